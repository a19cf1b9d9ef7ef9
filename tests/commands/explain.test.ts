import { describe, expect, it } from 'vitest'
import { decideDownload, rules, stops } from '../../runtime/rules/download/decideDownload'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { parseArguments } from '../../scripts/steps/commands/readArguments'
import { explainDownload, formatExplanation } from '../../scripts/steps/explain/explainDownload'
import {
  explainInterruptions,
  formatInterruptions,
  type InterruptionOptions,
  readInterruptionCase,
} from '../../scripts/steps/explain/explainInterruptions'
import { type DownloadOptions, readDownloadCase } from '../../scripts/steps/explain/readDownloadCase'
import { manifest } from '../support/manifest'

const options: DownloadOptions = {
  type: '0',
  page: '/m/home',
  device: 'browser',
  closed: false,
  'forced-before': false,
  'prompt-open': false,
  busy: false,
  'no-app': false,
}

const merchant = {
  ...manifest,
  download: {
    settings: {
      download_condition_switch: { enabled: true },
      first_deposit: { enabled: true },
      deposit_times_forced: { enabled: true, value: 5 },
      login_required: { enabled: true },
    },
  },
}

const read = (change: Partial<DownloadOptions> = {}) => readDownloadCase(merchant, { ...options, ...change })

function explain(change: Partial<DownloadOptions>): ReturnType<typeof explainDownload> {
  const result = read(change)
  if ('problem' in result) throw new Error(result.problem)
  return explainDownload(result.one)
}

describe('the explanation of a decision', () => {
  it.each<[Partial<DownloadOptions>, string, string | undefined, boolean, boolean]>([
    [{ type: '1', deposits: '0', page: '/m/voucherCenter?r=1' }, 'first_deposit', 'E4.26', true, false],
    [{ deposits: '5' }, 'deposit_times_forced', 'E4.23', true, true],
    [{ deposits: '5', 'no-app': true }, 'deposit_times_forced', 'E4.23', true, false],
    [{}, 'login_required', 'E4.30', true, false],
    [{ closed: true }, 'closedBefore', 'E4.17', false, false],
    [{ closed: true, 'forced-before': true }, 'login_required', 'E4.30', true, true],
    [{ type: '-1' }, 'otherType', 'E4.19', false, false],
    [{ type: '4' }, 'otherType', 'E4.19', false, false],
    [{ device: 'pwa' }, 'installed', 'E4.14', false, false],
    [{ 'prompt-open': true }, 'promptOpen', 'E4.14', false, false],
    [{ busy: true }, 'busy', 'E4.31', false, false],
    [{ busy: true, deposits: '5' }, 'deposit_times_forced', 'E4.23', true, true],
    [{ page: '/m/news' }, 'noRule', undefined, false, false],
    [{ settings: '{"login_required":{"enabled":false}}' }, 'noRule', undefined, false, false],
    [{ settings: '{"domains_switch":{"enabled":true,"value":3}}' }, 'otherDomain', 'E4.18', false, false],
  ])('of %j names the row %s (%s)', (change, why, statement, show, forced) => {
    const { decision, statement: id } = explain(change)
    expect([decision.why, id, decision.show, decision.forced]).toEqual([why, statement, show, forced])
  })

  it('lists every row of the tables, and marks the one that decided', () => {
    const { rows } = explain({})
    expect(rows.map(({ row }) => row)).toEqual([...Object.keys(stops), ...Object.keys(rules)])
    expect(rows.filter(({ decides }) => decides).map(({ row }) => row)).toEqual(['login_required'])
  })

  it('is what the site decides', () => {
    const result = read({ deposits: '2' })
    if ('problem' in result) throw new Error(result.problem)
    expect(explainDownload(result.one).decision).toEqual(decideDownload(result.one))
  })

  it('is printed with its row, its reason and its delay', () => {
    expect(formatExplanation('hongvan', explain({})).split('\n').slice(0, 2)).toEqual([
      'hongvan: the download prompt is shown, and can be closed, after 2 s.',
      'Row: login_required (E4.30). The lobby, the login or the registration is open, and the member is logged in.',
    ])
  })
})

