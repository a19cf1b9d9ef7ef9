import { describe, expect, it } from 'vitest'
import { type DownloadCase, decideDownload } from '../../../runtime/rules/download/decideDownload'
import type { ActiveDownloadSettings } from '../../../runtime/rules/download/downloadSettings'

/*
 * The decision table against a second formulation: here each statement is a sentence about a case, in the words of the
 * specification, and says how it wants the prompt to be. Nothing of the table is used.
 */

type Wish = 'optional' | 'forced'

interface Statement {
  readonly id: string
  readonly wish: Wish
  readonly says: (one: DownloadCase) => boolean | undefined
}

const at = (one: DownloadCase, ...paths: string[]): boolean => paths.some((path) => path === one.path)
const home = ['/', '/m/', '/m/home', '/m/index', '/m/index.html']

const counted = (
  id: string,
  wish: Wish,
  count: 'deposits' | 'withdrawals',
  setting: keyof ActiveDownloadSettings,
  compare: (count: number, threshold: number) => boolean,
): Statement => ({
  id,
  wish,
  says: (one) =>
    compare(one[count] ?? Number.NaN, (one.settings[setting] as number | undefined) ?? Number.NaN),
})

const reaching = (count: number, threshold: number) => !(count < threshold) && count + threshold >= 0
const under = (count: number, threshold: number) => threshold > count

const statements: readonly Statement[] = [
  {
    id: 'E4.21',
    wish: 'optional',
    says: ({ settings, daysSinceRegistration: days = -1 }) => days >= (settings.reg_days ?? Infinity),
  },
  {
    id: 'E4.21',
    wish: 'forced',
    says: ({ settings, daysSinceRegistration: days = -1 }) => days >= (settings.reg_days_forced ?? Infinity),
  },
  counted('E4.23', 'optional', 'deposits', 'deposit_times', reaching),
  counted('E4.23', 'forced', 'deposits', 'deposit_times_forced', reaching),
  counted('E4.24', 'optional', 'deposits', 'deposit_least_times', under),
  counted('E4.24', 'forced', 'deposits', 'deposit_least_times_forced', under),
  counted('E4.25', 'optional', 'withdrawals', 'withdrawal_times', reaching),
  counted('E4.25', 'forced', 'withdrawals', 'withdrawal_times_forced', reaching),
  counted('E4.25', 'optional', 'withdrawals', 'withdrawal_least_times', under),
  counted('E4.25', 'forced', 'withdrawals', 'withdrawal_least_times_forced', under),
  {
    id: 'E4.26',
    wish: 'optional',
    says: (one) => one.settings.first_deposit && at(one, '/m/voucherCenter') && one.deposits === 0,
  },
  {
    id: 'E4.27',
    wish: 'optional',
    says: (one) => one.settings.first_withdraw && at(one, '/m/withdraw') && one.withdrawals === 0,
  },
  {
    id: 'E4.28',
    wish: 'optional',
    says: (one) =>
      one.settings.bind_card === 1 &&
      at(one, '/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix') &&
      one.cards === 0,
  },
  {
    id: 'E4.29',
    wish: 'forced',
    says: (one) =>
      one.settings.bind_card === 2 &&
      at(one, '/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix'),
  },
  {
    id: 'E4.30',
    wish: 'optional',
    says: (one) => one.settings.login_required && at(one, ...home, '/m/login', '/m/register'),
  },
  {
    id: 'E4.31',
    wish: 'optional',
    says: ({ settings: { in_game_popup_interval: interval }, gameSeconds, path }) =>
      path === '/m/launchGame' &&
      interval !== undefined &&
      gameSeconds !== undefined &&
      gameSeconds >= interval,
  },
]

/** E4.14, E4.18, E4.19: all of these must be right, or there is no prompt. */
const mayShow = ({ settings, hostname, runMode, memberType, promptOpen }: DownloadCase): boolean => {
  const listed = settings.domains?.includes(hostname) ?? false
  const domainIsRight = { 1: true, 2: !listed, 3: listed }[settings.domains_switch ?? 1]
  const typeIsRight = memberType === 0 || memberType === 1 || memberType === 2
  return (
    Boolean(settings.download_condition_switch) &&
    domainIsRight &&
    typeIsRight &&
    runMode === 'browser' &&
    !promptOpen
  )
}

/** E4.15 to E4.17, F153. */
function expected(one: DownloadCase): { show: boolean; forced: boolean } {
  const wishes = statements.filter(({ says }) => says(one) === true).map(({ wish }) => wish)
  if (!mayShow(one) || wishes.length === 0) return { show: false, forced: false }
  const forced = (wishes.includes('forced') || one.forcedBefore) && one.hasWayOn
  return forced || !one.closed ? { show: true, forced } : { show: false, forced: false }
}

