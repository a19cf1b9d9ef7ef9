import { describe, expect, it } from 'vitest'
import {
  type DownloadCase,
  daysSince,
  decideDownload,
  rules,
  stops,
} from '../../../runtime/rules/download/decideDownload'
import { downloadRules } from '../../../runtime/rules/download/downloadRules'
import type { ActiveDownloadSettings } from '../../../runtime/rules/download/downloadSettings'
import fc from '../../support/properties'

const on = { download_condition_switch: true } as const

const base: DownloadCase = {
  settings: on,
  memberType: 0,
  path: '/m/home',
  hostname: 'www.merchant.example',
  runMode: 'browser',
  closed: false,
  forcedBefore: false,
  promptOpen: false,
  hasWayOn: true,
}

const decide = (settings: ActiveDownloadSettings, change: Partial<DownloadCase> = {}) => {
  const { show, forced, why, delay } = decideDownload({
    ...base,
    ...change,
    settings: { ...on, ...settings },
  })
  return [show, forced, why, delay]
}

describe('a rule of the settings', () => {
  const rows: readonly (readonly [string, ActiveDownloadSettings, Partial<DownloadCase>, unknown[]])[] = [
    ['days (E4.21)', { reg_days: 3 }, { daysSinceRegistration: 3 }, [true, false, 'reg_days', 1900]],
    ['too few days (E4.21)', { reg_days: 3 }, { daysSinceRegistration: 2.99 }, [false, false, 'noRule', 0]],
    [
      'days that force (E4.21)',
      { reg_days: 3, reg_days_forced: 14 },
      { daysSinceRegistration: 14.5 },
      [true, true, 'reg_days_forced', 1900],
    ],
    ['deposits (E4.23)', { deposit_times: 3 }, { deposits: 3 }, [true, false, 'deposit_times', 0]],
    [
      'deposits that force (E4.23)',
      { deposit_times: 3, deposit_times_forced: 5 },
      { deposits: 7 },
      [true, true, 'deposit_times_forced', 0],
    ],
    [
      'few deposits (E4.24)',
      { deposit_least_times: 2 },
      { deposits: 1 },
      [true, false, 'deposit_least_times', 0],
    ],
    ['enough deposits (E4.24)', { deposit_least_times: 2 }, { deposits: 2 }, [false, false, 'noRule', 0]],
    [
      'few deposits that force (E4.24)',
      { deposit_least_times_forced: 2 },
      { deposits: 0 },
      [true, true, 'deposit_least_times_forced', 0],
    ],
    [
      'withdrawals (E4.25)',
      { withdrawal_times: 2 },
      { withdrawals: 2 },
      [true, false, 'withdrawal_times', 0],
    ],
    [
      'few withdrawals that force (E4.25)',
      { withdrawal_least_times_forced: 2 },
      { withdrawals: 1 },
      [true, true, 'withdrawal_least_times_forced', 0],
    ],
    [
      'the first deposit (E4.26)',
      { first_deposit: true },
      { path: '/m/voucherCenter', deposits: 0 },
      [true, false, 'first_deposit', 0],
    ],
    [
      'the first deposit, elsewhere (E4.26)',
      { first_deposit: true },
      { deposits: 0 },
      [false, false, 'noRule', 0],
    ],
    [
      'the first deposit, unknown count (E4.26)',
      { first_deposit: true },
      { path: '/m/voucherCenter' },
      [false, false, 'noRule', 0],
    ],
    [
      'the first withdrawal (E4.27)',
      { first_withdraw: true },
      { path: '/m/withdraw', withdrawals: 0 },
      [true, false, 'first_withdraw', 0],
    ],
    [
      'a first card (E4.28)',
      { bind_card: 1 },
      { path: '/m/securityCenter/addBankCard', cards: 0 },
      [true, false, 'bind_card', 0],
    ],
    [
      'a second card (E4.28)',
      { bind_card: 1 },
      { path: '/m/securityCenter/addBankCard', cards: 1 },
      [false, false, 'noRule', 0],
    ],
    [
      'every card (E4.29)',
      { bind_card: 2 },
      { path: '/m/securityCenter/addBankCardPix', cards: 4 },
      [true, true, 'bind_card_forced', 0],
    ],
    ['the lobby (E4.30)', { login_required: true }, {}, [true, false, 'login_required', 2000]],
    [
      'a game (E4.31)',
      { in_game_popup_interval: 600 },
      { path: '/m/launchGame', gameSeconds: 600 },
      [true, false, 'in_game_popup_interval', 0],
    ],
    [
      'a game that has just begun (E4.31)',
      { in_game_popup_interval: 600 },
      { path: '/m/launchGame', gameSeconds: 599 },
      [false, false, 'noRule', 0],
    ],
  ]
  for (const [name, settings, change, decision] of rows)
    it(`decides about ${name}`, () => {
      expect(decide(settings, change)).toEqual(decision)
    })

  it('never gives a deadline that cannot be reached: the rule that forces comes first (E4.15)', () => {
    const forcing = downloadRules.map((name) => rules[name].forced === true)
    expect(forcing.lastIndexOf(true)).toBeLessThan(forcing.indexOf(false))
    expect(Object.keys(rules)).toEqual([...downloadRules])
  })
})

