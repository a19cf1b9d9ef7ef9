import type { ReactNode } from 'react'
import type { CallName } from '../../tables/calls'
import { Button } from '../../ui/actions/Button'
import { useWaitText } from '../feedback/useWaitText'
import { useText } from '../useSite'
import { useRateLimit, useSilentFailure } from './useRateLimit'

interface SubmitButtonProps {
  /** The calls that the form may send: while the platform accepts one of them no more, the button counts down (I8.03). */
  readonly calls: readonly CallName[]
  readonly busy: boolean
  readonly busyText?: string | undefined
  /** A submission has ended so lately that a tap would be a double tap (I4.17). */
  readonly locked?: boolean | undefined
  readonly children: ReactNode
}

/** Submits the form. After a failure that no alert tells of, it offers to try again (F039). */
export function SubmitButton({ calls, busy, busyText, locked, children }: SubmitButtonProps) {
  const t = useText()
  const waitText = useWaitText()
  const count = useRateLimit(calls)
  const label = useSilentFailure(calls) && !busy ? t('common.retry') : children
  return (
    <>
      <Button wide size="l" type="submit" busy={busy} busyText={busyText} disabled={count > 0 || locked}>
        {count > 0 ? waitText(count) : label}
      </Button>
      <p role="status">{count > 0 && t('errors.tooManyRequests')}</p>
    </>
  )
}
