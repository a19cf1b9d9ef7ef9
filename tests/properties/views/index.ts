import { offers } from './offers'
import type { View } from './open'
import { pages } from './pages'
import { prompt } from './prompt'

const game = '/m/launchGame?vendor=aurora&code=game-101&gameId=101&nodeId=101'

/** What a member is offered; with 5 deposits, 5 withdrawals and 100 days where nothing else is said. */
const prompts = {
  'the prompt at 7 deposits': prompt({ deposits: 7 }),
  'the prompt at 9 deposits': prompt({ deposits: 9 }),
  'the prompt at 2 deposits': prompt({ deposits: 2 }),
  'the prompt at 1 deposit': prompt({ deposits: 1 }),
  'the prompt at 7 withdrawals': prompt({ withdrawals: 7 }),
  'the prompt at 9 withdrawals': prompt({ withdrawals: 9 }),
  'the prompt at 2 withdrawals': prompt({ withdrawals: 2 }),
  'the prompt at 1 withdrawal': prompt({ withdrawals: 1 }),
  'the prompt after 200 days': prompt({ days: 200 }),
  'the prompt after 300 days': prompt({ days: 300 }),
  'the prompt in the lobby': prompt({ path: '/m/home' }),
  'the prompt before the first deposit': prompt({ path: '/m/voucherCenter', deposits: 0 }),
  'the prompt before the first withdrawal': prompt({ path: '/m/withdraw', withdrawals: 0 }),
  'the prompt before the first card': prompt({ path: '/m/securityCenter/addBankCard', cards: 0 }),
  'the prompt at another card': prompt({ path: '/m/securityCenter/addBankCard', cards: 1 }),
  'the prompt after a minute of a game': prompt({ path: game, seconds: 62 }),
} as const satisfies Readonly<Record<string, View>>

/** What a visitor or a member of a built site sees and does. */
export const views = { ...pages, ...offers, ...prompts }

export type ViewName = keyof typeof views
