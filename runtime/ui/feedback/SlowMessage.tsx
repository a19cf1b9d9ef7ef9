import { Button } from '../actions/Button'
import { Message } from './Message'

export interface SlowMessageProps {
  title: string
  children: string
  cancelLabel: string
  onCancel: () => void
}

const scrollIntoView = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Tells the member that the request is slow, and offers to cancel. It appears by itself, so it scrolls into view. */
export function SlowMessage({ title, children, cancelLabel, onCancel }: SlowMessageProps) {
  return (
    <div className="SlowMessage" ref={scrollIntoView}>
      <Message
        live
        title={title}
        action={
          <Button size="s" variant="tonal" onClick={onCancel}>
            {cancelLabel}
          </Button>
        }
      >
        {children}
      </Message>
    </div>
  )
}
