/**
 * The account's groups that the product has titles for, and in each its own entries: what a manifest without `account` shows, and
 * what the base preset lists for the others to change (D31).
 */
export const productAccount = {
  money: ['bankCard', 'pixKey', 'pointMarket'],
  play: ['missions', 'benefits', 'miniGame'],
  offers: ['rewards', 'activity', 'invite'],
  security: ['password', 'language'],
  help: ['support', 'chat', 'help', 'news', 'feedback'],
  limits: ['limits', 'selfExclusion'],
} as const

export type AccountGroupId = keyof typeof productAccount

export type AccountEntryId = (typeof productAccount)[AccountGroupId][number]
