import { useGameDetails } from '../../kit/games/gameDetails'
import { OutsideRow } from '../../kit/pages/OutsideRow'
import { useText } from '../../kit/useSite'
import type { StoredGame } from '../../rules/content/memberGames'
import { ListRow } from '../../ui/lists/ListRow'
import * as icons from '../../ui/media/icons'

/** Rows of a list: the studio of a game, its stakes and its rules (D220); only those that the platform sends. */
export function GameDetailRows({ game }: { readonly game: StoredGame }) {
  const t = useText()
  const { stakes, rules } = useGameDetails(game)
  const { vendor } = game
  return (
    <>
      {vendor !== '' && <ListRow icon={icons.arcade} label={t('play.studio')} value={<bdi>{vendor}</bdi>} />}
      {stakes !== undefined && (
        <ListRow icon={icons.coins} label={t('lobby.stakes')} value={<bdi>{stakes}</bdi>} />
      )}
      {rules !== undefined && <OutsideRow icon={icons.book} label={t('play.rules')} url={rules} />}
    </>
  )
}
