import { useEffect, useRef } from 'react'

type FormError = string | { message: string; fieldId?: string }

type FormErrorsProps = { title?: string; errors: readonly FormError[] | null | undefined }

/** What keeps a form from being sent. It takes the focus each time there is something new to say. */
export function FormErrors({ title = 'Revisa estos datos', errors }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const list = (errors ?? []).map((error) => (typeof error === 'string' ? { message: error } : error))
  const said = list.map((error) => error.message).join('\n')
  useEffect(() => {
    if (said) box.current?.focus()
  }, [said])
  if (list.length === 0) return null
  return (
    <div ref={box} className="form-errors" role="alert" tabIndex={-1}>
      <p className="font-semibold">{list.length === 1 ? <ErrorLine {...list[0]} /> : title}</p>
      {list.length > 1 ? (
        <ul>
          {list.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              <ErrorLine {...error} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function ErrorLine({ message = '', fieldId }: { message?: string; fieldId?: string }) {
  return fieldId ? <a href={`#${fieldId}`}>{message}</a> : message
}
