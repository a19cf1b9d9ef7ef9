import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useText } from '../../kit/useSite'
import type { Game } from '../../rules/content/game'
import { Button } from '../../ui/actions/Button'
import { GamePicture } from './GamePicture'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    playChoice: Game
  }
  interface OverlayResults {
    playChoice: 'trial' | 'logIn'
  }
}

/** A visitor has tapped a game with a trial: play it without money, or log in. */
export default function PlayChoice(overlay: OverlayProps<'playChoice'>) {
  const { payload, close } = overlay
  const t = useText()
  return (
    <OverlaySheet
      overlay={overlay}
      title={payload.name}
      footer={
        <div className="PlayChoice-actions">
          <Button wide onClick={() => close('logIn')}>
            {t('play.logIn')}
          </Button>
          <Button wide variant="tonal" icon="play" onClick={() => close('trial')}>
            {t('play.trial')}
          </Button>
        </div>
      }
    >
      <div className="PlayChoice-game">
        <GamePicture game={payload} />
        <p>{t('play.trialText')}</p>
      </div>
    </OverlaySheet>
  )
}
