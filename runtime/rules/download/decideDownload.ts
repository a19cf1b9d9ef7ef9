/**
 * When the prompt to download the app is shown (E4.14 to E4.31): one table of conditions that stop it, and one of rules that
 * open it. The site and `npm run explain` use the same function.
 */
import { downloadPages } from '../../tables/downloadPages'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import type { RunMode } from '../device/device'
import type { DownloadRule } from './downloadRules'
import type { ActiveDownloadSettings } from './downloadSettings'

/** Everything that decides. What is not known yet is absent; an unknown number fulfils no rule. */
export interface DownloadCase {
  readonly settings: ActiveDownloadSettings
  /** The member's type; -1 for a visitor (E3.03). */
  readonly memberType: number
  /** Days of 24 hours since the registration (E4.22). */
  readonly daysSinceRegistration?: number | undefined
  readonly deposits?: number | undefined
  readonly withdrawals?: number | undefined
  /** Bank cards and wallets that the member has bound. */
  readonly cards?: number | undefined
  /** The canonical path of the page. */
  readonly path: string
  readonly hostname: string
  readonly runMode: RunMode
  /** Seconds since the game on this page was started. */
  readonly gameSeconds?: number | undefined
  /** A prompt was closed in this session (E4.17). */
  readonly closed: boolean
  /** A forced prompt was shown in this session (E4.16). */
  readonly forcedBefore: boolean
  /** For more than a moment, a payment, a game or another page in a frame has been on the screen. */
  readonly busy?: boolean | undefined
  /** Another prompt is open (E4.14). */
  readonly promptOpen: boolean
  /** There is an app to download, or a way to install the site: without one, nobody is forced (F153). */
  readonly hasWayOn: boolean
}

export interface DownloadDecision {
  readonly show: boolean
  /** It cannot be closed (E4.15). */
  readonly forced: boolean
  /** The row of a table that decided. */
  readonly why: StopName | DownloadRule | 'noRule'
  /** How long the rule must hold before the prompt opens. */
  readonly delay: Ms
}

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value)

const reached = (count: number | undefined, threshold: number | undefined): boolean =>
  isNumber(count) && threshold !== undefined && count >= threshold

const below = (count: number | undefined, threshold: number | undefined): boolean =>
  isNumber(count) && threshold !== undefined && count < threshold

const isOn = (pages: readonly string[], { path }: DownloadCase): boolean => pages.includes(path)

/** Types of members that get prompts (E4.19). */
const promptedTypes: readonly number[] = [0, 1, 2]

/** 1 or unset: all domains. 2: all but those listed. 3: those listed only (E4.18). */
function passesDomainRule({
  settings: { domains_switch = 1, domains = [] },
  hostname,
}: DownloadCase): boolean {
  const listed = domains.includes(hostname.toLowerCase())
  if (domains_switch === 2) return !listed
  return domains_switch === 3 ? listed : true
}

interface Stop {
  readonly statement: string
  /** What is forced comes all the same. */
  readonly unlessForced?: true
  readonly stops: (one: DownloadCase) => boolean
}

/** What keeps prompts away; the first row that stops decides. */
export const stops = {
  switchedOff: { statement: 'E4.14', stops: ({ settings }) => !settings.download_condition_switch },
  otherDomain: { statement: 'E4.18', stops: (one) => !passesDomainRule(one) },
  installed: { statement: 'E4.14', stops: ({ runMode }) => runMode !== 'browser' },
  otherType: { statement: 'E4.19', stops: ({ memberType }) => !promptedTypes.includes(memberType) },
  promptOpen: { statement: 'E4.14', stops: ({ promptOpen }) => promptOpen },
  closedBefore: { statement: 'E4.17', unlessForced: true, stops: ({ closed }) => closed },
  busy: { statement: 'E4.31', unlessForced: true, stops: ({ busy = false }) => busy },
} as const satisfies Readonly<Record<string, Stop>>

export type StopName = keyof typeof stops

interface Rule {
  readonly statement: string
  readonly forced?: true
  readonly delay?: Ms
  readonly holds: (one: DownloadCase) => boolean
}

const immediately = times.ms(0)

