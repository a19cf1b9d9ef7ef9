import type { ReactNode, Ref } from 'react'

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

/** A form that is submitted and validated by script: the browser's own submission would load the page again. */
export function Form({ className, onSubmit, busy, label, ref, children }: FormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      aria-busy={busy}
      aria-label={label}
      {...(ref === undefined ? {} : { ref, tabIndex: -1 })}
    >
      {children}
    </form>
  )
}
