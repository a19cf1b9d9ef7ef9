// @vitest-environment happy-dom
import DOMPurify from 'dompurify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memberKey } from '../../../runtime/rules/session/memberKey'
import { announcedDepositsAtom, memberCountsAtom } from '../../../runtime/state/download'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { iconPaths } from '../../../runtime/ui/media/firstPageIcons'
import * as icons from '../../../runtime/ui/media/icons'
import type { SentRequest } from '../../support/fakes/fakeHttp'
import { failure, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, back, memberSession, press, pressKey, startSite, stopSites } from '../../support/site'
import { androidUserAgent, merchantWith, startMember } from './downloadPage'

const { common, download, member } = english
const title = download.title.replace('{{name}}', 'Hồng Vân')
const prompt = () => find('dialog', title)
/** How the stored flags name this member. */
const owner = memberKey(memberSession)
const counts = (totalDepositSuccessCount: unknown, totalWithdrawSuccessCount: unknown = 0) =>
  success({ totalDepositSuccessCount, totalWithdrawSuccessCount })
const registeredDaysAgo = (days: number, now: number) =>
  success({ id: 7, userName: 'minhanh88', type: 0, regDate: now - days * times.dayLength })

afterEach(() => vi.restoreAllMocks())

describe('the prompt to download the app', () => {
  it('opens in the lobby two seconds after it, with the app, the web app and a way to stay (E2.24, E2.25, E2.26, E4.30)', async () => {
    const { browser } = await startMember({
      login_required: { enabled: true },
      bottom_app_desc: { enabled: true, value: '<p>Faster <b>in the app</b></p>' },
    })
    await browser.clock.advance(times.loginPrompt - 1)
    expect(prompt()).toBeUndefined()
    await browser.clock.advance(1)
    const dialog = prompt()
    expect(pageText(dialog)).toContain('Faster in the app')
    expect(dialog?.querySelector('b')?.textContent).toBe('in the app')
    expect(dialog?.querySelector('img')?.getAttribute('src')).toBe('/wps/media/app/hongvan.webp')
    expect(get('link', download.android).getAttribute('href')).toBe('/wps/media/app/hongvan.apk')
    await press('button', download.stay)
    expect(prompt()).toBeUndefined()
  })

  it.each<[string, () => void]>([
    [
      'leaves nothing',
      () => vi.spyOn(DOMPurify, 'sanitize').mockReturnValue(document.createDocumentFragment() as never),
    ],
    [
      'throws',
      () =>
        vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
          throw new TypeError('This document requires TrustedHTML')
        }),
    ],
  ])('shows its words as text when the sanitiser %s (F134)', async (_, prepare) => {
    prepare()
    const { browser } = await startMember({
      login_required: { enabled: true },
      bottom_app_desc: { enabled: true, value: '<noscript>Faster in the app</noscript>' },
    })
    await browser.clock.advance(times.loginPrompt)
    expect(pageText(prompt())).toContain('Faster in the app')
    // Reports are sent when the browser is idle.
    await browser.clock.advance(10)
    expect(browser.tracker.events('fault')).toMatchObject([{ kind: 'empty', where: 'html' }])
  })

  it.each([
    ['bottom', 'Layer--sheet', 'Short'],
    ['fullscreen', 'Layer--full', 'Long'],
  ] as const)('appears as the settings say: %s (E2.23, E3.07)', async (value, shape, text) => {
    const { browser } = await startMember({
      login_required: { enabled: true },
      bottom_app_bar_mode: { enabled: true, value },
      app_desc: { enabled: true, value: 'Long' },
      bottom_app_desc: { enabled: true, value: 'Short' },
      theme: { enabled: true, value: 'dark' },
    })
    await browser.clock.advance(times.loginPrompt)
    expect(prompt()?.className).toContain(shape)
    expect(pageText(prompt())).toContain(text)
    expect(prompt()?.querySelector('.DownloadPrompt')?.getAttribute('data-theme')).toBe('dark')
  })

  it('fades for 250 ms and lets the page scroll for 500 ms (E2.27, E2.28, E9.08, E9.09)', async () => {
    const { browser } = await startMember({ login_required: { enabled: true } })
    await browser.clock.advance(times.loginPrompt)
    const locked = () => document.documentElement.hasAttribute('data-locked')
    expect([prompt() !== undefined, locked()]).toEqual([true, false])
    await browser.clock.advance(times.promptScrollLock - 1)
    expect(locked()).toBe(false)
    await browser.clock.advance(1)
    expect(locked()).toBe(true)
    await press('button', common.close)
    expect(document.querySelector('.DownloadPrompt--leaving')).not.toBeNull()
    await browser.clock.advance(times.leaveAnimation - 1)
    expect(document.querySelector('.DownloadPrompt')).not.toBeNull()
    await browser.clock.advance(1)
    expect([document.querySelector('.DownloadPrompt'), locked()]).toEqual([null, false])
  })

  it.each<[string, () => Promise<void>]>([
    ['the close button', () => press('button', common.close)],
    ['the link to the web version', () => press('button', download.stay)],
    ['Escape', () => pressKey('Escape')],
    ['Back', back],
  ])(
    'is closed by %s, which is stored and counted, and stays away in this session (E4.17)',
    async (_, close) => {
      const { browser, site } = await startMember(
        { login_required: { enabled: true } },
        { stored: { downloadCloses: 2 } },
      )
      await browser.clock.advance(times.loginPrompt)
      await close()
      await browser.clock.advance(times.leaveAnimation)
      expect([browser.storage.has('downloadClosed'), browser.storage.read('downloadCloses')]).toEqual([
        true,
        3,
      ])
      expect(location.pathname).toBe('/m/home')
      await actAndSettle(() => site.go('/m/member/home'))
      await actAndSettle(() => site.go('/m/home'))
      await browser.clock.advance(times.loginPrompt * 2)
      expect(prompt()).toBeUndefined()
    },
  )

  it('that a page change closes does not count as closed (E4.17)', async () => {
    const { browser, site } = await startMember({ login_required: { enabled: true } })
    await browser.clock.advance(times.loginPrompt)
    await actAndSettle(() => site.go('/m/member/home'))
    expect([prompt(), browser.storage.read('downloadCloses')]).toEqual([undefined, undefined])
  })

  it('waits for the browser’s install prompt beside its delay, and opens without it after 20 attempts (E4.08, E4.09)', async () => {
    const { browser } = await startMember(
      { login_required: { enabled: true } },
      {
        prepare({ installPrompt }) {
          installPrompt.available = false
        },
      },
    )
    await browser.clock.advance(times.installPoll * 20 - 1)
    expect(prompt()).toBeUndefined()
    await browser.clock.advance(1)
    expect(prompt()).toBeDefined()
  })

  it.each([true, false])(
    'shows whether the browser has a prompt of its own: %s (E4.09)',
    async (available) => {
      const { browser } = await startMember(
        { login_required: { enabled: true } },
        {
          prepare({ installPrompt }) {
            installPrompt.available = available
          },
        },
      )
      await browser.clock.advance(times.installPoll * 20)
      const drawn = get('button', download.install).querySelector('path')?.getAttribute('d')
      expect(drawn).toBe(available ? icons.plus.path : iconPaths.home)
    },
  )

  it('is complete when it opens: no button comes later (E2.26)', async () => {
    const { browser } = await startMember({ login_required: { enabled: true } })
    const seen: string[][] = []
    const observer = new MutationObserver(() => {
      if (prompt()) seen.push([...namesOf('link'), ...namesOf('button')])
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await browser.clock.advance(times.loginPrompt + 1000)
    observer.disconnect()
    expect(new Set(seen.map(String)).size).toBe(1)
  })

  it('does not open while a field has the focus', async () => {
    const { browser } = await startMember({ login_required: { enabled: true } })
    await press('button', english.navigation.search)
    await browser.clock.advance(times.loginPrompt * 3)
    expect(prompt()).toBeUndefined()
  })
})

