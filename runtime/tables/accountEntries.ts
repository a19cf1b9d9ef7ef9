/** The entries of the account that the product has itself; a manifest orders them, and hides some (D31). */
export const accountEntries = [
  'bankCard',
  'pixKey',
  'pointMarket',
  'invite',
  'missions',
  'benefits',
  'miniGame',
  'rewards',
  'activity',
  'password',
  'language',
  'support',
  'chat',
  'help',
  'news',
  'feedback',
  'limits',
  'selfExclusion',
] as const

export type AccountEntryId = (typeof accountEntries)[number]

/** The titles of groups that the product has. */
export const accountGroups = ['money', 'play', 'offers', 'security', 'help', 'limits'] as const

export type AccountGroupId = (typeof accountGroups)[number]
