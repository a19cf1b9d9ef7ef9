import type { RankProgress } from '../../schema/replies.gen'
import { numberOf } from '../network/numberOf'
import { fields, type Untrusted } from '../network/read'

const readNumber = (raw: unknown): number => numberOf(raw) ?? 0

/** How far a member is on the way to the next level. */
export interface RankStanding {
  /** Between 0 and 1. */
  readonly progress: number
  /** There is no next level. */
  readonly isTop: boolean
  /** The reply names no level at all: whether there is a next one is not known. */
  readonly isUnknown?: true
}

/**
 * Progress to the next level: 1 when there is no label id, else completed divided by expected conditions, or what the platform
 * has calculated (E3.30, E3.31, E5.29, F140).
 */
export function readRankProgress(raw: Untrusted<RankProgress>): RankStanding {
  const reply = fields(raw)
  const ownLabel = fields(reply.playerRankProgress).labelId
  const label = reply.labelId === undefined ? ownLabel : reply.labelId
  // A reply without the field says nothing about the level.
  if (label === undefined) return { progress: 1, isTop: false, isUnknown: true }
  if (label === null || label === '') return { progress: 1, isTop: true }
  const expected = readNumber(reply.totalExpectedConditions)
  // A reply that counts nothing may give the share alone, in per cent (E3.31).
  const share =
    expected > 0 ? readNumber(reply.completedConditions) / expected : readNumber(reply.currentProgress) / 100
  const progress = Math.min(1, Math.max(0, share))
  // Above the highest level there is none: the reply then names the member's own as the next.
  const isTop = progress === 1 && reply.labelId === ownLabel
  return { progress, isTop }
}
