import { Banner } from './Banner'
import { Button } from './Button'

export interface SlowBannerProps {
  title: string
  children: string
  cancelLabel: string
  onCancel: () => void
}

/** Tells the member that the request is slow, and offers to cancel. */
export function SlowBanner({ title, children, cancelLabel, onCancel }: SlowBannerProps) {
  return (
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
  )
}