describe('a forced prompt', () => {
  const forced = { deposit_times_forced: { enabled: true, value: 2 } }
  const start = (stored = {}) =>
    startMember(forced, { stored, prepare: ({ http }) => http.answer('successCounts', counts(2)) })

  it('cannot be closed, says why, and leaves help and the logout (E4.15)', async () => {
    const { browser } = await start()
    await browser.clock.advance(times.lockAfterLogin)
    expect(pageText(prompt())).toContain(download.forced)
    expect([find('button', common.close), find('button', download.stay)]).toEqual([undefined, undefined])
    await pressKey('Escape')
    await actAndSettle(() => document.querySelector<HTMLElement>('.Layer-mask')?.click())
    expect(prompt()).toBeDefined()
    await press('button', common.contactUs)
    expect(namesOf('dialog')).toEqual([english.support.title])
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    await press('button', member.logOut)
    await browser.clock.advance(times.leaveAnimation)
    expect([prompt(), browser.storage.read('session')]).toEqual([undefined, undefined])
  })

  it('makes all later ones of the session forced (E4.16)', async () => {
    const { browser } = await startMember(
      { login_required: { enabled: true } },
      { stored: { downloadForced: owner, downloadClosed: owner } },
    )
    await browser.clock.advance(times.loginPrompt)
    expect(pageText(prompt())).toContain(download.forced)
  })

  it('makes those forced that the member asks for, while there is a way on (E4.16)', async () => {
    const { site } = await startMember({}, { stored: { downloadForced: owner } })
    await actAndSettle(async () => void (await site.service('offerApp'))?.())
    expect([pageText(prompt()).includes(download.forced), find('button', download.stay)]).toEqual([
      true,
      undefined,
    ])
  })

  it('leaves those alone that another member asks for (D21, E4.16)', async () => {
    const { site } = await startMember({}, { stored: { downloadForced: 'another' } })
    await actAndSettle(async () => void (await site.service('offerApp'))?.())
    expect(find('button', download.stay)).toBeDefined()
  })

  it('is remembered for the session (E4.16)', async () => {
    const { browser } = await start()
    await browser.clock.advance(times.lockAfterLogin)
    expect(browser.storage.has('downloadForced')).toBe(true)
  })

  it('can be closed after all where there is nothing to download (F153)', async () => {
    const { browser } = await startMember(forced, {
      download: { install: false },
      prepare({ http }) {
        http.answer('successCounts', counts(2))
        http.answer('resources', failure('network'))
      },
    })
    await browser.clock.advance(times.lockAfterLogin)
    await press('button', download.stay)
    expect(prompt()).toBeUndefined()
  })
})