describe('what stops a prompt', () => {
  it.each<[string, Partial<DownloadCase>, string]>([
    ['the switch is off (E4.14)', { settings: { login_required: true } }, 'switchedOff'],
    ['the site is installed (E4.14)', { runMode: 'pwa' }, 'installed'],
    ['it runs as a web clip (E4.14)', { runMode: 'webclip' }, 'installed'],
    ['it runs in the app (E4.14)', { runMode: 'app' }, 'installed'],
    ['another prompt is open (E4.14)', { promptOpen: true }, 'promptOpen'],
    ['a visitor looks (E4.19)', { memberType: -1 }, 'otherType'],
    ['a member of type 3 (E4.19)', { memberType: 3 }, 'otherType'],
    ['a member of type 4 (E4.19)', { memberType: 4 }, 'otherType'],
    ['it was closed in this session (E4.17)', { closed: true }, 'closedBefore'],
  ])('%s', (_, change, why) => {
    expect(decideDownload({ ...base, settings: { ...on, login_required: true }, ...change })).toMatchObject({
      show: false,
      forced: false,
      why,
    })
  })

  it.each([
    [undefined, ['other.example'], true],
    [1, ['www.merchant.example'], true],
    [2, ['www.merchant.example'], false],
    [2, ['other.example'], true],
    [3, ['www.merchant.example'], true],
    [3, ['other.example'], false],
    [3, [], false],
  ] as const)('applies the domain rule %s to %j (E4.18)', (domains_switch, domains, show) => {
    const settings = { login_required: true, domains, ...(domains_switch ? { domains_switch } : {}) } as const
    expect(decide(settings)[0]).toBe(show)
  })
})

const anyNumber = fc.option(fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constant(Number.NaN)), {
  nil: undefined,
})
const threshold = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined })
const flag = fc.option(fc.constant(true as const), { nil: undefined })

const anySettings = fc.record({
  download_condition_switch: flag,
  reg_days: threshold,
  reg_days_forced: threshold,
  deposit_times: threshold,
  deposit_times_forced: threshold,
  deposit_least_times: threshold,
  deposit_least_times_forced: threshold,
  withdrawal_times: threshold,
  withdrawal_times_forced: threshold,
  withdrawal_least_times: threshold,
  withdrawal_least_times_forced: threshold,
  first_deposit: flag,
  first_withdraw: flag,
  login_required: flag,
  bind_card: fc.constantFrom(undefined, 1, 2),
  in_game_popup_interval: threshold,
  domains_switch: fc.constantFrom(undefined, 1, 2, 3),
  domains: fc.constantFrom(undefined, [], ['www.merchant.example'], ['other.example']),
}) as fc.Arbitrary<ActiveDownloadSettings>

const anyCase: fc.Arbitrary<DownloadCase> = fc.record({
  settings: anySettings,
  memberType: fc.integer({ min: -1, max: 5 }),
  daysSinceRegistration: anyNumber,
  deposits: anyNumber,
  withdrawals: anyNumber,
  cards: anyNumber,
  path: fc.constantFrom(
    '/m/home',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/securityCenter/addBankCard',
    '/m/launchGame',
    '/m/news',
  ),
  hostname: fc.constant('www.merchant.example'),
  runMode: fc.constantFrom('browser', 'pwa', 'webclip', 'app'),
  gameSeconds: anyNumber,
  closed: fc.boolean(),
  forcedBefore: fc.boolean(),
  promptOpen: fc.boolean(),
  hasWayOn: fc.boolean(),
})

describe('every prompt', () => {
  it('stays forced for the session once one was (E4.16)', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const decision = decideDownload({ ...one, forcedBefore: true, hasWayOn: true })
        return !decision.show || decision.forced
      }),
    )
  })

  it('is for members of type 0, 1 and 2 only (E4.19)', () => {
    fc.assert(fc.property(anyCase, (one) => !decideDownload(one).show || [0, 1, 2].includes(one.memberType)))
  })

  it('waits until no other prompt is open (E4.14)', () => {
    fc.assert(fc.property(anyCase, (one) => !decideDownload({ ...one, promptOpen: true }).show))
  })

  it('can be closed where there is no way to the app (F153)', () => {
    fc.assert(fc.property(anyCase, (one) => !decideDownload({ ...one, hasWayOn: false }).forced))
  })

  it('has a row of a table as its reason (E4.20)', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { show, why } = decideDownload(one)
        return show ? why in rules : why in stops || why === 'noRule'
      }),
    )
  })
})

it.each([
  [86_400_000 * 3, 3],
  [86_400_000 * 2.5, 2.5],
  [0, 0],
  [-1, undefined],
  [Number.NaN, undefined],
])('counts elapsed days of 24 hours: %d ms (E4.22, F150)', (elapsed, days) => {
  const now = Date.UTC(2026, 10, 23)
  expect(daysSince(now - elapsed, now)).toBe(days)
})

it('knows no days without a date (F150)', () => {
  expect(daysSince(undefined, 0)).toBeUndefined()
})
