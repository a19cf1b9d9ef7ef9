import type { GameLanes } from '../../schema/replies.gen'
import { fields, isRecord, listOf, type Untrusted } from '../network/read'
import { readable } from '../network/readable'
import { type LaneOfGames, readLanes } from './game'

/** The games of the lanes as they were sent; a lane or a list of another kind counts as one. */
const sentGames = (raw: unknown): unknown[] =>
  listOf(fields(raw).lanes).flatMap((lane) => {
    const cards = isRecord(lane) ? (lane.cards ?? []) : 0
    return typeof cards === 'object' ? listOf(cards) : [cards]
  })

/** The lanes of a lobby. Throws when there are games, and none can be read (F003). */
export const readableLanes = (raw: Untrusted<GameLanes>): LaneOfGames[] =>
  readable(sentGames(raw), readLanes(raw))