describe('the rules', () => {
  it('count days from the registration, 1.9 seconds after the member is known (E4.21, E4.33, E9.16, I9.07)', async () => {
    const { browser } = await startMember(
      { reg_days: { enabled: true, value: 3 } },
      { prepare: ({ http, clock }) => http.answer('memberInfo', registeredDaysAgo(3, clock.now())) },
    )
    await browser.clock.advance(times.registrationPrompt - 1)
    expect(prompt()).toBeUndefined()
    await browser.clock.advance(1)
    expect(prompt()).toBeDefined()
  })

  it('do not count a date in the future, in seconds or none (F150)', async () => {
    const { browser } = await startMember(
      { reg_days_forced: { enabled: true, value: 0 } },
      { prepare: ({ http, clock }) => http.answer('memberInfo', registeredDaysAgo(-2, clock.now())) },
    )
    await browser.clock.advance(times.registrationPrompt * 2)
    expect(prompt()).toBeUndefined()
  })

  it('open nothing in the first half second after a login (E4.33, E9.17, I9.06)', async () => {
    const { browser } = await startMember({ first_deposit: { enabled: true } }, { path: '/m/voucherCenter' })
    await browser.clock.advance(times.lockAfterLogin - 1)
    expect(prompt()).toBeUndefined()
    await browser.clock.advance(1)
    expect(prompt()).toBeDefined()
  })

  it('know the first deposit and the first withdrawal on their pages (E4.26, E4.27, E3.10)', async () => {
    const { browser, site } = await startMember({
      first_deposit: { enabled: true },
      first_withdraw: { enabled: true },
    })
    await browser.clock.advance(times.loginPrompt)
    expect(prompt()).toBeUndefined()
    await actAndSettle(() => site.go('/m/withdraw'))
    await browser.clock.advance(times.lockAfterLogin)
    expect(prompt()).toBeDefined()
  })

  it.each<[string, Parameters<typeof startMember>[0], boolean]>([
    ['an optional one', { deposit_times: { enabled: true, value: 1 } }, false],
    ['a forced one', { deposit_times_forced: { enabled: true, value: 1 } }, true],
  ])('of which %s comes during a payment: %s (E4.15, E4.23)', async (_, settings, expected) => {
    const { browser, site } = await startMember(settings, { path: '/m/voucherCenter' })
    await browser.clock.advance(times.arrivalAtFrame)
    await actAndSettle(() => site.store.set(memberCountsAtom, { deposits: 1 }))
    await browser.clock.advance(times.registrationPrompt)
    expect(prompt() !== undefined).toBe(expected)
    if (expected) return
    await actAndSettle(() => site.go('/m/home'))
    await browser.clock.advance(times.lockAfterLogin)
    expect(prompt()).toBeDefined()
  })

  it('ask for the bound cards on the page for cards only (E4.28)', async () => {
    const { browser, site } = await startMember({ bind_card: { enabled: true, value: 1 } })
    expect(browser.http.requestsTo('bindings')).toHaveLength(0)
    await actAndSettle(() => site.go('/m/securityCenter/addBankCard'))
    await browser.clock.advance(times.lockAfterLogin)
    expect([browser.http.requestsTo('bindings').length, prompt() !== undefined]).toEqual([1, true])
  })

  it('open a prompt in a game after the interval (E4.31)', async () => {
    const { browser, site } = await startMember({ in_game_popup_interval: { enabled: true, value: 60 } })
    await actAndSettle(() => site.go('/m/launchGame'))
    await browser.clock.advance(59_000)
    expect(prompt()).toBeUndefined()
    await browser.clock.advance(2000)
    expect(prompt()).toBeDefined()
  })

  it('open that prompt although the game in its frame has the focus (E4.31)', async () => {
    const { browser, site } = await startMember({ in_game_popup_interval: { enabled: true, value: 60 } })
    await actAndSettle(() => site.go('/m/launchGame'))
    const frame = document.createElement('iframe')
    frame.tabIndex = 0
    document.body.append(frame)
    frame.focus()
    expect(document.activeElement?.matches('iframe')).toBe(true)
    await browser.clock.advance(61_000)
    expect(prompt()).toBeDefined()
    frame.remove()
  })

  it('of the platform come before the manifest’s, for this domain (D1, E7.12)', async () => {
    const { browser } = await startMember(
      { login_required: { enabled: true } },
      {
        prepare: ({ http }) =>
          http.answer('downloadSetting', success({ login_required: { enabled: false } })),
      },
    )
    await browser.clock.advance(times.loginPrompt * 2)
    expect(prompt()).toBeUndefined()
    expect(browser.http.requestsTo('downloadSetting')[0]?.query.get('domain')).toBe('www.hongvan.example')
  })

  it('of the manifest apply when the platform does not answer (E7.12)', async () => {
    const { browser } = await startMember(
      { login_required: { enabled: true } },
      { prepare: ({ http }) => http.answer('downloadSetting', failure('network')) },
    )
    await browser.clock.advance(times.loginPrompt * 2)
    expect(prompt()).toBeDefined()
  })

  it.each([-1, 3, 4])('show nothing to type %d (E4.19)', async (type) => {
    const { browser } = await startMember(
      { login_required: { enabled: true } },
      {
        session: { type },
        prepare: ({ http }) => http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type })),
      },
    )
    await browser.clock.advance(times.loginPrompt * 2)
    expect(prompt()).toBeUndefined()
  })

  it('show nothing to visitors, and nothing in an installed site (E4.14, E4.19)', async () => {
    const { browser } = await startSite({ manifest: merchantWith({ login_required: { enabled: true } }) })
    await browser.clock.advance(times.loginPrompt * 2)
    expect(prompt()).toBeUndefined()
    await stopSites()
    const installed = await startMember(
      { login_required: { enabled: true } },
      {
        prepare({ native }) {
          native.standalone = true
        },
      },
    )
    await installed.browser.clock.advance(times.loginPrompt * 2)
    expect([prompt(), installed.browser.http.requestsTo('downloadSetting').length]).toEqual([undefined, 0])
    expect(browser.http.requestsTo('downloadSetting').length).toBe(1)
  })

  it('begin anew for the next member: nothing of the last one counts (D21)', async () => {
    const { browser, site } = await startMember(
      { deposit_times: { enabled: true, value: 2 } },
      { prepare: ({ http }) => http.answer('successCounts', (_, turn) => counts(turn === 0 ? 1 : 0)) },
    )
    await browser.clock.advance(times.lockAfterLogin)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    await browser.clock.advance(times.countsInterval)
    expect(prompt()).toBeUndefined()
    expect(browser.http.requestsTo('successCounts').at(-1)?.headers?.Authorization).toBe('token-8')
  })
})

