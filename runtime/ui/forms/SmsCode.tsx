import { Button } from '../actions/Button'
import { SlowMessage, type SlowMessageProps } from '../feedback/SlowMessage'
import { CodeField, type CodeFieldProps } from './CodeField'

export interface SmsCodeProps
  extends Pick<CodeFieldProps, 'label' | 'helper' | 'error' | 'value' | 'onChange' | 'ref'> {
  /** Label of the button: send, send again, or the remaining wait. */
  sendText: string
  sendingText: string
  /** Why the button waits. */
  notice?: string | undefined
  sending: boolean
  /** Another code cannot be requested yet. */
  waiting: boolean
  onSend: () => void
  /** Present when sending takes long enough to offer a cancel button. */
  slow: SlowMessageProps | undefined
}

/** A code by SMS: the button that sends it, and the field for it. */
export function SmsCode(props: SmsCodeProps) {
  const { sendText, sendingText, sending, notice, waiting, onSend, slow, ...code } = props
  return (
    <>
      <Button wide variant="tonal" busy={sending} busyText={sendingText} disabled={waiting} onClick={onSend}>
        {sendText}
      </Button>
      <p role="status">{notice}</p>
      {slow && <SlowMessage {...slow} />}
      <CodeField {...code} />
    </>
  )
}
