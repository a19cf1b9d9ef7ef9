import type { MouseEvent, ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState, type EmptyStateProps } from './EmptyState'
import type { IconName } from './Icon'

export interface ErrorStateProps {
  title: string
  text?: ReactNode
  icon?: IconName | undefined
  picture?: ReactNode
  heading?: EmptyStateProps['heading']
  /** A short code that the visitor can read out to support. */
  code?: string | undefined
  retry?:
    | { label: string; onClick: () => void; busy?: boolean | undefined; busyText?: string | undefined }
    | undefined
  /** The way back, besides that of the page's bar. */
  back?: { label: string; onClick: () => void } | undefined
  support?:
    | {
        label: string
        href?: string | undefined
        onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
      }
    | undefined
}

/** Something went wrong: what it means, a retry, the way back, and customer service. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, icon = 'warning', picture, heading, code, retry, back, support } = props
  const actions = (
    <>
      {retry !== undefined && (
        <Button wide icon="refresh" busy={retry.busy} busyText={retry.busyText} onClick={retry.onClick}>
          {retry.label}
        </Button>
      )}
      {back !== undefined && (
        <Button wide variant="tonal" onClick={back.onClick}>
          {back.label}
        </Button>
      )}
      {support !== undefined && (
        <Button wide variant="text" icon="support" href={support.href} onClick={support.onClick}>
          {support.label}
        </Button>
      )}
      {code !== undefined && (
        <bdi className="ErrorState-code" dir="auto">
          {code}
        </bdi>
      )}
    </>
  )
  return (
    <div className="ErrorState">
      <EmptyState {...{ title, text, icon, picture, heading }} action={actions} />
    </div>
  )
}
