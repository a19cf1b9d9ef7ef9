/** The rules that open the prompt to download the app, by the setting that each depends on (E4.20). */
export const downloadRules = [
  'reg_days_forced',
  'deposit_times_forced',
  'withdrawal_times_forced',
  'deposit_least_times_forced',
  'withdrawal_least_times_forced',
  'bind_card_forced',
  'reg_days',
  'deposit_times',
  'withdrawal_times',
  'deposit_least_times',
  'withdrawal_least_times',
  'first_deposit',
  'first_withdraw',
  'bind_card',
  'login_required',
  'in_game_popup_interval',
] as const

export type DownloadRule = (typeof downloadRules)[number]
