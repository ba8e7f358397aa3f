/** Links are handed through browsers and apps that cut or refuse long ones. */
export const LONGEST_LINK = 2000

/** Opens a chat with the text already written. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

export function fitsInLink(phone: string, text: string): boolean {
  return chatLink(phone, text).length <= LONGEST_LINK
}

/** Shortens the text, never in the middle of a sign, until its link fits. */
export function shortenForLink(phone: string, text: string): string {
  if (fitsInLink(phone, text)) return text
  const signs = [...text]
  let [fits, tooLong] = [0, signs.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (fitsInLink(phone, `${signs.slice(0, middle).join('')}…`)) fits = middle
    else tooLong = middle
  }
  return `${signs.slice(0, fits).join('').trimEnd()}…`
}
