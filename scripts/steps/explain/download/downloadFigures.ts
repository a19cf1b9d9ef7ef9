import type { DownloadCase, StopName } from '../../../../runtime/rules/download/decideDownload'
import type { DownloadRule } from '../../../../runtime/rules/download/downloadRules'
import type { DownloadSettingName } from '../../../../runtime/rules/download/downloadSettings'

/** A figure of a case, with the option that gives it. */
interface Figure {
  readonly name: string
  readonly of: (one: DownloadCase) => string | number | boolean | undefined
  /** The field that a rule reads as "not known" when it is absent. */
  readonly field?: 'daysSinceRegistration' | 'deposits' | 'withdrawals' | 'cards' | 'gameSeconds'
}

const days: Figure = { name: 'days', of: (one) => one.daysSinceRegistration, field: 'daysSinceRegistration' }
const deposits: Figure = { name: 'deposits', of: (one) => one.deposits, field: 'deposits' }
const withdrawals: Figure = { name: 'withdrawals', of: (one) => one.withdrawals, field: 'withdrawals' }
const cards: Figure = { name: 'cards', of: (one) => one.cards, field: 'cards' }
const gameSeconds: Figure = { name: 'game-seconds', of: (one) => one.gameSeconds, field: 'gameSeconds' }
const page: Figure = { name: 'page', of: (one) => one.path }

/** The figures that each row looks at, besides its setting. */
export const rowFigures: Readonly<Record<StopName | DownloadRule, readonly Figure[]>> = {
  switchedOff: [],
  otherDomain: [{ name: 'domain', of: (one) => one.hostname }],
  installed: [{ name: 'device', of: (one) => one.runMode }],
  otherType: [{ name: 'type', of: (one) => one.memberType }],
  promptOpen: [{ name: 'prompt-open', of: (one) => one.promptOpen }],
  closedBefore: [{ name: 'closed', of: (one) => one.closed }],
  busy: [{ name: 'busy', of: (one) => one.busy ?? false }],
  reg_days_forced: [days],
  deposit_times_forced: [deposits],
  withdrawal_times_forced: [withdrawals],
  deposit_least_times_forced: [deposits],
  withdrawal_least_times_forced: [withdrawals],
  bind_card_forced: [page],
  reg_days: [days],
  deposit_times: [deposits],
  withdrawal_times: [withdrawals],
  deposit_least_times: [deposits],
  withdrawal_least_times: [withdrawals],
  first_deposit: [page, deposits],
  first_withdraw: [page, withdrawals],
  bind_card: [page, cards],
  login_required: [page],
  in_game_popup_interval: [page, gameSeconds],
}

/** The settings that a row which stops looks at; a rule looks at that of its own name. */
export const stopSettings: Readonly<Partial<Record<StopName, readonly DownloadSettingName[]>>> = {
  switchedOff: ['download_condition_switch'],
  otherDomain: ['domains_switch', 'domains'],
}
