import type { GameMatches } from '../../schema/replies.gen'
import * as limits from '../../tables/limits'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { withUniqueIds } from '../network/uniqueNames'

/** A match to bet on (E7.16). */
export interface Match {
  readonly id: string
  readonly league: string
  readonly home: string
  readonly away: string
  /** ms since 1970. */
  readonly startTime: number
  /** Home and away, while it is being played. */
  readonly score: readonly [number, number] | undefined
  readonly gameCode: string
}

const readGoals = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : undefined

/** Reads matches; those without teams or without a time are left out. */
export const readMatches = (raw: Untrusted<GameMatches>): Match[] =>
  withUniqueIds(
    listOf(fields(raw).matches)
      .flatMap((item, index): Match[] => {
        const match = fields(item)
        const { startTime } = match
        const [home, away] = [textOf(match.home), textOf(match.away)]
        const homeScore = readGoals(match.homeScore)
        const awayScore = readGoals(match.awayScore)
        if (home === '' || away === '' || typeof startTime !== 'number' || !Number.isFinite(startTime))
          return []
        return [
          {
            id: textOf(match.id) || String(index),
            league: textOf(match.league),
            home,
            away,
            startTime,
            score: homeScore === undefined || awayScore === undefined ? undefined : [homeScore, awayScore],
            gameCode: textOf(match.gameCode),
          },
        ]
      })
      .slice(0, limits.matches),
  )
