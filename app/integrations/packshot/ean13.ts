/** The check digit and the bars of the code on a pack's back. */
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12])
}

/** 95 modules, 1 for a bar and 0 for a space. */
export function modulesOf(code: string): string {
  if (!isEan13(code)) throw new Error(`Not an EAN-13: ${code}`)
  const digits = [...code].map(Number)
  const parity = parities[digits[0] ?? 0] ?? ''
  const mirrored = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
  const first = digits.slice(1, 7).map((digit, index) => {
    const bits = left[digit] ?? ''
    return parity[index] === 'L' ? bits : [...mirrored(bits)].reverse().join('')
  })
  const second = digits.slice(7).map((digit) => mirrored(left[digit] ?? ''))
  return `101${first.join('')}01010${second.join('')}101`
}
