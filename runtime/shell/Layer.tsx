import { type ReactNode, useEffect, useId, useRef } from 'react'
import { isDismissible } from '../rules/system/isDismissible'
import type { OpenOverlay } from '../state/overlays'
import { overlays } from '../tables/overlays'
import type { Shell } from './site'

interface LayerProps {
  readonly site: Shell
  readonly overlay: OpenOverlay
  /** No overlay is above it; those below it are inert. */
  readonly isTop: boolean
  readonly children: (titleId: string) => ReactNode
}

/**
 * One overlay: mask, focus, and a `<dialog>` over the inert page. Not showModal(): a vendor's overlay in the body would be
 * unreachable below the browser's top layer (D66).
 */
export function Layer({ site, overlay, isTop, children }: LayerProps) {
  const { shape } = overlays[overlay.id]
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useInitialFocus(dialog, titleId)
  const close = () => site.overlays.close(overlay.key)
  const canDismiss = isDismissible(overlay.id, overlay.payload) && isTop && !overlay.leaving
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layer's key never changes
  useEffect(() => (canDismiss ? site.browser.page.onCloseRequest(close) : undefined), [canDismiss])
  return (
    <dialog
      open
      ref={dialog}
      className={`Layer Layer--${shape}${overlay.leaving ? ' Layer--leaving' : ''}`}
      aria-modal="true"
      aria-labelledby={titleId}
      inert={!isTop || overlay.leaving}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mask is a shortcut; Close, Escape and Back do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="Layer-mask" onClick={canDismiss ? close : undefined} />
      <div className="Layer-panel">{children(titleId)}</div>
    </dialog>
  )
}

/** Focuses the field marked with data-autofocus, else the heading, else the first control. */
function useInitialFocus(dialog: React.RefObject<HTMLDialogElement | null>, titleId: string): void {
  useEffect(() => {
    const panel = dialog.current
    const target =
      panel?.querySelector<HTMLElement>('[data-autofocus]') ??
      panel?.querySelector<HTMLElement>(`[id="${titleId}"]`) ??
      panel?.querySelector<HTMLElement>('button, a[href], input')
    target?.focus({ preventScroll: true })
  }, [dialog, titleId])
}
