import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { reportFault } from '../../kit/tracking'
import { useSite, useText } from '../../kit/useSite'
import type { MiniGameVariant } from '../../rules/miniGame/variant'
import { openOverlaysAtom, openWindowsAtom } from '../../state/overlays'
import { pathAtom } from '../../state/page'
import { launchGame } from './launchGame'
import { MiniGameWindow } from './MiniGameWindow'
import { brokenForAtom } from './memory'
import { type RunningMiniGame, startMiniGame } from './startMiniGame'
import { useMiniGame } from './useMiniGame'

/** The mini game of the session, unless the member has put it away; begun anew for another session or language (D21). */
export default function MiniGame() {
  const site = useSite()
  useText()
  const game = useMiniGame()
  if (!game || game.away) return null
  const { variant, owner } = game
  const key = `${owner} ${site.text.language} ${variant.script} ${variant.sea}`
  return <FloatingGame key={key} variant={variant} owner={owner} />
}

interface FloatingGameProps {
  readonly variant: MiniGameVariant
  readonly owner: string
}

/** Nothing is seen of a game before it is ready, and of one that does not work nothing at all (F156). */
function FloatingGame({ variant, owner }: FloatingGameProps) {
  const site = useSite()
  const container = useRef<HTMLDivElement>(null)
  const running = useRef<RunningMiniGame | undefined>(undefined)
  const [ready, setReady] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useOpen(close)
  const [height, setHeight] = useState<number>()
  const isOpen = useRef(open)
  isOpen.current = open

  function close(): void {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  /** Whoever goes on in the page wants to see it; something that opens above both leaves the game as it is. */
  function leave(): void {
    if (site.store.get(openOverlaysAtom).length === 0) setOpen(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: started once; another game has another key
  useEffect(() => {
    if (!container.current) return
    const game = startMiniGame(site, {
      variant,
      container: container.current,
      onReady: () => setReady(true),
      onFault(code) {
        reportFault(site, { kind: 'script', where: 'miniGame', code })
        site.store.set(brokenForAtom, owner)
      },
      onClose() {
        if (isOpen.current) close()
      },
      onResize: setHeight,
      onLaunch(wanted) {
        if (!isOpen.current) return
        setOpen(false)
        void launchGame(site, wanted)
      },
    })
    running.current = game
    return game.stop
  }, [])
  useEffect(() => running.current?.show(open), [open])

  return (
    <MiniGameWindow
      owner={owner}
      movable={!variant.sea}
      ready={ready}
      open={open}
      onToggle={() => setOpen(!open)}
      onClose={close}
      onLeave={leave}
      height={height}
      button={button}
      container={container}
    />
  )
}

/** Whether the game is open. It closes with its page, and at the member's request, unless something is above it. */
function useOpen(close: () => void): [open: boolean, setOpen: (open: boolean) => void] {
  const site = useSite()
  const path = useAtomValue(pathAtom)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page changes
  useEffect(() => setOpen(false), [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same at any time
  useEffect(() => {
    if (!open) return
    const { browser, store } = site
    const window = { key: `miniGame-${browser.clock.monotonic()}`, close }
    store.set(openWindowsAtom, (others) => [...others, window])
    const stopListening = browser.page.onCloseRequest(() => {
      if (store.get(openOverlaysAtom).length === 0) close()
    })
    return () => {
      stopListening()
      store.set(openWindowsAtom, (windows) => windows.filter((one) => one !== window))
    }
  }, [site, open])
  return [open, setOpen]
}
