import { useEffect, useState } from 'react'
import type { OpenOverlay } from '../state/overlays'
import { times } from '../tables/times'
import { Toast } from '../ui/Toast'
import type { Shell } from './site'

const messageOf = (overlay: OpenOverlay | undefined): string =>
  (overlay?.payload as { message?: string } | undefined)?.message ?? ''

/** A toast stays 1.5 s, longer while it is touched, hovered or focused (I9.10, D15). Its live region is always there. */
export function ToastLane({ site, overlay }: { site: Shell; overlay: OpenOverlay | undefined }) {
  const [held, setHeld] = useState(false)
  const key = overlay?.key
  useEffect(() => {
    if (key === undefined || held) return
    return site.edge.clock.after(times.toast, () => site.overlays.close(key))
  }, [key, held, site])
  return (
    <div
      className="ToastLane"
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {overlay && <Toast text={messageOf(overlay)} leaving={overlay.leaving} />}
    </div>
  )
}
