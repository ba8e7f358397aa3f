import type { Submission } from '@conform-to/react'
import { data } from 'react-router'
import { type FormResult, firstProblem } from './checked-form.ts'

const secrets = ['password', 'repeated', 'current']

type Problem = { title?: string; text?: string; status?: number; headers?: HeadersInit }

/** The form again, with what was typed but for passwords, and what is wrong with it. */
export function formProblem<Form, Value>(
  submission: Submission<Form, string[], Value>,
  problem: Problem = {},
) {
  const { title = 'Error', text, status = 400, headers } = problem
  const reply = submission.reply({
    formErrors: text ? [text] : undefined,
    hideFields: secrets as never,
  })
  const said = text ?? firstProblem(reply.error ?? {})
  const result: FormResult = { submission: reply, toast: { title, text: said } }
  return data(result, { status, headers })
}
