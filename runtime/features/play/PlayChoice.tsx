import type { OverlayProps } from '../../contract/feature'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { GamePicture } from './GamePicture'

/** A visitor has tapped a game with a trial: play it without money, or log in. */
export default function PlayChoice({ payload, close, titleId, leaving }: OverlayProps<'playChoice'>) {
  const t = useText()
  return (
    <Sheet
      title={payload.name}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
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
    </Sheet>
  )
}
