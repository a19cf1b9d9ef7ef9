import { useState } from 'react'
import type { SearchScope } from '../../contract/overlays'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { readLanes } from '../../rules/content/game'
import { limits } from '../../tables/limits'
import { Chip } from '../../ui/Chip'
import { FoundGame } from './FoundGame'
import { forgetRecent, recent } from './recent'

interface SearchStartProps {
  onKeyword(keyword: string): void
  onScope(scope: SearchScope): void
}

/** Before anything is typed: what was searched for lately, the categories, and what is popular now. */
export function SearchStart({ onKeyword, onScope }: SearchStartProps) {
  const site = useSite()
  const t = useText()
  const lanes = useQuery(`lanes ${site.text.language}`, async () =>
    readLanes(await site.platform.call('gameLanes', { alert: false })),
  )
  const popular = (lanes.value ?? []).flatMap(({ games }) => games.filter((game) => game.badge === 'hot'))
  return (
    <>
      <Recent onKeyword={onKeyword} />
      {lanes.value && (
        <section className="SearchSheet-section">
          <h3>{t('search.categories')}</h3>
          <ul className="SearchSheet-chips">
            {lanes.value.map(({ id, category, title }) => (
              <li key={id}>
                <Chip label={title} onClick={() => onScope({ category, title })} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section className="SearchSheet-section">
          <h3>{t('search.popular')}</h3>
          <ul className="SearchSheet-grid">
            {popular.slice(0, limits.popularGames).map((game) => (
              <li key={game.id}>
                <FoundGame game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Recent({ onKeyword }: Pick<SearchStartProps, 'onKeyword'>) {
  const { storage } = useSite().browser
  const t = useText()
  const [keywords, setKeywords] = useState(() => recent(storage))
  if (keywords.length === 0) return null
  return (
    <section className="SearchSheet-section">
      <h3>{t('search.recent')}</h3>
      <ul className="SearchSheet-chips">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Chip label={keyword} onClick={() => onKeyword(keyword)} />
          </li>
        ))}
        <li>
          <Chip
            icon="close"
            label={t('search.clearRecent')}
            onClick={() => {
              forgetRecent(storage)
              setKeywords([])
            }}
          />
        </li>
      </ul>
    </section>
  )
}
