import { useAtomValue } from 'jotai/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FrameChannel, openFrameChannel } from '../../browser/page/frameChannel'
import type { Site } from '../../contract/site'
import { createMessageGate } from '../../kit/messageGate'
import { targetContext } from '../../kit/pages/targetContext'
import { useSite } from '../../kit/useSite'
import type { EmbeddedPage } from '../../rules/embed/embeddedPage'
import { type FrameMessage, type MoneyMessage, readFrameMessage } from '../../rules/embed/frameMessage'
import { siteMessage } from '../../rules/embed/siteMessage'
import { safeLoginTarget } from '../../rules/session/loginTarget'
import { announcedDepositsAtom, cardCountAtom } from '../../state/download'
import { balanceChangeCountAtom } from '../../state/member'
import { sessionAtom } from '../../state/session'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'
import { trackPayment } from './trackPayment'

interface FrameState {
  readonly state: 'loading' | 'ready' | 'late'
  /** In px, if the page has told it. */
  readonly height: number | undefined
  onLoad(): void
}

/** Listens to the page, and tells it who is logged in (D9). Another session begins with another frame (D21). */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  page: EmbeddedPage,
  saysReady: boolean,
): FrameState {
  const site = useSite()
  const [state, setState] = useState<FrameState['state']>('loading')
  const [height, setHeight] = useState<number>()
  const channel = useRef<FrameChannel>(undefined)
  const session = useAtomValue(sessionAtom)
  const { language } = site.text
  const { getsSession, origin } = page
  const message = siteMessage({
    merchantCode: site.data.code,
    language,
    ...languages[language],
    session: getsSession ? session : undefined,
  })
  const latest = useRef(message)
  latest.current = message

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    let isLeaving = false
    /** A page may ask more than once before it is gone. */
    function leave(path: string): void {
      if (!isLeaving) site.go(path)
      isLeaving = true
    }
    const gate = createMessageGate<FrameMessage>(site.browser.clock, (received) => {
      if (received.type === 'ready') {
        setState('ready')
        opened.send(latest.current)
      } else if (received.type === 'height') setHeight(received.height)
      else if (received.type === 'navigate')
        leave(safeLoginTarget(received.path, targetContext(site)) ?? '/m/home')
      else if (received.type === 'close') leave('/m/home')
      else {
        announce(site, received.type)
        if (received.type === 'deposit' && received.payment) void trackPayment(site, received.payment)
      }
    })
    const opened = openFrameChannel(current, origin, (data) => {
      const received = readFrameMessage(data)
      if (received) gate.receive(received)
    })
    channel.current = opened
    return () => {
      gate.stop()
      opened.stop()
    }
  }, [site, frame, origin])

  // A page that is ready hears of another language at once.
  const text = JSON.stringify(message)
  const wasSent = useRef(text)
  useEffect(() => {
    if (wasSent.current === text) return
    wasSent.current = text
    if (state === 'ready') channel.current?.send(latest.current)
  }, [text, state])

  useEffect(() => {
    if (state !== 'loading') return
    return site.browser.clock.after(times.embeddedPage, () => setState('late'))
  }, [site, state])

  return {
    state,
    height,
    onLoad() {
      if (!saysReady) setState('ready')
    },
  }
}

/** What the page has done to the member's money and cards concerns other parts of the site (E4.32, E4.28). */
function announce({ store }: Site, type: MoneyMessage): void {
  const oneMore = (count: number) => count + 1
  if (type === 'deposit') store.set(announcedDepositsAtom, oneMore)
  if (type === 'cardBound') store.set(cardCountAtom, (count) => (count === undefined ? count : count + 1))
  else store.set(balanceChangeCountAtom, oneMore)
}