const threshold = 3
const thresholds: ActiveDownloadSettings = {
  reg_days: threshold,
  reg_days_forced: threshold * 2,
  deposit_times: threshold,
  deposit_times_forced: threshold * 2,
  deposit_least_times: threshold,
  deposit_least_times_forced: threshold - 1,
  withdrawal_times: threshold,
  withdrawal_times_forced: threshold * 2,
  withdrawal_least_times: threshold,
  withdrawal_least_times_forced: threshold - 1,
  first_deposit: true,
  first_withdraw: true,
  bind_card: 1,
  login_required: true,
  in_game_popup_interval: threshold,
}
const names = Object.keys(thresholds) as (keyof ActiveDownloadSettings)[]
const only = (...chosen: (keyof ActiveDownloadSettings)[]): ActiveDownloadSettings =>
  Object.fromEntries(chosen.map((name) => [name, thresholds[name]]))

/** None, each alone, each pair, all, and the card rule that forces. */
const settingSets: readonly ActiveDownloadSettings[] = [
  {},
  ...names.map((name) => only(name)),
  ...names.flatMap((name, index) => names.slice(index + 1).map((other) => only(name, other))),
  thresholds,
  { bind_card: 2 },
  { ...thresholds, bind_card: 2 },
]

/** Counts below, at and above each threshold, unknown, and not a number. */
const counts = [
  undefined,
  Number.NaN,
  0,
  threshold - 1,
  threshold,
  threshold + 1,
  threshold * 2,
  threshold * 2 + 1,
]

const paths = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/securityCenter/addBankCard',
  '/m/securityCenter/addBankCardPix',
  '/m/launchGame',
]

const base: DownloadCase = {
  settings: {},
  memberType: 0,
  path: '/m/home',
  hostname: 'www.merchant.example',
  runMode: 'browser',
  closed: false,
  forcedBefore: false,
  promptOpen: false,
  hasWayOn: true,
}

const circumstances: readonly Partial<DownloadCase>[] = [
  {},
  { closed: true },
  { forcedBefore: true },
  { forcedBefore: true, closed: true },
  { forcedBefore: true, hasWayOn: false },
  { hasWayOn: false },
  { promptOpen: true },
  { runMode: 'pwa' },
  { runMode: 'webclip' },
  { runMode: 'app' },
  ...[-1, 1, 2, 3, 4, 5, Number.NaN].map((memberType) => ({ memberType })),
]

const switches: readonly ActiveDownloadSettings[] = [
  { download_condition_switch: true },
  {},
  { download_condition_switch: true, domains_switch: 1, domains: ['www.merchant.example'] },
  { download_condition_switch: true, domains_switch: 2, domains: ['www.merchant.example'] },
  { download_condition_switch: true, domains_switch: 2, domains: ['other.example'] },
  { download_condition_switch: true, domains_switch: 2 },
  { download_condition_switch: true, domains_switch: 3, domains: ['www.merchant.example'] },
  { download_condition_switch: true, domains_switch: 3, domains: ['other.example'] },
  { download_condition_switch: true, domains_switch: 3 },
]

function* allRows(): Generator<DownloadCase> {
  for (const settings of settingSets)
    for (const path of paths)
      for (const count of counts)
        for (const circumstance of circumstances) {
          const numbers = {
            deposits: count,
            withdrawals: count,
            daysSinceRegistration: count,
            cards: count === undefined ? undefined : count > 0 ? 1 : 0,
            gameSeconds: count,
          }
          const common = { ...base, path, ...numbers, ...circumstance }
          yield { ...common, settings: { download_condition_switch: true, ...settings } }
        }
  // The counts are unlike each other.
  for (const settings of settingSets)
    for (const deposits of counts)
      for (const withdrawals of counts)
        for (const daysSinceRegistration of counts)
          yield {
            ...base,
            path: '/m/voucherCenter',
            deposits,
            withdrawals,
            daysSinceRegistration,
            settings: { download_condition_switch: true, ...settings },
          }
  for (const settings of settingSets)
    for (const general of switches)
      for (const path of paths)
        yield { ...base, path, deposits: 0, cards: 0, settings: { ...settings, ...general } }
}

describe('the decision table', () => {
  const rows = [...allRows()]

  it('equals the statements, row by row (E4.14, E4.15, E4.16, E4.20)', () => {
    expect(rows.length).toBeGreaterThan(10_000)
    const wrong = rows.filter((one) => {
      const { show, forced } = decideDownload(one)
      const right = expected(one)
      return show !== right.show || forced !== right.forced
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it('is exercised by its rows: every statement decides some of them (E4.23, E4.24, E4.25, E4.31)', () => {
    for (const { id, wish, says } of statements) {
      const decided = rows.filter((one) => says(one) === true && decideDownload(one).show)
      expect([id, wish, decided.length > 0]).toEqual([id, wish, true])
    }
    expect(rows.filter((one) => decideDownload(one).forced).length).toBeGreaterThan(1000)
  })
})
