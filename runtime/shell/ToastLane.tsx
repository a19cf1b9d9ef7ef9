import { useEffect, useState } from 'react'
import type { OpenOverlay } from '../state/overlays'
import * as times from '../tables/times'
import { Toast } from '../ui/feedback/Toast'
import type { Shell } from './site'

const messageOf = (overlay: OpenOverlay | undefined): string =>
  overlay?.id === 'toast' ? overlay.payload.message : ''

/**
 * Shows a toast for 1.5 s or as long as it says, longer while touched, hovered or focused (I9.10, D118). The live region is always
 * rendered.
 */
export function ToastLane({ site, overlay }: { site: Shell; overlay: OpenOverlay | undefined }) {
  const [paused, setPaused] = useState(false)
  const key = overlay?.key
  const duration = (overlay?.id === 'toast' && overlay.payload.duration) || times.toast
  useEffect(() => {
    if (key === undefined || paused) return
    return site.browser.clock.after(duration, () => site.overlays.close(key))
  }, [key, duration, paused, site])
  return (
    <div
      className="ToastLane"
      role="status"
      aria-live="polite"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {overlay && <Toast text={messageOf(overlay)} leaving={overlay.leaving} />}
    </div>
  )
}