/** What opens a prompt; the first row that holds decides, so those that force come first. */
export const rules: Readonly<Record<DownloadRule, Rule>> = {
  reg_days_forced: {
    statement: 'E4.21',
    forced: true,
    delay: times.registrationPrompt,
    holds: ({ settings, daysSinceRegistration }) => reached(daysSinceRegistration, settings.reg_days_forced),
  },
  deposit_times_forced: {
    statement: 'E4.23',
    forced: true,
    holds: ({ settings, deposits }) => reached(deposits, settings.deposit_times_forced),
  },
  withdrawal_times_forced: {
    statement: 'E4.25',
    forced: true,
    holds: ({ settings, withdrawals }) => reached(withdrawals, settings.withdrawal_times_forced),
  },
  deposit_least_times_forced: {
    statement: 'E4.24',
    forced: true,
    holds: ({ settings, deposits }) => below(deposits, settings.deposit_least_times_forced),
  },
  withdrawal_least_times_forced: {
    statement: 'E4.25',
    forced: true,
    holds: ({ settings, withdrawals }) => below(withdrawals, settings.withdrawal_least_times_forced),
  },
  bind_card_forced: {
    statement: 'E4.29',
    forced: true,
    holds: (one) => one.settings.bind_card === 2 && isOn(downloadPages.bindCard, one),
  },
  reg_days: {
    statement: 'E4.21',
    delay: times.registrationPrompt,
    holds: ({ settings, daysSinceRegistration }) => reached(daysSinceRegistration, settings.reg_days),
  },
  deposit_times: {
    statement: 'E4.23',
    holds: ({ settings, deposits }) => reached(deposits, settings.deposit_times),
  },
  withdrawal_times: {
    statement: 'E4.25',
    holds: ({ settings, withdrawals }) => reached(withdrawals, settings.withdrawal_times),
  },
  deposit_least_times: {
    statement: 'E4.24',
    holds: ({ settings, deposits }) => below(deposits, settings.deposit_least_times),
  },
  withdrawal_least_times: {
    statement: 'E4.25',
    holds: ({ settings, withdrawals }) => below(withdrawals, settings.withdrawal_least_times),
  },
  first_deposit: {
    statement: 'E4.26',
    holds: (one) =>
      one.settings.first_deposit === true && isOn(downloadPages.deposit, one) && one.deposits === 0,
  },
  first_withdraw: {
    statement: 'E4.27',
    holds: (one) =>
      one.settings.first_withdraw === true && isOn(downloadPages.withdrawal, one) && one.withdrawals === 0,
  },
  bind_card: {
    statement: 'E4.28',
    holds: (one) => one.settings.bind_card === 1 && isOn(downloadPages.bindCard, one) && one.cards === 0,
  },
  login_required: {
    statement: 'E4.30',
    delay: times.loginPrompt,
    holds: (one) => one.settings.login_required === true && isOn(downloadPages.loginRequired, one),
  },
  in_game_popup_interval: {
    statement: 'E4.31',
    holds: (one) =>
      isOn(downloadPages.game, one) && reached(one.gameSeconds, one.settings.in_game_popup_interval),
  },
}

const refuse = (why: DownloadDecision['why']): DownloadDecision => ({
  show: false,
  forced: false,
  why,
  delay: immediately,
})

const stopNames = Object.keys(stops) as StopName[]
const rowOf = (name: StopName): Stop => stops[name]

/** What the prompt of a rule belongs to, so that nothing there holds it back (D27): a payment's own page, or the game. */
export function belongsTo({ why }: Pick<DownloadDecision, 'why'>): 'payment' | 'game' | undefined {
  if (why === 'in_game_popup_interval') return 'game'
  return why === 'first_deposit' || why === 'first_withdraw' || why === 'bind_card' ? 'payment' : undefined
}

/** Decides for one case (E4.14). A rule that is fulfilled by a member of the right type is never affected by another rule. */
export function decideDownload(one: DownloadCase): DownloadDecision {
  const stop = stopNames.find((name) => !rowOf(name).unlessForced && rowOf(name).stops(one))
  if (stop) return refuse(stop)
  const rule = (Object.keys(rules) as DownloadRule[]).find((name) => rules[name].holds(one))
  if (rule === undefined) return refuse('noRule')
  const { forced: forces, delay = immediately } = rules[rule]
  const forced = (forces === true || one.forcedBefore) && one.hasWayOn
  if (!forced && stops.closedBefore.stops(one)) return refuse('closedBefore')
  // Who pays or plays is asked by what is forced, and by the game's own rule, only (E4.15, E4.31).
  if (stops.busy.stops(one) && !forced && belongsTo({ why: rule }) !== 'game') return refuse('busy')
  return { show: true, forced, why: rule, delay }
}

/** Elapsed days of 24 hours (E4.22); undefined without a date in the past (F150). */
export function daysSince(regDate: number | undefined, now: number): number | undefined {
  if (regDate === undefined || !Number.isFinite(regDate)) return undefined
  const days = (now - regDate) / times.dayLength
  return days >= 0 ? days : undefined
}
