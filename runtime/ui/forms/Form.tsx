import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useSubmitInView } from './useSubmitInView'

export interface FormProps {
  className: string
  onSubmit: () => void
  /** A request runs. */
  busy?: boolean | undefined
  /** Read out as the form's name. */
  label?: string | undefined
  /** For a form that gets the focus itself. */
  ref?: Ref<HTMLFormElement> | undefined
  children: ReactNode
}

/** The "next" key leads to the next field as long as that is empty: nobody has forgotten it yet. */
function goToNext(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('.Field-input')]
  const index = fields.findIndex((field) => field === event.target && field.matches('[enterkeyhint="next"]'))
  const next = index < 0 ? undefined : fields[index + 1]
  if (next === undefined || next.value !== '') return
  event.preventDefault()
  next.focus()
}

/** A form that is submitted and validated by script: the browser's own submission would load the page again. */
export function Form({ className, onSubmit, busy, label, ref, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement)
  useSubmitInView(form)
  return (
    <form
      className={className}
      noValidate
      onKeyDown={goToNext}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      aria-busy={busy}
      aria-label={label}
      ref={form}
      {...(ref === undefined ? {} : { tabIndex: -1 })}
    >
      {children}
    </form>
  )
}
