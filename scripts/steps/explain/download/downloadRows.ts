import type { StopName } from '../../../../runtime/rules/download/decideDownload'
import type { DownloadRule } from '../../../../runtime/rules/download/downloadRules'

/** What each row of the decision table says, for people. */
export const rowTexts: Readonly<Record<StopName | DownloadRule | 'noRule', string>> = {
  switchedOff: 'The switch download_condition_switch is off.',
  otherDomain: 'domains_switch and domains leave this domain out.',
  installed: 'The site is not in a tab of a browser: it is installed, or it runs in the app.',
  otherType: 'Only members of type 0, 1 and 2 get prompts.',
  promptOpen: 'Another prompt is open.',
  closedBefore: 'The member has closed a prompt in this session, and this one could be closed too.',
  busy: 'A payment, a game or another page in a frame has been open for some seconds, and this one could be closed.',
  noRule: 'No rule holds.',
  reg_days_forced: 'The registration was at least reg_days_forced days ago.',
  deposit_times_forced: 'The member has made at least deposit_times_forced deposits.',
  withdrawal_times_forced: 'The member has made at least withdrawal_times_forced withdrawals.',
  deposit_least_times_forced: 'The member has made fewer than deposit_least_times_forced deposits.',
  withdrawal_least_times_forced: 'The member has made fewer than withdrawal_least_times_forced withdrawals.',
  bind_card_forced: 'A page for bank cards is open, and bind_card is 2.',
  reg_days: 'The registration was at least reg_days days ago.',
  deposit_times: 'The member has made at least deposit_times deposits.',
  withdrawal_times: 'The member has made at least withdrawal_times withdrawals.',
  deposit_least_times: 'The member has made fewer than deposit_least_times deposits.',
  withdrawal_least_times: 'The member has made fewer than withdrawal_least_times withdrawals.',
  first_deposit: 'The deposit page is open, and the member has never deposited.',
  first_withdraw: 'The withdrawal page is open, and the member has never withdrawn.',
  bind_card: 'A page for bank cards is open, bind_card is 1, and the member has no card.',
  login_required: 'The lobby, the login or the registration is open, and the member is logged in.',
  in_game_popup_interval: 'A game has been open for in_game_popup_interval seconds.',
}
