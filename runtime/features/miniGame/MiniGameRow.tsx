import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/lists/ListRow'
import * as icons from '../../ui/media/icons'
import { remember } from './memory'
import { useMiniGame } from './useMiniGame'

/** In the member's home: puts the mini game away, and brings it back. */
export default function MiniGameRow() {
  const site = useSite()
  const t = useText()
  const game = useMiniGame()
  if (!game) return null
  const { owner, away } = game
  return (
    <ListRow
      icon={icons.arcade}
      label={t('miniGame.title')}
      value={t(away ? 'miniGame.hidden' : 'miniGame.shown')}
      onClick={() => remember(site, owner, { away: !away })}
    />
  )
}
