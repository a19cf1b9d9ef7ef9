import type { OverlayProps } from '../../contract/feature'
import { useMark } from '../../kit/games/useMark'
import { OutsideRow } from '../../kit/pages/OutsideRow'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { ResponsibleRow } from '../../kit/pages/ResponsibleRow'
import { Minutes } from '../../kit/timing/Minutes'
import { useSite, useText } from '../../kit/useSite'
import type { StoredGame } from '../../rules/content/memberGames'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { GameDetailRows } from './GameDetailRows'

export interface OpenGame {
  /** Undefined where only its address is known. */
  readonly game: StoredGame | undefined
  /** The game's own address, for a tab of its own. */
  readonly url: string
  /** When it was opened, in ms of the clock that only goes forward. */
  readonly since: number
}

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    gameMenu: OpenGame
  }
}

/** What the bar of a member's game has no room for: its mark (D208), how long it has been open, limits, help, and a tab of its own. */
export default function GameMenu(overlay: OverlayProps<'gameMenu'>) {
  const { payload, close } = overlay
  const { game, since, url } = payload
  const site = useSite()
  const { clock } = site.browser
  const t = useText()
  const openSupport = (): void => {
    close()
    void site.openOverlay('support')
  }
  return (
    <OverlaySheet overlay={overlay} title={game?.name ?? t('play.title')}>
      <ListGroup>
        {game && <FavouriteRow game={game} />}
        <ListRow
          icon="clock"
          label={t('play.time')}
          value={<Minutes read={() => clock.monotonic() - since} />}
        />
        {game && <GameDetailRows game={game} />}
        <ResponsibleRow name="limits" icon={icons.settings} label={t('member.limits')} onLeave={close} />
        <OutsideRow icon={icons.external} label={t('play.newTab')} url={url} />
        <ListRow icon="support" label={t('common.contactUs')} onClick={openSupport} />
      </ListGroup>
    </OverlaySheet>
  )
}

function FavouriteRow({ game }: { readonly game: StoredGame }) {
  const { marked, label, toggle } = useMark(game)
  return (
    <ListRow
      icon={icons.star}
      label={label}
      end={<Icon icon={marked ? icons.check : icons.plus} size="s" />}
      onClick={toggle}
    />
  )
}
