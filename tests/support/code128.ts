/** The widths of bars and spaces of each sign of Code 128, from the standard; what the shop draws is not asked. */
const signs = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`
  .trim()
  .split(/\s+/)
const START_C = 105
const STOP = '2331112'

/** The digits of a Code 128 (code set C) that a line across it shows; true is dark. Throws when it is none. */
export function readCode128(line: readonly boolean[]): string {
  const runs = runsOf(line)
  const body = runs.slice(0, -STOP.length)
  if (widths(runs.slice(-STOP.length), 13) !== STOP) throw new Error('There is no stop at the end')
  if (body.length % 6 !== 0) throw new Error(`${body.length} bars and spaces are no whole signs`)
  const values: number[] = []
  for (let place = 0; place < body.length; place += 6) {
    const seen = widths(body.slice(place, place + 6), 11)
    const value = signs.indexOf(seen)
    if (value < 0) throw new Error(`${seen} is no sign`)
    values.push(value)
  }
  const [start, ...rest] = values
  const check = rest.pop()
  if (start !== START_C) throw new Error('It does not begin in code set C')
  const sum = rest.reduce((total, value, place) => total + value * (place + 1), START_C)
  if (sum % 103 !== check) throw new Error('Its check digit is wrong')
  if (rest.some((value) => value > 99)) throw new Error('It holds more than digits')
  return rest.map((value) => String(value).padStart(2, '0')).join('')
}

/** How long each bar and space is, from the first bar to the last. */
function runsOf(line: readonly boolean[]): number[] {
  const dark = line.slice(line.indexOf(true), line.lastIndexOf(true) + 1)
  const runs: number[] = []
  dark.forEach((isDark, place) => {
    if (place === 0 || isDark !== dark[place - 1]) runs.push(0)
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
  })
  return runs
}

function widths(runs: readonly number[], modules: number): string {
  const length = runs.reduce((sum, run) => sum + run, 0)
  return runs.map((run) => Math.round((run * modules) / length)).join('')
}
