import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useEffect, useRef } from 'react'
import type { z } from 'zod'
import { useToast } from '#app/ui/toast.tsx'

/** What an action answers when it did not do what was asked; `toast` is said where scripts run. */
export type FormResult = { submission: SubmissionResult; toast: { title: string; text: string } }

type Options<Schema extends z.ZodType> = {
  /** For a button that stands outside of the form. */
  id?: string
  schema: Schema
  /** The last answer of the server, if it was not a redirect. */
  result: FormResult | undefined
  /** Over a toast that says what is missing. */
  title?: string
  /** What the fields begin with. */
  initial?: Record<string, string | null>
}

/** A form that checks itself with the server's own schema, and says in a toast what keeps it from being sent. */
export function useCheckedForm<Schema extends z.ZodType<object, Record<string, unknown>>>({
  id,
  schema,
  result,
  title = 'Error',
  initial,
}: Options<Schema>) {
  const toast = useToast()
  const said = useRef<FormResult | undefined>(undefined)
  const [form, fields] = useForm<z.input<Schema>>({
    id,
    lastResult: result?.submission,
    // biome-ignore lint/suspicious/noExplicitAny: the initial values of every form are texts
    defaultValue: initial as any,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
  })
  useEffect(() => {
    if (!result || said.current === result) return
    said.current = result
    toast({ ...result.toast, kind: 'error' })
  }, [result, toast])

  const { onSubmit, ...props } = getFormProps(form)
  const checkAndSend = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event)
    const checked = parseWithZod(new FormData(event.currentTarget), { schema })
    if (checked.status !== 'success') toast({ title, text: firstProblem(checked.error ?? {}), kind: 'error' })
  }
  return { form, fields, formProps: { ...props, onSubmit: checkAndSend, noValidate: true } }
}

export function firstProblem(errors: Record<string, string[] | null>): string {
  return Object.values(errors).find((messages) => messages?.[0])?.[0] ?? 'Revisa los datos'
}
