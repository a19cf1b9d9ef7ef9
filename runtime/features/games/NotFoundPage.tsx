import { shapeOf } from '../../kit/games/gameCategories'
import { ListedGame } from '../../kit/games/ListedGame'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readableLanes } from '../../rules/content/readableLanes'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { GameGrid } from '../../ui/games/GameGrid'

/** On the page that is not found: customer service, and a few popular games, narrow enough for one row. */
export default function SuggestedGames() {
  const site = useSite()
  const t = useText()
  const lanes = useMemberQuery(`lanes ${site.text.language}`, async (isRetry) =>
    readableLanes(await site.platform.call('gameLanes', { bypassCache: isRetry, alert: false })),
  )
  const suggested = (lanes.value ?? [])
    .flatMap(({ games }) => games)
    .filter(({ badge, category }) => badge === 'hot' && shapeOf(category) !== 'wide')
  return (
    <div className="SuggestedGames">
      <Button variant="text" icon="support" onClick={() => void site.openOverlay('support')}>
        {t('common.contactUs')}
      </Button>
      {suggested.length > 0 && (
        <section className="SuggestedGames-games">
          <h2 className="SuggestedGames-title">{t('search.popular')}</h2>
          <GameGrid>
            {suggested.slice(0, limits.suggestedGames).map((game) => (
              <ListedGame key={game.id} game={game} />
            ))}
          </GameGrid>
        </section>
      )}
    </div>
  )
}