describe('the counts', () => {
  const rule = { deposit_times: { enabled: true, value: 3 } }

  it('are requested every 30 seconds while a rule could use them (E4.32, E9.14, E7.36)', async () => {
    const { browser } = await startMember(rule, {
      prepare: ({ http }) => http.answer('successCounts', (_, turn) => counts(turn < 2 ? 2 : 3)),
    })
    expect(browser.http.requestsTo('successCounts')).toHaveLength(1)
    await browser.clock.advance(times.countsInterval)
    expect([browser.http.requestsTo('successCounts').length, prompt()]).toEqual([2, undefined])
    await browser.clock.advance(times.countsInterval + times.lockAfterLogin)
    expect(prompt()).toBeDefined()
    await press('button', download.stay)
    await browser.clock.advance(times.countsInterval * 3)
    expect(browser.http.requestsTo('successCounts')).toHaveLength(3)
  })

  it('are requested 2.5 seconds after a deposit was announced (E4.32, E9.14)', async () => {
    const { browser, site } = await startMember(rule)
    await browser.clock.advance(1000)
    await actAndSettle(() => site.store.set(announcedDepositsAtom, 1))
    await browser.clock.advance(times.countsAfterDeposit - 1)
    expect(browser.http.requestsTo('successCounts')).toHaveLength(1)
    await browser.clock.advance(1)
    expect(browser.http.requestsTo('successCounts')).toHaveLength(2)
  })

  it('are not requested without a rule that needs them, in a hidden tab, or after the logout (F155)', async () => {
    const none = await startMember({ login_required: { enabled: true } })
    await none.browser.clock.advance(times.countsInterval)
    expect(none.browser.http.requestsTo('successCounts')).toHaveLength(0)
    const { browser, site } = await startMember(rule)
    await actAndSettle(() => browser.page.setVisible(false))
    await browser.clock.advance(times.countsInterval * 10)
    expect(browser.http.requestsTo('successCounts')).toHaveLength(1)
    await actAndSettle(() => browser.page.setVisible(true))
    expect(browser.http.requestsTo('successCounts')).toHaveLength(2)
    await actAndSettle(() => void site.session.end())
    await browser.clock.advance(times.countsInterval * 2)
    expect(browser.http.requestsTo('successCounts')).toHaveLength(2)
  })

  it('that fall or are no numbers open nothing (F155)', async () => {
    const { browser } = await startMember(
      { deposit_least_times: { enabled: true, value: 2 } },
      {
        prepare: ({ http }) =>
          http.answer('successCounts', (_, turn) => counts(turn === 0 ? 2 : turn === 1 ? 0 : 'many')),
      },
    )
    await browser.clock.advance(times.countsInterval * 3)
    expect(prompt()).toBeUndefined()
  })
})

