import { Button } from './Button'
import { CodeField, type CodeFieldProps } from './CodeField'
import { SlowBanner, type SlowBannerProps } from './SlowBanner'

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
  slow: SlowBannerProps | undefined
}

/** A code by SMS: the button that sends it, and the one field that it goes into. */
export function SmsCode(props: SmsCodeProps) {
  const { sendText, sendingText, sending, waiting, onSend, slow, ...code } = props
  return (
    <>
      <Button wide variant="tonal" busy={sending} busyText={sendingText} disabled={waiting} onClick={onSend}>
        {sendText}
      </Button>
      {slow && <SlowBanner {...slow} />}
      <CodeField {...code} />
    </>
  )
}
