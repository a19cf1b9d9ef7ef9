import { useAtomValue } from 'jotai/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FrameChannel } from '../../browser/page/frameChannel'
import type { Site } from '../../contract/site'
import { targetContext } from '../../kit/pages/targetContext'
import { useSite } from '../../kit/useSite'
import type { EmbeddedPage } from '../../rules/embed/embeddedPage'
import { type FrameMessage, type MoneyMessage, readFrameMessage } from '../../rules/embed/frameMessage'
import { siteMessage } from '../../rules/embed/siteMessage'
import { lobbyPath, safeLoginTarget } from '../../rules/session/loginTarget'
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
  readonly channel: RefObject<FrameChannel | undefined>
  read(raw: unknown): FrameMessage | undefined
  onMessage(message: FrameMessage): void
  onLoad(): void
  onLeave(path: string): void
}

interface FrameOptions {
  /** Where the page is mounted on the site. */
  readonly path: string
  readonly saysReady: boolean
  readonly onRestart: () => void
  /** Closes the sheet that it is in; otherwise it is left for the lobby. */
  readonly onClose: (() => void) | undefined
}

/** Listens to the page, and tells it who is logged in (D9). Another session begins with another frame (D21). */
export function useFrame(
  page: EmbeddedPage,
  { path: ownPath, saysReady, onRestart, onClose }: FrameOptions,
): FrameState {
  const site = useSite()
  const [state, setState] = useState<FrameState['state']>('loading')
  const [height, setHeight] = useState<number>()
  const channel = useRef<FrameChannel>(undefined)
  const session = useAtomValue(sessionAtom)
  const { language } = site.text
  const message = siteMessage({
    merchantCode: site.data.code,
    language,
    ...languages[language],
    session: page.getsSession ? session : undefined,
  })
  const latest = useRef(message)
  latest.current = message

  const isLeaving = useRef(false)
  /** A page may ask more than once before it is gone. */
  function leave(path: string): void {
    if (!isLeaving.current) site.go(path)
    isLeaving.current = true
  }

  /** From a sheet the page below comes back, as it was. */
  const end = onClose ?? (() => leave(lobbyPath))

  function leaveFor(path: string): void {
    const target = safeLoginTarget(path, targetContext(site)) ?? lobbyPath
    if (target === lobbyPath) end()
    else leave(target)
  }

  /** A page that leads back to its own address on the site, as after a payment, begins again; one that does so at once is left. */
  function followIntoSite(address: string): void {
    const [path] = address.split('?')
    if (path !== ownPath) leaveFor(address)
    else if (state === 'ready') onRestart()
    else end()
  }

  function onMessage(received: FrameMessage): void {
    if (received.type === 'ready') {
      setState('ready')
      channel.current?.send(latest.current)
    } else if (received.type === 'height') setHeight(received.height)
    else if (received.type === 'navigate') leaveFor(received.path)
    else if (received.type === 'close') end()
    else {
      announce(site, received.type)
      if (received.type === 'deposit' && received.payment) void trackPayment(site, received.payment)
    }
  }

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
    channel,
    read: readFrameMessage,
    onMessage,
    onLoad() {
      if (!saysReady) setState('ready')
    },
    onLeave: followIntoSite,
  }
}

/** What the page has done to the member's money and cards concerns other parts of the site (E4.32, E4.28). */
function announce({ store }: Site, type: MoneyMessage): void {
  const oneMore = (count: number) => count + 1
  if (type === 'deposit') store.set(announcedDepositsAtom, oneMore)
  if (type === 'cardBound') store.set(cardCountAtom, (count) => (count === undefined ? count : count + 1))
  else store.set(balanceChangeCountAtom, oneMore)
}
