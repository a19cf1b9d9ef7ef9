/**
 * The account's groups that the product knows, and in each its own entries: what a manifest without `account` shows, and what the
 * base preset lists for the others to change (D31).
 */
export const productAccount = {
  actions: ['deposit', 'withdraw'],
  limits: ['limits', 'screenTime', 'selfExclusion'],
  money: ['bankCard', 'pixKey', 'pointMarket'],
  play: ['missions', 'benefits', 'miniGame'],
  offers: ['rewards', 'activity', 'invite'],
  security: ['password', 'language', 'pushMessages', 'appDownload'],
  help: ['support', 'chat', 'help', 'news', 'feedback'],
} as const

/** Groups whose entries stand side by side, each with its picture above its words. */
export const groupsOfTiles: readonly string[] = ['actions', 'limits'] satisfies AccountGroupId[]

/** What the key of a group's title begins with where the manifest gives it; the group's id follows. */
export const ownGroupTitle = 'member.title-'

export type AccountGroupId = keyof typeof productAccount

export type AccountEntryId = (typeof productAccount)[AccountGroupId][number]
