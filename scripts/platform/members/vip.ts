import { formatMessage, type MessageKey } from '../messages'
import type { Member } from './member'

const labelNames = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Sapphire', 'Ruby', 'Diamond', 'Crown']
const firstLabelId = 501

/** The VIP label of a level from 1 to 9; none for level 0 (E3.02). */
export function vipLabel(level: number) {
  const labelName = labelNames[level - 1]
  if (!labelName) return undefined
  return { labelName, labelId: firstLabelId + level - 1, type: 'VIP', rankLevel: level }
}

const conditionTexts: readonly { readonly text: MessageKey; readonly perLevel: number }[] = [
  { text: 'vipDeposits', perLevel: 2 },
  { text: 'vipDays', perLevel: 3 },
  { text: 'vipGames', perLevel: 4 },
  { text: 'vipRounds', perLevel: 50 },
]
const conditionCount = conditionTexts.length

type Standing = Pick<Member, 'vipLevel' | 'conditionsMet'>

/** The conditions of the next level, in a language: those that are met, and half of the others. */
const conditionsOf = ({ vipLevel, conditionsMet }: Standing, language: string) =>
  conditionTexts.map(({ text, perLevel }, index) => {
    const expected = perLevel * (vipLevel + 1)
    const completed = index < conditionsMet ? expected : Math.floor(expected / 2)
    return { title: formatMessage(text, language, { count: expected }), completed, expected }
  })

/** Every level with its benefits, in a language. */
const levelsIn = (language: string) =>
  labelNames.map((labelName, index) => ({
    labelId: firstLabelId + index,
    labelName,
    rankLevel: index + 1,
    benefits: [
      formatMessage('vipCashback', language, { percent: index + 1 }),
      formatMessage('vipWithdrawals', language, { count: index + 2 }),
      ...(index >= 2 ? [formatMessage('vipBirthday', language)] : []),
      ...(index >= 4 ? [formatMessage('vipService', language)] : []),
    ],
  }))

/**
 * The progress to the next VIP level (E3.30, E3.31): `labelId` is the next level, `playerRankProgress.labelId` the current
 * one, null for none, and `currentProgress` an integer percentage. At the top level both are the same, at 100 %, and there are
 * no conditions.
 */
export function rankProgress(standing: Standing, language: string) {
  const { vipLevel, conditionsMet } = standing
  const current = vipLabel(vipLevel)
  const next = vipLabel(vipLevel + 1)
  const completedConditions = next ? Math.min(conditionsMet, conditionCount) : conditionCount
  return {
    completedConditions,
    totalExpectedConditions: conditionCount,
    labelId: (next ?? current)?.labelId ?? firstLabelId,
    currentProgress: Math.round((100 * completedConditions) / conditionCount),
    playerRankProgress: { labelId: current?.labelId ?? null },
    conditions: next ? conditionsOf(standing, language) : [],
    levels: levelsIn(language),
  }
}
