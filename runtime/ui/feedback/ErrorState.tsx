import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../actions/Button'
import type { IconSource } from '../media/Icon'
import { EmptyState, type EmptyStateProps } from './EmptyState'

export interface ErrorStateProps {
  title: string
  text?: ReactNode
  icon?: IconSource | undefined
  picture?: ReactNode
  heading?: EmptyStateProps['heading']
  /** A short code that the visitor can read out to support. */
  code: string
  retry?:
    | { label: string; onClick: () => void; busy?: boolean | undefined; busyText?: string | undefined }
    | undefined
  /** Between the retry and customer service. */
  more?: ReactNode
  support?:
    | {
        label: string
        href?: string | undefined
        onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
      }
    | undefined
}

/** Something went wrong: what it means, a retry, other ways on, and customer service. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, icon = 'warning', picture, heading, code, retry, more, support } = props
  const actions = (
    <>
      {retry !== undefined && (
        <Button wide icon="refresh" busy={retry.busy} busyText={retry.busyText} onClick={retry.onClick}>
          {retry.label}
        </Button>
      )}
      {more}
      {support !== undefined && (
        <Button wide variant="text" icon="support" href={support.href} onClick={support.onClick}>
          {support.label}
        </Button>
      )}
      <bdi className="ErrorState-code" dir="auto">
        {code}
      </bdi>
    </>
  )
  return (
    <div className="ErrorState">
      <EmptyState {...{ title, text, icon, picture, heading }} action={actions} />
    </div>
  )
}