it('uses the download of the phone’s system (E2.26, E3.12)', async () => {
  const { browser } = await startMember(
    { login_required: { enabled: true } },
    {
      prepare: ({ native }) => {
        native.userAgent =
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1'
      },
    },
  )
  await browser.clock.advance(times.loginPrompt)
  expect(get('link', download.ios).getAttribute('href')).toBe('https://downloads.hongvan.example/ios')
})

it('offers Chrome in another browser of Android (E2.26)', async () => {
  const { browser } = await startMember(
    { login_required: { enabled: true } },
    {
      prepare({ native }) {
        native.userAgent = `${androidUserAgent} SamsungBrowser/25.0`
      },
    },
  )
  await browser.clock.advance(times.loginPrompt)
  expect(get('link', download.openChrome).getAttribute('href')).toContain('package=com.android.chrome')
})

describe('one member after another', () => {
  const rule = { login_required: { enabled: true } } as const
  const memberOf = ({ headers }: SentRequest) => {
    const id = headers?.Authorization === 'token-8' ? 8 : 7
    return success({ id, userName: `member${id}`, type: 0 })
  }

  it('is asked anew: what the last one has closed does not count (E4.17)', async () => {
    const { browser, site } = await startMember(rule, {
      prepare: ({ http }) => http.answer('memberInfo', memberOf),
    })
    await browser.clock.advance(times.loginPrompt)
    await press('button', download.stay)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    await browser.clock.advance(times.firstMinute)
    expect(prompt()).toBeDefined()
  })

  it('is not forced because the last one was (E4.16)', async () => {
    const forced = { deposit_times_forced: { enabled: true, value: 2 }, ...rule } as const
    const { browser, site } = await startMember(forced, {
      prepare({ http }) {
        http.answer('memberInfo', memberOf)
        http.answer('successCounts', (_, turn) => counts(turn === 0 ? 2 : 0))
      },
    })
    await browser.clock.advance(times.lockAfterLogin)
    expect(pageText(prompt())).toContain(download.forced)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    await browser.clock.advance(times.betweenInterruptions)
    expect(find('button', download.stay)).toBeDefined()
  })

  it('who has said no as a visitor is not asked again after the login (E4.17)', async () => {
    const { browser } = await startMember(rule, { stored: { downloadClosed: memberKey(undefined) } })
    await browser.clock.advance(times.loginPrompt * 2)
    expect(prompt()).toBeUndefined()
  })
})
