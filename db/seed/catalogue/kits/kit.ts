import type { Form } from '#app/integrations/packshot/spec.ts'

/** A way a thing is put up and taken: its packs, what they say, how it is used. */
export interface Pack {
  form: Form
  presentation: string
  /** On the label and at the end of the name: "60 cápsulas". */
  content: string
  /** The pack's price, as a multiple of its line's. */
  factor: number
}

export interface Kit {
  packs: Pack[]
  /** Strengths are printed only on kits that are dosed. */
  dosed: boolean
  suffix: string
  usage: readonly string[]
  feel: readonly string[]
}

/** Packs are written one after the other: "form; vessel; content; factor | form; …". */
export function kit(
  doses: 'dosed' | 'plain',
  packs: string,
  usage: readonly string[],
  feel: readonly string[],
  suffix = '',
): Kit {
  return { packs: packs.split('|').map(packOf), dosed: doses === 'dosed', usage, feel, suffix }
}

function packOf(written: string): Pack {
  const [form = '', vessel = '', content = '', factor = ''] = written.split(';').map((part) => part.trim())
  return { form: form as Form, content, factor: Number(factor), presentation: `${vessel} de ${content}` }
}
