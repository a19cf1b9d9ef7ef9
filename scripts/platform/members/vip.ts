import type { Member } from './member'

const labelNames = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Sapphire', 'Ruby', 'Diamond', 'Crown']
const FIRST_LABEL_ID = 501

/** The VIP label of a level from 1 to 9; none for level 0 (E3.02). */
export function vipLabel(level: number) {
  const labelName = labelNames[level - 1]
  if (!labelName) return undefined
  return { labelName, labelId: FIRST_LABEL_ID + level - 1, type: 'VIP', rankLevel: level }
}

const CONDITION_COUNT = 4

/**
 * The progress to the next VIP level (E3.30, E3.31): `labelId` is the next level, `playerRankProgress.labelId` the current
 * one, null for none, and `currentProgress` an integer percentage. At the top level both are the same, at 100 %.
 */
export function rankProgress({ vipLevel, conditionsMet }: Pick<Member, 'vipLevel' | 'conditionsMet'>) {
  const current = vipLabel(vipLevel)
  const next = vipLabel(vipLevel + 1)
  const completedConditions = next ? Math.min(conditionsMet, CONDITION_COUNT) : CONDITION_COUNT
  return {
    completedConditions,
    totalExpectedConditions: CONDITION_COUNT,
    labelId: (next ?? current)?.labelId ?? FIRST_LABEL_ID,
    currentProgress: Math.round((100 * completedConditions) / CONDITION_COUNT),
    playerRankProgress: { labelId: current?.labelId ?? null },
  }
}
