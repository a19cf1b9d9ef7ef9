import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { goTo } from '../../kit/pages/Link'
import { useDelayedFlag } from '../../kit/timing/useDelayedFlag'
import { useSite, useText } from '../../kit/useSite'
import type { GameMessage } from '../../rules/games/gameMessage'
import { type LaunchRequest, withPlayType } from '../../rules/games/launch'
import { lobbyPath } from '../../rules/session/loginTarget'
import { balanceChangeCountAtom } from '../../state/member'
import { openOverlaysAtom } from '../../state/overlays'
import { sessionAtom } from '../../state/session'
import { downloadPages } from '../../tables/downloadPages'
import * as times from '../../tables/times'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { classNames } from '../../ui/classNames'
import * as icons from '../../ui/media/icons'
import { GameBar } from './GameBar'
import { GameFrame } from './GameFrame'
import { GameMoney } from './GameMoney'
import { GameOpening } from './GameOpening'
import { GameProblem } from './GameProblem'
import { LaunchFailed } from './LaunchFailed'
import { useFullscreen } from './useFullscreen'
import { useGameLaunch } from './useGameLaunch'
import { backPathOf, useLeaveGame } from './useLeaveGame'
import { useOpenedGame } from './useOpenedGame'

/** Launches a game and shows it, or says why not and what to do (E2.68, E8.09, F158). */
export function PlayGame({ request }: { readonly request: LaunchRequest }) {
  const site = useSite()
  const t = useText()
  const game = useOpenedGame(request)
  const title = game?.name ?? t('play.title')
  const backPath = backPathOf(site, request) ?? lobbyPath
  const { state, attempt, retry } = useGameLaunch(request, { title, backPath })
  const leave = useLeaveGame(request)
  const [since] = useState(() => site.browser.clock.monotonic())
  useBalanceRefresh(!request.trial)
  if (state.status === 'opened')
    return <OpenedGame key={attempt} {...{ request, title, game, leave, retry, since }} url={state.url} />
  return (
    <div className="LaunchGame">
      <GameBar title={title} onBack={leave} />
      {state.status === 'failed' ? (
        <LaunchFailed failure={state.failure} onRetry={retry} onLeave={leave} />
      ) : (
        <GameOpening game={game} onCancel={leave} />
      )}
    </div>
  )
}

/** What was won or lost shows as soon as the game is left. */
function useBalanceRefresh(plays: boolean): void {
  const { store } = useSite()
  useEffect(
    () => (plays ? () => store.set(balanceChangeCountAtom, (count) => count + 1) : undefined),
    [store, plays],
  )
}

interface OpenedGameProps {
  readonly request: LaunchRequest
  readonly url: string
  readonly title: string
  readonly game: ReturnType<typeof useOpenedGame>
  readonly leave: () => void
  readonly retry: () => void
  /** When it was opened, on the clock that only goes forward. */
  readonly since: number
}

/** The game in its frame. What the frame does not show within ten seconds can be opened in a tab of its own (F158). */
function OpenedGame({ request, url, title, game, leave, retry, since }: OpenedGameProps) {
  const site = useSite()
  const t = useText()
  const [loaded, setLoaded] = useState(false)
  const late = useDelayedFlag(site.browser.clock, !loaded, times.gameFrame)
  const fullscreen = useFullscreen()
  const isFull = fullscreen.active && loaded
  const isLeaving = useRef(false)
  const openMenu = (): void => void site.openOverlay('gameMenu', { game, url, since })

  /** A game may say the same many times: it is left once, and nothing opens above what it has opened. */
  function followMessage(message: Exclude<GameMessage, 'ready'>): void {
    const [depositPath] = downloadPages.deposit
    if (isLeaving.current) return
    if (message !== 'deposit') {
      isLeaving.current = true
      leave()
    } else if (site.store.get(openOverlaysAtom).length === 0 && site.data.manifest.routes[depositPath]) {
      isLeaving.current = site.store.get(sessionAtom) !== undefined
      goTo(site, depositPath)
    }
  }

  return (
    <div className={classNames('LaunchGame', isFull && 'LaunchGame--full')}>
      {!isFull && (
        <GameBar
          title={title}
          onBack={leave}
          money={!request.trial && <GameMoney onMenu={openMenu} />}
          end={
            <>
              {request.trial && (
                <IconButton
                  icon={icons.external}
                  label={t('play.newTab')}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                />
              )}
              <IconButton icon={icons.fullscreen} label={t('play.fullscreen')} onClick={fullscreen.enter} />
              {!request.trial && <IconButton icon={icons.menu} label={t('play.menu')} onClick={openMenu} />}
            </>
          }
        />
      )}
      {request.trial && !isFull && <TrialBar />}
      <div className="LaunchGame-screen">
        <GameFrame url={url} title={title} onLoad={() => setLoaded(true)} onMessage={followMessage} />
        {!loaded && (
          <div className="LaunchGame-cover">
            {late ? (
              <GameProblem url={url} onRetry={retry} onLeave={leave} />
            ) : (
              <GameOpening game={game} onCancel={leave} />
            )}
          </div>
        )}
      </div>
      {isFull && (
        <div className="LaunchGame-exit">
          <IconButton
            icon="close"
            variant="glass"
            label={t('play.leaveFullscreen')}
            onClick={fullscreen.leave}
          />
        </div>
      )}
    </div>
  )
}

/** Says that no money is at stake, and leads to the real game. */
function TrialBar() {
  const site = useSite()
  const t = useText()
  const member = useAtomValue(sessionAtom) !== undefined
  function playForReal(): void {
    const { path, search } = site.location
    const target = path + withPlayType(search, false)
    if (member) site.go(target, { replace: true })
    else void site.openOverlay('login', { reason: t('lobby.welcomeVisitor'), returnTo: target })
  }
  return (
    <div className="TrialBar">
      <p>{t('play.trialBar')}</p>
      <Button size="s" variant="tonal" onClick={playForReal}>
        {t(member ? 'play.forReal' : 'play.logIn')}
      </Button>
    </div>
  )
}
