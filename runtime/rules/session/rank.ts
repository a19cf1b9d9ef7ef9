import type { RankProgress } from '../../schema/replies.gen'
import { fields, type Untrusted } from '../network/read'

const readNumber = (raw: unknown): number => (typeof raw === 'number' && Number.isFinite(raw) ? raw : 0)

/**
 * Progress to the next level, between 0 and 1: 1 when there is no label id, else completed divided by expected conditions
 * (E3.30, E3.31, E5.29, F140).
 */
export function readRankProgress(raw: Untrusted<RankProgress>): number {
  const reply = fields(raw)
  const label = reply.labelId ?? fields(reply.playerRankProgress).labelId
  if (label === undefined || label === null || label === '') return 1
  const expected = readNumber(reply.totalExpectedConditions)
  if (expected <= 0) return 0
  return Math.min(1, Math.max(0, readNumber(reply.completedConditions) / expected))
}
