import { useMark } from '../../kit/games/useMark'
import type { StoredGame } from '../../rules/content/memberGames'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/media/Icon'
import { star } from '../../ui/media/icons'

/** The star in the corner of a game's card: full where the game is marked. */
export function FavouriteStar({ game }: { readonly game: StoredGame }) {
  const { marked, label, toggle } = useMark(game)
  return (
    <button
      type="button"
      className={classNames('FavouriteStar', marked && 'FavouriteStar--marked')}
      aria-label={label}
      onClick={toggle}
    >
      <Icon icon={star} size="s" />
    </button>
  )
}
