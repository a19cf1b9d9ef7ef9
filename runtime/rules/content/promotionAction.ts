/** What a member does next who has read a promotion. */
export type PromotionAction = 'app' | 'register' | 'invite' | 'deposit' | 'missions' | 'play'

/** The words of a promotion's type, a code in capitals, that say what it is about: the first that fits. Operators make their own. */
const meanings: readonly (readonly [words: RegExp, action: PromotionAction])[] = [
  [/^APP_DOWNLOAD$/, 'app'],
  [/^REGISTER$/, 'register'],
  [/REFERRAL|INVITE|FRIEND/, 'invite'],
  [/DEPOSIT|RECHARGE|TOP_?UP|RELOAD/, 'deposit'],
  [/VIP|RANK|LEVEL|MISSION/, 'missions'],
]

/** What is only told. */
const told = /NOTICE|NEWS|HELP|MAINTENANCE/

/** What to offer below a promotion of this type (E3.17); undefined where there is nothing to do. */
export function promotionAction(type: string): PromotionAction | undefined {
  return meanings.find(([words]) => words.test(type))?.[1] ?? (told.test(type) ? undefined : 'play')
}
