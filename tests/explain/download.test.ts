import { describe, expect, it } from 'vitest'
import { decideDownload, rules, stops } from '../../runtime/rules/download/decideDownload'
import { explainDownload, type RowState } from '../../scripts/steps/explain/download/explainDownload'
import { downloadTable, formatDownload } from '../../scripts/steps/explain/download/formatDownload'
import { type DownloadOptions, readDownloadCase } from '../../scripts/steps/explain/download/readDownloadCase'
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
  routes: {
    ...manifest.routes,
    '/m/voucherCenter': { page: 'embed' },
    '/m/withdraw': { page: 'embed' },
    '/m/news': { page: 'news' },
  },
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
  return explainDownload(result)
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
    expect(explainDownload(result).decision).toEqual(decideDownload(result.one))
  })

  it('is printed with its row, its reason and its delay', () => {
    expect(formatDownload('hongvan', explain({})).split('\n').slice(0, 2)).toEqual([
      'hongvan: the download prompt is shown, and can be closed, after 2 s.',
      'Row: login_required (E4.30). The lobby, the login or the registration is open, and the member is logged in.',
    ])
  })
})

describe('a row of the explanation', () => {
  const stateOf = (row: string, change: Partial<DownloadOptions>): RowState | undefined =>
    explain(change).rows.find((one) => one.row === row)?.state

  it.each<[string, Partial<DownloadOptions>, RowState]>([
    ['deposit_times_forced', {}, 'unknown'],
    ['deposit_times_forced', { deposits: '4' }, 'no'],
    ['deposit_times_forced', { deposits: '5' }, 'yes'],
    ['deposit_times_forced', { settings: '{"deposit_times_forced":{"enabled":false}}' }, 'off'],
    ['deposit_times', { deposits: '5' }, 'notSet'],
    ['first_deposit', { page: '/m/voucherCenter' }, 'unknown'],
    ['first_deposit', { page: '/m/home' }, 'no'],
    ['first_deposit', { page: '/m/voucherCenter', deposits: '1' }, 'no'],
    ['reg_days', { settings: '{"reg_days":{"enabled":true,"value":3}}' }, 'unknown'],
    ['reg_days', { settings: '{"reg_days":{"enabled":true,"value":3}}', days: '3' }, 'yes'],
  ])('%s of %j is %s (E4.20)', (row, change, state) => {
    expect(stateOf(row, change)).toBe(state)
  })

  it("is printed with its setting, who says it, and the member's figure", () => {
    const settings = '{"deposit_times":{"enabled":true,"value":"3"},"login_required":{"enabled":false}}'
    const lines = formatDownload('hongvan', explain({ deposits: '1', settings })).split('\n')
    const columnsOf = (row: string) =>
      lines
        .find((line) => line.includes(` ${row} `))
        ?.trim()
        .split(/ {2,}/)
    expect(columnsOf('deposit_times')).toEqual([
      'rule',
      'deposit_times',
      'E4.23',
      'no',
      '3 (platform)',
      'deposits 1',
    ])
    expect(columnsOf('deposit_times_forced')?.slice(3)).toEqual(['no', '5 (manifest)', 'deposits 1'])
    expect(columnsOf('login_required')?.slice(3)).toEqual(['off', 'off (platform)', 'page /m/home'])
    expect(columnsOf('reg_days')?.slice(3)).toEqual(['not set', 'not set', 'days unknown'])
  })

  it('is in the table of the help', () => {
    const help = downloadTable().join('\n')
    for (const row of [...Object.keys(stops), ...Object.keys(rules)]) expect(help).toContain(` ${row} `)
  })
})

it('of a merchant without a download section is that nobody is asked, whatever the platform sends', () => {
  const settings = '{"download_condition_switch":{"enabled":true},"login_required":{"enabled":true}}'
  const read = readDownloadCase(manifest, { ...options, settings })
  if ('problem' in read) throw new Error(read.problem)
  expect(explainDownload(read).decision).toMatchObject({ show: false, why: 'switchedOff' })
})

it.each<[Partial<DownloadOptions>, string]>([
  [{ type: 'agent' }, '--type is a whole number, not "agent".'],
  [{ type: '-2' }, '--type is -1 for a visitor, or a member\'s type from 0 on, not "-2".'],
  [{ type: '1.5' }, '--type is a whole number, not "1.5".'],
  [{ deposits: '1.5' }, '--deposits is a whole number, not "1.5".'],
  [{ deposits: '-1' }, '--deposits is not below 0: "-1".'],
  [{ deposits: 'Infinity' }, '--deposits is a whole number, not "Infinity".'],
  [{ withdrawals: '1e3' }, '--withdrawals is a whole number, not "1e3".'],
  [{ cards: '' }, '--cards is a whole number, not "".'],
  [{ days: 'many' }, '--days is a whole number, not "many".'],
  [{ days: '-3' }, '--days is not below 0: "-3".'],
  [{ days: '0.5' }, '--days is a whole number, not "0.5".'],
  [{ days: '0x10' }, '--days is a whole number, not "0x10".'],
  [{ 'game-seconds': '-1' }, '--game-seconds is not below 0: "-1".'],
  [{ 'game-seconds': 'Infinity' }, '--game-seconds is a number of seconds, not "Infinity".'],
  [{ device: 'phone' }, '--device is one of browser, pwa, webclip, app, not "phone".'],
  [
    { domain: 'www.hongvan.exmple' },
    '--domain: "www.hongvan.exmple" is no domain of this merchant. Did you mean "www.hongvan.example"? Its domains are www.hongvan.example.',
  ],
  [
    { domain: 'elsewhere.test' },
    '--domain: "elsewhere.test" is no domain of this merchant. Its domains are www.hongvan.example.',
  ],
  [{ page: 'voucher' }, '--page: no page is mounted on "voucher". The nearest page is "/m/voucherCenter".'],
  [{ settings: '[]' }, '--settings is an object of settings, by name.'],
  [{ settings: '{"reg_day":{}}' }, '--settings: there is no setting "reg_day". Did you mean "reg_days"?'],
  [
    { settings: '{"reg_days":{"enabled":true,"value":"x"}}' },
    '--settings: reg_days has a value of the wrong type.',
  ],
])('says what is wrong with %j', (change, problem) => {
  expect(read(change)).toEqual({ problem })
})
