import { useEffect } from 'react'
import { shapeOf } from '../../kit/games/gameCategories'
import { ListedGame } from '../../kit/games/ListedGame'
import { loadLanes } from '../../kit/games/loadLanes'
import { linkProps } from '../../kit/pages/Link'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { GameGrid } from '../../ui/games/GameGrid'

/** An unknown URL: ways to the lobby, to customer service and to a few games; not indexed by search engines (D4, F021). */
export default function NotFoundPage() {
  const site = useSite()
  const t = useText()
  const title = t('shell.notFoundTitle')
  useEffect(
    () => site.browser.page.setHead({ title: `${title} | ${site.data.manifest.name}`, robots: 'noindex' }),
    [site, title],
  )
  return (
    <>
      <EmptyState
        icon="search"
        heading="h1"
        title={title}
        text={t('shell.notFoundText')}
        action={
          <>
            <Button icon="home" {...linkProps(site, '/m/home')}>
              {t('shell.notFoundAction')}
            </Button>
            <Button variant="text" icon="support" onClick={() => void site.openOverlay('support')}>
              {t('common.contactUs')}
            </Button>
          </>
        }
      />
      <PopularGames />
    </>
  )
}

/** Narrow enough for one row. */
function PopularGames() {
  const site = useSite()
  const t = useText()
  const lanes = useMemberQuery(`lanes ${site.text.language}`, (isRetry) => loadLanes(site, isRetry))
  const popular = (lanes.value ?? [])
    .flatMap(({ games }) => games)
    .filter(({ badge, category }) => badge === 'hot' && shapeOf(category) !== 'wide')
  if (popular.length === 0) return null
  return (
    <section className="PopularGames">
      <h2 className="PopularGames-title">{t('search.popular')}</h2>
      <GameGrid>
        {popular.slice(0, limits.suggestedGames).map((game) => (
          <ListedGame key={game.id} game={game} />
        ))}
      </GameGrid>
    </section>
  )
}
