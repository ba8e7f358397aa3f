import type { Submission } from '@conform-to/react'
import { data } from 'react-router'
import type { FormResult } from '#app/web/checked-form.ts'

type Problem = { title: string; text: string; field?: string }

/** The form again, with what the shop refused said at its field, or at the head of the form. */
export function fieldProblem<Form>(submission: Submission<Form>, { title, text, field }: Problem) {
  const reply = field
    ? submission.reply({ fieldErrors: { [field]: [text] } as never })
    : submission.reply({ formErrors: [text] })
  const result: FormResult = { submission: reply, toast: { title, text } }
  return data(result, { status: 409 })
}