it.each<[Partial<DownloadOptions>, string]>([
  [{ type: 'agent' }, '--type is a whole number, not "agent".'],
  [{ deposits: '1.5' }, '--deposits is a whole number, not "1.5".'],
  [{ deposits: '-1' }, '--deposits is not below 0.'],
  [{ days: 'many' }, '--days is a number, not "many".'],
  [{ device: 'phone' }, '--device is one of browser, pwa, webclip, app, not "phone".'],
  [{ page: 'home' }, '--page is a path such as /m/home, not "home".'],
  [{ settings: '[]' }, '--settings is an object of settings, by name.'],
  [{ settings: '{"reg_day":{}}' }, '--settings: there is no setting "reg_day". Did you mean "reg_days"?'],
  [
    { settings: '{"reg_days":{"enabled":true,"value":"x"}}' },
    '--settings: reg_days has a value of the wrong type.',
  ],
])('says what is wrong with %j', (change, problem) => {
  expect(read(change)).toEqual({ problem })
})

it('takes a negative number for the value of the option before it', () => {
  const command = { usage: '', summary: '', options: { type: { type: 'string', help: '' } } } as const
  expect(parseArguments(['--type', '-1'], command)).toMatchObject({ values: { type: '-1' } })
})

describe('the explanation of interruptions (D27)', () => {
  const calm: InterruptionOptions = {
    waiting: 'announcement,picturePopup',
    page: '/m/home',
    seconds: '0',
    opened: '0',
    hidden: false,
    open: false,
    typed: false,
    sending: false,
    'consent-due': false,
  }
  const routes: Manifest['routes'] = { '/m/play': { page: 'launchGame' } }

  function explainAll(change: Partial<InterruptionOptions>) {
    const one = readInterruptionCase({ routes }, { ...calm, ...change })
    if ('problem' in one) throw new Error(one.problem)
    return explainInterruptions(one)
  }

  it.each<[Partial<InterruptionOptions>, string | undefined, string | undefined]>([
    [{}, undefined, 'outranked'],
    [{ typed: true }, 'typed', 'typed'],
    [{ sending: true }, 'sending', 'sending'],
    [{ hidden: true }, 'hidden', 'hidden'],
    [{ open: true }, 'covered', 'covered'],
    [{ 'consent-due': true }, 'consentDue', 'consentDue'],
    [{ page: '/m/voucherCenter?r=1' }, 'framed', 'framed'],
    [{ page: '/m/play' }, 'framed', 'framed'],
    [{ seconds: '20', opened: '1' }, 'firstMinute', 'firstMinute'],
    [{ 'closed-ago': '4' }, 'quiet', 'quiet'],
    [{ forced: 'picturePopup' }, 'outranked', undefined],
    [{ forced: 'announcement', typed: true }, undefined, 'typed'],
  ])('of %j: the announcement is held by %s, the picture by %s', (change, announcement, picture) => {
    expect(explainAll(change).map(({ heldBy }) => heldBy)).toEqual([announcement, picture])
  })

  it.each<[Partial<InterruptionOptions>, string]>([
    [
      { waiting: 'anouncement' },
      '--waiting: there is no interruption "anouncement". Did you mean "announcement"?',
    ],
    [{ page: 'home' }, '--page is a path such as /m/home, not "home".'],
    [{ seconds: 'soon' }, '--seconds is a number, not "soon".'],
    [{ 'closed-ago': '' }, '--closed-ago is a number, not "".'],
  ])('names the problem of %j', (change, problem) => {
    expect(readInterruptionCase({ routes }, { ...calm, ...change })).toEqual({ problem })
  })

  it('is printed with the reason and the time that is left', () => {
    expect(
      formatInterruptions('hongvan', explainAll({ seconds: '20', opened: '1' }))
        .split('\n')
        .at(-1),
    ).toBe(
      "  picturePopup  held by firstMinute: Enough was shown already in the visit's first minute. For 40 s more.",
    )
    expect(formatInterruptions('hongvan', explainAll({})).split('\n')[1]).toBe('* announcement  opens')
  })
})
