import { describe, expect, it } from 'vitest'
import type { DownloadCase } from '../../../runtime/rules/download/decideDownload'
import {
  couldUseCounts,
  readCardCount,
  readCounts,
  updateCounts,
} from '../../../runtime/rules/download/memberCounts'
import { untrusted } from '../../../runtime/rules/network/read'

it.each([
  [
    { totalDepositSuccessCount: 3, totalWithdrawSuccessCount: 0 },
    { deposits: 3, withdrawals: 0 },
  ],
  [
    { totalDepositSuccessCount: '3', totalWithdrawSuccessCount: ' 1 ' },
    { deposits: 3, withdrawals: 1 },
  ],
  [{ totalDepositSuccessCount: Number.NaN, totalWithdrawSuccessCount: -1 }, {}],
  [{ totalDepositSuccessCount: 1.5, totalWithdrawSuccessCount: null }, {}],
  [{ totalDepositSuccessCount: '' }, {}],
  [undefined, {}],
])('reads the counts in %j (E3.10, F155)', (reply, expected) => {
  expect(readCounts(untrusted(reply))).toEqual({ deposits: undefined, withdrawals: undefined, ...expected })
})

it.each([
  [{}, { deposits: 1 }, { deposits: 1, withdrawals: undefined }],
  [{ deposits: 3 }, { deposits: 1, withdrawals: 2 }, { deposits: 3, withdrawals: 2 }],
  [{ deposits: 3 }, { deposits: undefined }, { deposits: 3, withdrawals: undefined }],
])('after %j and %j knows %j: a count never falls (F155)', (known, next, expected) => {
  expect(updateCounts(known, next)).toEqual(expected)
})

it.each([
  [{ fullBankCardList: [{}], fullVirtualWalletList: [{}, {}], fullEWalletList: [] }, 3],
  [{ fullBankCardList: [], fullVirtualWalletList: [], fullEWalletList: [] }, 0],
  [{ fullBankCardList: { a: {} } }, 1],
  [{ fullBankCardList: 'none' }, undefined],
  [null, undefined],
])('counts the cards and wallets in %j: %s (E3.10, E4.28)', (reply, count) => {
  expect(readCardCount(untrusted(reply))).toBe(count)
})

describe('the counts are requested', () => {
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
  it.each<[string, Partial<DownloadCase>, boolean]>([
    ['a number of deposits is still to come', { settings: { deposit_times: 3 }, deposits: 1 }, true],
    ['it is not known', { settings: { deposit_times: 3 } }, true],
    ['the first deposit page is open', { settings: { first_deposit: true }, path: '/m/voucherCenter' }, true],
    ['a prompt is open meanwhile', { settings: { deposit_times: 3 }, promptOpen: true }, true],
    [
      'a forced rule may follow a closed prompt',
      { settings: { deposit_times_forced: 3 }, closed: true },
      true,
    ],
    ['no rule counts', { settings: { login_required: true, reg_days: 1 } }, false],
    ['the first deposit has other pages', { settings: { first_deposit: true } }, false],
    [
      'the first deposit was made',
      { settings: { first_deposit: true }, path: '/m/voucherCenter', deposits: 1 },
      false,
    ],
    ['a prompt was closed', { settings: { deposit_times: 3 }, closed: true }, false],
    ['the member gets no prompts', { settings: { deposit_times: 3 }, memberType: 4 }, false],
    ['the site is installed', { settings: { deposit_times: 3 }, runMode: 'pwa' }, false],
    [
      'enough deposits were made to leave the rule',
      { settings: { deposit_least_times: 2 }, deposits: 2 },
      false,
    ],
  ])('when %s: %j, %s (E4.32)', (_, change, expected) => {
    const settings = { download_condition_switch: true, ...change.settings } as const
    expect(couldUseCounts({ ...base, ...change, settings })).toBe(expected)
  })
})
