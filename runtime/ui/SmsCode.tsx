import { Button } from './Button'
import { CodeField, type CodeFieldProps } from './CodeField'

export interface SmsCodeProps
  extends Pick<CodeFieldProps, 'label' | 'helper' | 'error' | 'length' | 'value' | 'onChange' | 'ref'> {
  /** On the button: send, send again, or how long until then. */
  sendText: string
  sendingText: string
  sending: boolean
  /** Another code cannot be asked for yet. */
  waiting: boolean
  onSend: () => void
}

/** A code by SMS: the button that sends it, and the one field that it goes into. */
export function SmsCode({ sendText, sendingText, sending, waiting, onSend, ...code }: SmsCodeProps) {
  return (
    <>
      <Button wide variant="tonal" busy={sending} busyText={sendingText} disabled={waiting} onClick={onSend}>
        {sendText}
      </Button>
      <CodeField {...code} />
    </>
  )
}
