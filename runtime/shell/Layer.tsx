import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { OpenOverlay } from '../state/overlays'
import { overlays } from '../tables/overlays'
import type { Shell } from './site'

interface LayerProps {
  readonly site: Shell
  readonly overlay: OpenOverlay
  /** It has the member's attention; the layers below it are inert. */
  readonly top: boolean
  readonly children: (titleId: string) => ReactNode
}

/**
 * One overlay: mask, `<dialog>` over an inert page, focus. Not showModal(): a vendor's own overlay on the
 * body could not be reached above the browser's top layer (D17).
 */
export function Layer({ site, overlay, top, children }: LayerProps) {
  const { shape, dismissible } = overlays[overlay.id]
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useFocusInside(dialog, titleId)
  const close = () => site.overlays.close(overlay.key)
  const dismissable = dismissible && top && !overlay.leaving
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layer's key never changes
  useEffect(() => (dismissable ? site.edge.page.onCloseRequest(close) : undefined), [dismissable])
  return (
    <dialog
      open
      ref={dialog}
      className={`Layer Layer--${shape}${overlay.leaving ? ' Layer--leaving' : ''}`}
      aria-modal="true"
      aria-labelledby={titleId}
      inert={!top || overlay.leaving}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mask is a shortcut; Close, Escape and Back do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="Layer-mask" onClick={dismissable ? close : undefined} />
      <div className="Layer-panel">{children(titleId)}</div>
    </dialog>
  )
}

/** The focus goes to the field that waits for it, else to the heading. */
function useFocusInside(dialog: React.RefObject<HTMLDialogElement | null>, titleId: string): void {
  useEffect(() => {
    const panel = dialog.current
    const first =
      panel?.querySelector<HTMLElement>('[data-autofocus]') ??
      panel?.querySelector<HTMLElement>(`[id="${titleId}"]`) ??
      panel?.querySelector<HTMLElement>('button, a[href], input')
    first?.focus({ preventScroll: true })
  }, [dialog, titleId])
}
