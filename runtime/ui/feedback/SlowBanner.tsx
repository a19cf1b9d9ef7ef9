import { Button } from '../actions/Button'
import { Banner } from './Banner'

export interface SlowBannerProps {
  title: string
  children: string
  cancelLabel: string
  onCancel: () => void
}

const scrollIntoView = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Tells the member that the request is slow, and offers to cancel. It appears by itself, so it scrolls into view. */
export function SlowBanner({ title, children, cancelLabel, onCancel }: SlowBannerProps) {
  return (
    <div className="SlowBanner" ref={scrollIntoView}>
      <Banner
        live
        title={title}
        action={
          <Button size="s" variant="tonal" onClick={onCancel}>
            {cancelLabel}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  )
}
