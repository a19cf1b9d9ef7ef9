import type { RankCondition, RankLevel, RankProgress } from '../../schema/replies.gen'
import { numberOf } from '../network/numberOf'
import { fields, listOf, textOf, type Untrusted } from '../network/read'
import { readable } from '../network/readable'
import { withUniqueIds } from '../network/uniqueNames'
import { type RankStanding, readRankProgress } from './rank'

/** What a member does to reach the next level. */
export interface Mission {
  readonly title: string
  /** Whole numbers from 0; `completed` is not above `expected`. */
  readonly completed: number
  readonly expected: number
}

/** A VIP level, and what it brings. */
export interface VipLevel {
  readonly id: string
  readonly name: string
  /** 1 is the lowest. */
  readonly rank: number
  readonly benefits: readonly string[]
}

/** The member's way to the next level (E3.29). */
export interface VipProgress extends RankStanding {
  /** How many conditions of the next level are met, of how many; 0 of 0 when there are none (E3.30). */
  readonly completed: number
  readonly expected: number
  /** The id of the member's level; empty without one (E3.31). */
  readonly levelId: string
  /** The conditions one by one, where the platform sends them. */
  readonly missions: readonly Mission[]
  /** Every level from the lowest, where the platform sends them. */
  readonly levels: readonly VipLevel[]
}

const readCount = (raw: unknown): number => Math.max(0, Math.floor(numberOf(raw) ?? 0))

/** A share of a whole, both as whole numbers (F140). */
function readCounts(completed: unknown, expected: unknown): { completed: number; expected: number } {
  const whole = readCount(expected)
  return { completed: Math.min(readCount(completed), whole), expected: whole }
}

function readMission(raw: Untrusted<RankCondition>): Mission[] {
  const { title, completed, expected } = fields(raw)
  const counts = readCounts(completed, expected)
  return textOf(title) === '' || counts.expected === 0 ? [] : [{ title: textOf(title), ...counts }]
}

function readLevel(raw: Untrusted<RankLevel>): VipLevel[] {
  const { labelId, labelName, rankLevel, benefits } = fields(raw)
  const id = textOf(labelId)
  const name = textOf(labelName)
  if (id === '' || name === '') return []
  const words = listOf(benefits).map(textOf)
  return [
    { id, name, rank: readCount(rankLevel), benefits: [...new Set(words)].filter((word) => word !== '') },
  ]
}

/** Reads the rank progress leniently (E3.29, E5.28). */
export function readVipProgress(raw: Untrusted<RankProgress>): VipProgress {
  const { completedConditions, totalExpectedConditions, playerRankProgress, conditions, levels } = fields(raw)
  return {
    ...readRankProgress(raw),
    ...readCounts(completedConditions, totalExpectedConditions),
    levelId: textOf(fields(playerRankProgress).labelId),
    missions: listOf(conditions).flatMap(readMission),
    levels: withUniqueIds(listOf(levels).flatMap(readLevel)).sort((a, b) => a.rank - b.rank),
  }
}

/**
 * The rank progress. Throws when the platform has sent levels or conditions, and none of them can be read: a member is not told that
 * there are none (F003).
 */
export function readableVipProgress(raw: Untrusted<RankProgress>): VipProgress {
  const { conditions, levels } = fields(raw)
  const progress = readVipProgress(raw)
  readable(levels, progress.levels)
  // A condition that expects nothing is met, and is no mission.
  const expecting = listOf(conditions).filter((condition) => (numberOf(fields(condition).expected) ?? 1) >= 1)
  readable(expecting, progress.missions)
  return progress
}

/** Whether the counts are what the progress stands for: it is 1 without a next level, whatever is counted (E5.28). */
export const isCounted = ({ progress, isTop, completed, expected }: VipProgress): boolean =>
  !isTop && expected > 0 && progress === completed / expected

/** Where a level stands for a member: the own one, below it, the next one, or further up. */
export type LevelState = 'reached' | 'own' | 'next' | 'later'

/** The levels, each with its state. Without a level of one's own, the lowest is the next. */
export function levelStates({
  levels,
  levelId,
}: Pick<VipProgress, 'levels' | 'levelId'>): readonly (VipLevel & { readonly state: LevelState })[] {
  const own = levels.findIndex(({ id }) => id === levelId)
  // A level that the list does not have says nothing about the others.
  const isUnknown = own < 0 && levelId !== ''
  const stateOf = (index: number): LevelState => {
    if (isUnknown) return 'later'
    if (index < own) return 'reached'
    return index === own ? 'own' : index === own + 1 ? 'next' : 'later'
  }
  return levels.map((level, index) => ({ ...level, state: stateOf(index) }))
}
