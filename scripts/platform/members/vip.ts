const names = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Sapphire', 'Ruby', 'Diamond', 'Crown']
const FIRST_LABEL_ID = 501

/** The VIP label of a level from 1 to 9; none for level 0 (E3.02). */
export function vipLabel(level: number) {
  const labelName = names[level - 1]
  if (!labelName) return undefined
  return { labelName, labelId: FIRST_LABEL_ID + level - 1, type: 'VIP', rankLevel: level }
}
