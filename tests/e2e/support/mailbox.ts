import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RunningShop } from './running-shop.ts'

/** The newest letter to somebody that the shop has put in its folder; without a mail server it lies there. */
export async function letterTo(shop: RunningShop, address: string, subject: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      () => {
        found =
          letters(shop).findLast((letter) => isTo(letter, address) && subject.test(subjectOf(letter))) ?? ''
        return found !== ''
      },
      { timeout: 20_000, message: `a letter to ${address}` },
    )
    .toBe(true)
  return wordsOf(found)
}

/** The way from a letter into the shop. */
export function linkIn(letter: string): string {
  const link = /https?:\/\/\S+token=[\w-]+/.exec(letter)?.[0]
  if (!link) throw new Error(`There is no link in: ${letter}`)
  return link
}

function letters({ dataDir }: RunningShop): string[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'))
}

const isTo = (letter: string, address: string) => letter.includes(`\r\nTo: ${address}\r\n`)

function subjectOf(letter: string): string {
  const folded = /\r\nSubject: (.*(?:\r\n[ \t].*)*)/.exec(letter)?.[1] ?? ''
  return folded
    .replace(/\?=\s+=\?utf-8\?q\?/gi, '')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => fromQuotedPrintable(text.replaceAll('_', ' ')))
}

function wordsOf(letter: string): string {
  const [head = '', ...body] = letter.split('\r\n\r\n')
  const text = body.join('\n\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  return /content-transfer-encoding: quoted-printable/i.test(head) ? fromQuotedPrintable(text) : text
}

function fromQuotedPrintable(text: string): string {
  const octets = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(octets, 'latin1').toString('utf8')
}
