import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { useSite, useText } from '../../kit/useSite'
import { onlineAtom, slowPlacesAtom, slowRequestsAtom } from '../../state/page'
import { platformStatusAtom } from '../../state/system'
import * as times from '../../tables/times'
import { useInset } from '../../ui/layout/useInset'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'

const texts = { offline: 'system.offlineLine', slow: 'system.slowLine', back: 'system.backLine' } as const

const lineIcons = { offline: icons.offline, slow: 'clock', back: icons.check } as const

/** Below the top bar, in a line of its own: the connection is lost, slow, or back. */
export default function ConnectionStrip() {
  const t = useText()
  const connection = useConnection()
  const strip = useRef<HTMLDivElement>(null)
  useInset('--connection', strip)
  return (
    <div className="ConnectionStrip" role="status" ref={strip}>
      {connection !== 'good' && (
        <p className={`ConnectionStrip-line ConnectionStrip-line--${connection}`}>
          <Icon icon={lineIcons[connection]} />
          {t(texts[connection])}
        </p>
      )}
    </div>
  )
}

/** A connection that returns within a second, as on a change of networks, is not mentioned. */
function useConnection(): 'offline' | 'slow' | 'back' | 'good' {
  const { clock } = useSite().browser
  const isOnline = useAtomValue(onlineAtom)
  const isSilent = useAtomValue(platformStatusAtom).state === 'offline'
  const offline = useDelayedFlag(clock, !isOnline || isSilent, times.offlineLine)
  const slow = useAtomValue(slowRequestsAtom) > 0
  const saysSlowItself = useAtomValue(slowPlacesAtom) > 0
  const wasOffline = useRef(false)
  const [back, setBack] = useState(false)
  useEffect(() => {
    setBack(!offline && wasOffline.current)
    wasOffline.current = offline
    return offline ? undefined : clock.after(times.backLine, () => setBack(false))
  }, [offline, clock])
  if (offline) return 'offline'
  if (slow && !saysSlowItself) return 'slow'
  return back ? 'back' : 'good'
}
