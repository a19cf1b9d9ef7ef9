import { Button } from './Button'
import { CodeField, type CodeFieldProps } from './CodeField'
import { SlowBanner } from './SlowBanner'

export interface SmsCodeProps
  extends Pick<CodeFieldProps, 'label' | 'helper' | 'error' | 'length' | 'value' | 'onChange' | 'ref'> {
  /** On the button: send, send again, or how long until then. */
  sendText: string
  sendingText: string
  sending: boolean
  /** Another code cannot be asked for yet. */
  waiting: boolean
  onSend: () => void
  /** Sending has become long enough to offer a way out. */
  slow: boolean
  slowTitle: string
  slowText: string
  cancelLabel: string
  onCancel: () => void
}

/** A code by SMS: the button that sends it, and the one field that it goes into. */
export function SmsCode(props: SmsCodeProps) {
  const { sendText, sendingText, sending, waiting, onSend, ...more } = props
  const { slow, slowTitle, slowText, cancelLabel, onCancel, ...code } = more
  return (
    <>
      <Button wide variant="tonal" busy={sending} busyText={sendingText} disabled={waiting} onClick={onSend}>
        {sendText}
      </Button>
      {slow && (
        <SlowBanner title={slowTitle} cancelLabel={cancelLabel} onCancel={onCancel}>
          {slowText}
        </SlowBanner>
      )}
      <CodeField {...code} />
    </>
  )
}
