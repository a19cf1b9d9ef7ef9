import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import { useService } from '../../kit/code/useService'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import type { Game } from '../../rules/content/game'
import { type Match, readMatches } from '../../rules/games/match'
import { fields } from '../../rules/network/read'
import { readable } from '../../rules/network/readable'
import { formatDateTime } from '../../rules/text/intl/dates'
import { sessionAtom } from '../../state/session'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'
import { Pressable } from '../../ui/actions/Pressable'
import { Badge } from '../../ui/text/Badge'

/** The matches to bet on, with their scores (E7.16). Nothing when there are none, or they fail to load. */
export function MatchList({ games }: { readonly games: readonly Game[] }) {
  const site = useSite()
  const t = useText()
  const { browser } = site
  const member = useAtomValue(sessionAtom) !== undefined
  const matches = useMemberQuery(`matches ${site.text.language}`, async () => {
    const reply = await site.platform.call('gameMatches', { alert: false })
    return readable(fields(reply).matches, readMatches(reply))
  })
  const { retry: refresh } = matches
  // Only for members, and only while somebody looks (D131).
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is another function on each render
  useEffect(
    () =>
      member
        ? browser.clock.every(times.matchesInterval, () => {
            if (browser.page.visible) refresh()
          })
        : undefined,
    [browser, member],
  )
  if (!matches.value || matches.value.length === 0) return null
  return (
    <section aria-label={t('games.matches')}>
      <h2 className="GamePage-title">{t('games.matches')}</h2>
      <ul className="MatchList">
        {matches.value.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} game={games.find(({ code }) => code === match.gameCode)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One match; a tap opens the game in which one bets on it. */
function MatchRow({ match, game }: { readonly match: Match; readonly game: Game | undefined }) {
  const { text } = useSite()
  const t = useText()
  const play = useService('play')
  const { league, home, away, score, startTime } = match
  const content = (
    <>
      <span className="MatchList-league">
        <bdi>{league}</bdi>
        {score && <Badge tone="danger">{t('games.liveNow')}</Badge>}
      </span>
      <span className="MatchList-teams">{t('games.versus', { home, away })}</span>
      <bdi className="MatchList-score">
        {score ? score.join(' : ') : formatDateTime(startTime, languages[text.language].locale)}
      </bdi>
    </>
  )
  return game ? (
    <Pressable className="MatchList-match" onClick={() => play(game)}>
      {content}
    </Pressable>
  ) : (
    <div className="MatchList-match">{content}</div>
  )
}
