let context: AudioContext | undefined

/** Browsers stay silent until the person has touched the page; a Control or Esc alone does not count for them. */
export function unlockSound(): () => void {
  const events = ['pointerdown', 'pointerup', 'keydown'] as const
  const stop = () => {
    for (const event of events) document.removeEventListener(event, unlock, { capture: true })
  }
  const unlock = () => {
    if (navigator.userActivation?.hasBeenActive === false) return
    stop()
    context ??= new AudioContext()
    void context.resume()
  }
  for (const event of events) document.addEventListener(event, unlock, { capture: true })
  return stop
}

/** Two soft notes, a fifth apart. False where this page may not sound. */
export function playBell(): boolean {
  if (context?.state !== 'running') return false
  const start = context.currentTime
  ring(context, 659.25, start)
  ring(context, 987.77, start + 0.16)
  return true
}

function ring(audio: AudioContext, frequency: number, at: number) {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.25, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.75)
}
