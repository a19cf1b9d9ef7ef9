import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useText } from '../../kit/useSite'
import { type LaunchRequest, parseLaunch } from '../../rules/games/launch'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { goingBackAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import * as icons from '../../ui/media/icons'
import { GameBar } from './GameBar'
import { GameOpening } from './GameOpening'
import { PlayGame } from './PlayGame'
import { appIsMissing, findAppOffer } from './startInApp'
import { useLeaveGame } from './useLeaveGame'

/**
 * The page where a game is played (E2.04, I2.09, E2.68). It needs a login unless the game is a trial: its address decides, so
 * it is its own guard (D4).
 */
export default function LaunchGame() {
  const { search } = useLocation()
  const facts = useAtomValue(factsAtom)
  const session = useAtomValue(sessionAtom)
  // A dialog that closes with the session goes back first: the page is being left.
  const goingBack = useAtomValue(goingBackAtom)
  const request = useMemo(() => parseLaunch(search), [search])
  const inApp = evaluate(appIsMissing, facts)
  if (!request) return <UnknownGame />
  if (inApp === 'yes') return <AppOnly request={request} />
  if (!request.trial && !session) return goingBack ? null : <LoginNeeded />
  if (inApp === 'unknown') return <NotYet request={request} />
  return <PlayGame key={`${search} ${request.trial ? '' : session?.token}`} request={request} />
}

/** The guard of an address that was typed, and of a session that has ended (D4). */
function LoginNeeded() {
  const site = useSite()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each history entry that leads here
  useEffect(() => site.go('/m/login', { replace: true }), [site, key])
  return null
}

/** A game that may only run in the app is not launched before that is known (D1, E4.34). */
function NotYet({ request }: { readonly request: LaunchRequest }) {
  const t = useText()
  const leave = useLeaveGame(request)
  return (
    <div className="LaunchGame">
      <GameBar title={t('play.title')} onBack={leave} />
      <GameOpening game={undefined} onCancel={leave} />
    </div>
  )
}

function UnknownGame() {
  const t = useText()
  const leave = useLeaveGame(undefined)
  return (
    <div className="LaunchGame">
      <GameBar title={t('play.title')} onBack={leave} />
      <EmptyState
        icon={icons.arcade}
        title={t('play.unknownTitle')}
        text={t('play.unknownText')}
        action={
          <Button icon="home" onClick={leave}>
            {t('shell.notFoundAction')}
          </Button>
        }
      />
    </div>
  )
}

/** The same as the notice for a tap (E4.34), for an address. */
function AppOnly({ request }: { readonly request: LaunchRequest }) {
  const site = useSite()
  const t = useText()
  const leave = useLeaveGame(request)
  const [offerApp, setOfferApp] = useState<() => Promise<void>>()
  useEffect(() => {
    let mounted = true
    void findAppOffer(site).then((offer) => mounted && setOfferApp(() => offer))
    return () => {
      mounted = false
    }
  }, [site])
  return (
    <div className="LaunchGame">
      <GameBar title={t('play.title')} onBack={leave} />
      <EmptyState
        icon={icons.phone}
        title={t('lobby.appOnly', { name: t('play.thisGame') })}
        action={
          offerApp && (
            <Button icon={icons.download} onClick={() => void offerApp()}>
              {t('download.app')}
            </Button>
          )
        }
      />
    </div>
  )
}
