import { useAtomValue } from 'jotai/react'
import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useText } from '../../kit/useSite'
import type { Game } from '../../rules/content/game'
import { readGameLaunch } from '../../rules/games/gameLaunch'
import { sessionAtom } from '../../state/session'
import { Button } from '../../ui/actions/Button'
import { ListGroup } from '../../ui/lists/ListGroup'
import { GameDetailRows } from './GameDetailRows'
import { GamePicture } from './GamePicture'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    playChoice: Game
  }
  interface OverlayResults {
    playChoice: 'play' | 'trial' | 'logIn'
  }
}

/**
 * Before a game is played for the first time: whose it is, its stakes and its rules (D220). A member plays it or tries it; a
 * visitor tries it or logs in.
 */
export default function PlayChoice(overlay: OverlayProps<'playChoice'>) {
  const { payload, close } = overlay
  const t = useText()
  const member = useAtomValue(sessionAtom) !== undefined
  const hasTrial = readGameLaunch(payload).trial
  return (
    <OverlaySheet
      overlay={overlay}
      title={payload.name}
      footer={
        <div className="PlayChoice-actions">
          <Button wide icon={member ? 'play' : undefined} onClick={() => close(member ? 'play' : 'logIn')}>
            {t(member ? 'play.forReal' : 'play.logIn')}
          </Button>
          {hasTrial && (
            <Button wide variant="tonal" icon={member ? undefined : 'play'} onClick={() => close('trial')}>
              {t('play.trial')}
            </Button>
          )}
        </div>
      }
    >
      <div className="PlayChoice-game">
        <GamePicture game={payload} />
        {hasTrial && !member && <p>{t('play.trialText')}</p>}
      </div>
      <ListGroup>
        <GameDetailRows game={payload} />
      </ListGroup>
    </OverlaySheet>
  )
}
