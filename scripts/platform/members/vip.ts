import type { Member } from './member'

const names = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Sapphire', 'Ruby', 'Diamond', 'Crown']
const FIRST_LABEL_ID = 501

/** The VIP label of a level from 1 to 9; none for level 0 (E3.02). */
export function vipLabel(level: number) {
  const labelName = names[level - 1]
  if (!labelName) return undefined
  return { labelName, labelId: FIRST_LABEL_ID + level - 1, type: 'VIP', rankLevel: level }
}

const CONDITIONS = 4

/**
 * The way to the next VIP level (E3.30, E3.31): `labelId` is the level ahead, `playerRankProgress.labelId` the one that is
 * held, null for none, and `currentProgress` a whole percentage. At the top both are the same, and everything is done.
 */
export function rankProgress({ vipLevel, conditionsMet }: Pick<Member, 'vipLevel' | 'conditionsMet'>) {
  const held = vipLabel(vipLevel)
  const ahead = vipLabel(vipLevel + 1)
  const completedConditions = ahead ? Math.min(conditionsMet, CONDITIONS) : CONDITIONS
  return {
    completedConditions,
    totalExpectedConditions: CONDITIONS,
    labelId: (ahead ?? held)?.labelId ?? FIRST_LABEL_ID,
    currentProgress: Math.round((100 * completedConditions) / CONDITIONS),
    playerRankProgress: { labelId: held?.labelId ?? null },
  }
}
