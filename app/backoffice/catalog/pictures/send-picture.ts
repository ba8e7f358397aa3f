import type { AcceptedPicture } from './accepted-picture.ts'

/** Sends one file, telling how much of it is there; the browser's fetch cannot tell that of what it sends. */
export function sendPicture(
  file: Blob,
  onProgress: (sent: number, total: number) => void,
): Promise<AcceptedPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/admin/productos/imagenes')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => resolve({ ok: false, error: 'Se perdió la conexión. Intenta de nuevo.' })
    request.send(file)
  })
}

function readAnswer(request: XMLHttpRequest): AcceptedPicture {
  if (request.status === 413) return { ok: false, error: 'La imagen pesa demasiado. Sube una más liviana.' }
  try {
    return JSON.parse(request.responseText) as AcceptedPicture
  } catch {
    return { ok: false, error: 'No se pudo subir la imagen. Recarga la página e intenta de nuevo.' }
  }
}

export async function sendAddress(address: string): Promise<AcceptedPicture> {
  try {
    const answer = await fetch('/admin/productos/imagenes/direccion', {
      method: 'POST',
      body: new URLSearchParams({ direccion: address }),
    })
    return (await answer.json()) as AcceptedPicture
  } catch {
    return { ok: false, error: 'Se perdió la conexión. Intenta de nuevo.' }
  }
}

export async function askProgress(
  key: string,
  signal: AbortSignal,
): Promise<{ made: number; total: number } | null> {
  const answer = await fetch(`/admin/productos/imagenes/${key}`, { signal })
  return ((await answer.json()) as { progress: { made: number; total: number } | null }).progress
}
