import type { Member } from './member'

const labelNames = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Sapphire', 'Ruby', 'Diamond', 'Crown']
const firstLabelId = 501

/** The VIP label of a level from 1 to 9; none for level 0 (E3.02). */
export function vipLabel(level: number) {
  const labelName = labelNames[level - 1]
  if (!labelName) return undefined
  return { labelName, labelId: firstLabelId + level - 1, type: 'VIP', rankLevel: level }
}

const conditionCount = 4

/**
 * The progress to the next VIP level (E3.30, E3.31): `labelId` is the next level, `playerRankProgress.labelId` the current
 * one, null for none, and `currentProgress` an integer percentage. At the top level both are the same, at 100 %.
 */
export function rankProgress({ vipLevel, conditionsMet }: Pick<Member, 'vipLevel' | 'conditionsMet'>) {
  const current = vipLabel(vipLevel)
  const next = vipLabel(vipLevel + 1)
  const completedConditions = next ? Math.min(conditionsMet, conditionCount) : conditionCount
  return {
    completedConditions,
    totalExpectedConditions: conditionCount,
    labelId: (next ?? current)?.labelId ?? firstLabelId,
    currentProgress: Math.round((100 * completedConditions) / conditionCount),
    playerRankProgress: { labelId: current?.labelId ?? null },
  }
}
