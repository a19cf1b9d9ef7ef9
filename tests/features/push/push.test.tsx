// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { logOut } from '../../../runtime/kit/identity/logOut'
import { hashText } from '../../../runtime/rules/text/hash'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { sessionAtom } from '../../../runtime/state/session'
import { overlays } from '../../../runtime/tables/overlays'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { twoTabs } from '../../support/fakes/fakeBrowser'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { namesOf } from '../../support/screen'
import { actAndSettle, memberSession, type RunningSite, startSite, stopSites } from '../../support/site'
import { type PushOptions, project, pushCalls, startPush } from './pushSite'

const { common } = english

const bound = (session = 'token-7', token = 'device-1') => ({
  token,
  session: hashText(session),
  complete: true,
})
const bindCalls = (session = 'token-7', token = 'device-1') => [
  `pushBind ${session} ${token}`,
  `pushSubscribe ${session} ${token} ALL`,
]

describe('a member’s device', () => {
  it('is bound and subscribed to ALL at the start, once for a session (E4.60, E7.18, E7.19, I4.12)', async () => {
    const { browser } = await startPush()
    expect(pushCalls(browser)).toEqual(bindCalls())
    expect(browser.messenger.projects).toEqual([project])
    expect(browser.http.requestsTo('pushBind')[0]?.headers?.ModuleId).toBe('PUSH3')
    await stopSites()
    await startPush({ browser })
    expect(pushCalls(browser)).toEqual(bindCalls())
    // The library was asked again: it renews a token that is a week old (E4.63).
    expect(browser.messenger.projects).toEqual([project, project])
  })

  it('is bound again when the library has another token (E4.63)', async () => {
    const { browser } = await startPush({ stored: { pushBinding: bound('token-7', 'device-0') } })
    expect(pushCalls(browser)).toEqual(bindCalls())
  })

  it('is bound with the login’s token (I4.12)', async () => {
    const { browser, site } = await startPush({ visitor: true })
    expect(pushCalls(browser)).toEqual([])
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8' }))
    await browser.clock.advance(1)
    expect(pushCalls(browser)).toEqual(bindCalls('token-8'))
  })

  it('is unsubscribed at the logout, before the platform ends the session (E4.61, E7.20, I4.13)', async () => {
    const { browser, site } = await startPush()
    await actAndSettle(() => void logOut(site))
    expect(pushCalls(browser)).toEqual([
      ...bindCalls(),
      'pushUnsubscribe token-7 device-1 true',
      'logout token-7',
    ])
    expect(browser.http.requestsTo('pushUnsubscribe')[0]?.method).toBe('DELETE')
    expect([browser.messenger.ends, browser.storage.entries()]).toEqual([
      1,
      expect.not.objectContaining({
        pushBinding: expect.anything(),
        pushLeft: expect.anything(),
        pushEnding: expect.anything(),
      }),
    ])
  })

  it('goes from one member to the next: the first is unsubscribed with their own session (D21)', async () => {
    const { browser, site } = await startPush()
    browser.messenger.registration = 'device-2'
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-9', id: '9' }))
    await browser.clock.advance(1)
    expect(pushCalls(browser)).toEqual([
      ...bindCalls(),
      'pushUnsubscribe token-7 device-1 true',
      ...bindCalls('token-9', 'device-2'),
    ])
    expect(browser.storage.read('pushBinding')).toEqual(bound('token-9', 'device-2'))
  })

  it('is unsubscribed after a binding that was still on its way (D21)', async () => {
    const { browser, site } = await startPush({
      prepare: ({ http }) => http.answer('pushBind', success(), times.tick),
    })
    await actAndSettle(() => void logOut(site))
    expect(pushCalls(browser)).toEqual(['pushBind token-7 device-1'])
    await browser.clock.advance(times.tick)
    expect(pushCalls(browser)).toEqual([
      'pushBind token-7 device-1',
      'pushUnsubscribe token-7 device-1 true',
      'logout token-7',
    ])
    expect(browser.storage.has('pushTokensLeft')).toBe(false)
  })

  it('does not hold up the logout for longer than a few seconds (F080)', async () => {
    const { browser, site } = await startPush({
      prepare: ({ http }) => http.answer('pushUnsubscribe', success(), times.endingCalls * 2),
    })
    await actAndSettle(() => void logOut(site))
    await browser.clock.advance(times.endingCalls - 1)
    expect(pushCalls(browser).at(-1)).toBe('pushUnsubscribe token-7 device-1 true')
    await browser.clock.advance(1)
    expect(pushCalls(browser).at(-1)).toBe('logout token-7')
  })

  it('that could not be unsubscribed is, with the next session on it (F159)', async () => {
    const { browser, site } = await startPush()
    browser.http.answer('pushUnsubscribe', failure('network'))
    await actAndSettle(() => void logOut(site))
    expect(browser.storage.read('pushTokensLeft')).toEqual(['device-1'])
    expect([browser.messenger.ends, browser.storage.has('pushEnding')]).toEqual([1, false])
    await stopSites()
    browser.http.answer('pushUnsubscribe', success())
    browser.messenger.registration = 'device-2'
    await startPush({ browser, session: { token: 'token-9', id: '9' } })
    expect(pushCalls(browser).slice(-3)).toEqual([
      'pushUnsubscribe token-9 device-1 true',
      ...bindCalls('token-9', 'device-2'),
    ])
    expect(browser.storage.has('pushTokensLeft')).toBe(false)
  })

  it('that the platform does not know any more is not unsubscribed for ever (F159)', async () => {
    const { browser } = await startPush({
      stored: { pushTokensLeft: ['device-0'] },
      prepare: ({ http }) => http.answer('pushUnsubscribe', refusal({ code: 'push.not.bound' })),
    })
    expect(browser.storage.has('pushTokensLeft')).toBe(false)
    expect(namesOf('dialog')).toEqual([])
  })

  it('that is bound anew is not unsubscribed later for what was left of it (F159)', async () => {
    const { browser } = await startPush({
      stored: { pushTokensLeft: ['device-1'] },
      prepare: ({ http }) => http.answer('pushUnsubscribe', failure('network')),
    })
    expect(pushCalls(browser)).toEqual(['pushUnsubscribe token-7 device-1 true', ...bindCalls()])
    expect(browser.storage.has('pushTokensLeft')).toBe(false)
  })

  it('forgets its subscription at the next start, when a page was closed during the logout (F159)', async () => {
    const { browser } = await startSite({
      manifest: { settings: { push: project } },
      stored: { pushBinding: bound() },
    })
    await browser.clock.advance(1)
    expect([browser.messenger.ends, browser.storage.has('pushEnding')]).toEqual([1, false])
    expect(browser.storage.read('pushTokensLeft')).toEqual(['device-1'])
    expect(pushCalls(browser)).toEqual([])
  })

  it('tries that again when it fails (F159)', async () => {
    const { browser, site } = await startPush({
      prepare: ({ messenger }) => void Object.assign(messenger, { endFails: true }),
    })
    await actAndSettle(() => void logOut(site))
    expect(browser.storage.read('pushEnding')).toBe(true)
    await stopSites()
    browser.messenger.endFails = false
    await startSite({ browser, manifest: { settings: { push: project } } })
    await browser.clock.advance(1)
    expect(browser.storage.has('pushEnding')).toBe(false)
  })

  it('whose permission was withdrawn is unsubscribed, and nobody is asked (F159)', async () => {
    const { browser } = await startPush({ permission: 'denied', stored: { pushBinding: bound() } })
    await browser.clock.advance(overlays.pushPrompt.delay * 2)
    expect(pushCalls(browser)).toEqual(['pushUnsubscribe token-7 device-1 true'])
    expect([namesOf('dialog'), browser.messenger.questions]).toEqual([[], 0])
  })

  it('stays bound where this page only cannot tell the permission (F159)', async () => {
    const { browser } = await startPush({ permission: 'unsupported', stored: { pushBinding: bound() } })
    expect([pushCalls(browser), browser.messenger.ends]).toEqual([[], 0])
    expect(browser.storage.read('pushBinding')).toEqual(bound())
  })

  it('whose session is lost is unsubscribed without another message (F159)', async () => {
    const { browser, site } = await startPush()
    browser.http.answer('pushUnsubscribe', refusal({ status: 401, code: 'user.or.token.invalid' }))
    browser.http.answer('balance', refusal({ status: 401, code: 'user.or.token.invalid' }))
    await actAndSettle(() => void site.platform.call('balance').catch(() => undefined))
    expect(pushCalls(browser).at(-1)).toBe('pushUnsubscribe token-7 device-1 true')
    expect([namesOf('dialog'), browser.messenger.ends]).toEqual([[common.notice], 1])
    expect(browser.storage.read('pushTokensLeft')).toEqual(['device-1'])
  })

  it.each([
    ['the platform', ({ http }) => http.answer('pushBind', refusal({ status: 500 }))],
    ['the topic', ({ http }) => http.answer('pushSubscribe', failure('network'))],
    [
      'the library',
      ({ messenger }) => void Object.assign(messenger, { registration: new Error('unsupported') }),
    ],
    [
      'a library that answers late',
      ({ messenger }) => void Object.assign(messenger, { registration: new Promise(() => undefined) }),
    ],
    ['its code', ({ messenger }) => void Object.assign(messenger, { blocked: true })],
    ['a token that is none', ({ messenger }) => void Object.assign(messenger, { registration: 'a b' })],
  ] as [string, NonNullable<PushOptions['prepare']>][])(
    'that cannot be bound because of %s leaves the login alone, until the next start (F159)',
    async (_, prepare) => {
      const { browser, site } = await startPush({ prepare })
      await browser.clock.advance(times.pushToken)
      expect([namesOf('dialog'), site.store.get(sessionAtom)?.token]).toEqual([[], 'token-7'])
      await stopSites()
      const { messenger, http } = browser
      Object.assign(messenger, { registration: 'device-1', blocked: false })
      for (const call of ['pushBind', 'pushSubscribe']) http.answer(call, success())
      await startPush({ browser })
      expect(pushCalls(browser).slice(-2)).toEqual(bindCalls())
    },
  )

  it('is not bound for a session that has ended before its token came (D21)', async () => {
    let answer = (_: string): void => undefined
    const registration = new Promise<string>((resolve) => {
      answer = resolve
    })
    const { browser, site } = await startPush({
      prepare: ({ messenger }) => void Object.assign(messenger, { registration }),
    })
    await actAndSettle(() => void logOut(site))
    await actAndSettle(() => answer('device-1'))
    expect(pushCalls(browser)).toEqual(['logout token-7'])
  })

  it('stores nothing where storage is refused, and binds at each start (F023)', async () => {
    const { browser } = await startPush()
    await stopSites()
    browser.storage.remove('pushBinding')
    await startPush({ browser })
    expect(pushCalls(browser)).toEqual([...bindCalls(), ...bindCalls()])
  })

  it.each([
    ['without a key of the platform', { manifest: { settings: { push: { from: 'server' } } } }],
    ['without a service worker', { manifest: { settings: { push: project }, serviceWorker: false } }],
    [
      'with sessions that end with the tab',
      { manifest: { settings: { push: project }, session: { keep: 'tab' } } },
    ],
    ['in a browser without push messages', { permission: 'unsupported' }],
    ['for visitors', { visitor: true }],
  ] as [string, PushOptions][])('is not bound %s (E4.57)', async (_, options) => {
    const { browser } = await startPush(options)
    await browser.clock.advance(overlays.pushPrompt.delay * 2)
    expect([pushCalls(browser), browser.messenger.projects, namesOf('dialog')]).toEqual([[], [], []])
  })

  it('has the platform’s project, where the manifest leaves it to it (E3.46, E3.47)', async () => {
    const { browser } = await startPush({
      manifest: { settings: { push: { from: 'server' } } },
      prepare: ({ http }) => http.answer('settings', success({ push: project })),
    })
    expect(browser.messenger.projects).toEqual([project])
  })
})

describe('where the platform takes its project back', () => {
  const withdrawn: PushOptions = { manifest: { settings: { push: { from: 'server' } } } }
  const fromPlatform: PushOptions = {
    ...withdrawn,
    prepare: ({ http }) => http.answer('settings', success({ push: project })),
  }

  /** The member comes back to the page, which asks for the settings again. */
  async function refresh({ browser }: RunningSite, reply: Reply): Promise<void> {
    browser.http.answer('settings', reply)
    browser.page.setVisible(true)
    await browser.clock.advance(times.resumeDebounce)
    await browser.clock.advance(1)
  }

  it('the device is unsubscribed at once, with the session that goes on (E4.61, I4.13)', async () => {
    const running = await startPush(fromPlatform)
    const { browser, site } = running
    await refresh(running, success({}))
    expect(pushCalls(browser)).toEqual([...bindCalls(), 'pushUnsubscribe token-7 device-1 true'])
    expect([browser.messenger.ends, browser.storage.has('pushBinding')]).toEqual([1, false])
    await actAndSettle(() => void logOut(site))
    expect(pushCalls(browser).slice(2)).toEqual(['pushUnsubscribe token-7 device-1 true', 'logout token-7'])
  })

  it('it stays subscribed while a refresh only fails (D1, F159)', async () => {
    const running = await startPush(fromPlatform)
    const { browser } = running
    await refresh(running, failure('network'))
    expect([pushCalls(browser), browser.messenger.ends]).toEqual([bindCalls(), 0])
  })

  it('it is bound again when the project is back, also after a binding that was on its way (E4.60, D21)', async () => {
    const running = await startPush({
      ...fromPlatform,
      prepare({ http }) {
        http.answer('settings', success({ push: project }))
        http.answer('pushBind', success(), times.tick)
      },
    })
    const { browser } = running
    await refresh(running, success({}))
    expect(pushCalls(browser)).toEqual(['pushBind token-7 device-1'])
    await browser.clock.advance(times.tick)
    expect(pushCalls(browser).slice(1)).toEqual(['pushUnsubscribe token-7 device-1 true'])
    browser.http.answer('pushBind', success())
    browser.messenger.registration = 'device-2'
    await refresh(running, success({ push: project }))
    expect(pushCalls(browser).slice(2)).toEqual(bindCalls('token-7', 'device-2'))
    expect(browser.storage.read('pushBinding')).toEqual(bound('token-7', 'device-2'))
  })

  it('a device that was away is unsubscribed at the next start of its member (E4.61, F159)', async () => {
    const { browser } = await startPush({ ...withdrawn, stored: { pushBinding: bound() } })
    expect(pushCalls(browser)).toEqual(['pushUnsubscribe token-7 device-1 true'])
    expect([browser.messenger.ends, browser.storage.has('pushBinding')]).toEqual([1, false])
    expect(browser.storage.has('pushTokensLeft')).toBe(false)
  })

  it('a device whose session has ended forgets its subscription, and the next session unsubscribes it (E4.61, F159)', async () => {
    const { browser, site } = await startPush({
      ...withdrawn,
      visitor: true,
      stored: { pushBinding: bound() },
    })
    expect([browser.messenger.ends, browser.storage.has('pushEnding')]).toEqual([1, false])
    expect([pushCalls(browser), browser.storage.read('pushTokensLeft')]).toEqual([[], ['device-1']])
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8' }))
    await browser.clock.advance(1)
    expect([pushCalls(browser), browser.messenger.projects]).toEqual([
      ['pushUnsubscribe token-8 device-1 true'],
      [],
    ])
    expect(browser.storage.has('pushTokensLeft')).toBe(false)
  })

  it('nothing is ended at a start without the platform and without a copy of its settings (D1, F159)', async () => {
    const { browser } = await startPush({
      ...withdrawn,
      stored: { pushBinding: bound() },
      prepare: ({ http }) => http.answer('settings', failure('network')),
    })
    expect([pushCalls(browser), browser.messenger.ends]).toEqual([[], 0])
    expect(browser.storage.read('pushBinding')).toEqual(bound())
  })

  it('nothing is ended until the platform has answered (D1)', async () => {
    const { browser } = await startPush({
      ...withdrawn,
      stored: { pushBinding: bound() },
      prepare: ({ http }) => http.answer('settings', success({ push: project }), times.tick),
    })
    await browser.clock.advance(times.tick)
    await browser.clock.advance(1)
    expect([pushCalls(browser), browser.messenger.ends]).toEqual([[], 0])
    expect(browser.messenger.projects).toEqual([project])
  })
})

describe('two tabs', () => {
  it('bind once: the hidden one leaves it to the other (E4.60)', async () => {
    const [first, second] = twoTabs()
    second.page.setVisible(false)
    await startPush({ browser: first })
    const { site } = await startPush({ browser: second })
    expect([pushCalls(first), pushCalls(second)]).toEqual([bindCalls(), []])
    second.messenger.permission = 'granted'
    await actAndSettle(() => second.page.setVisible(true))
    expect(pushCalls(second)).toEqual([])
    // A logout in the other tab is one unsubscription.
    await actAndSettle(() => void logOut(site))
    expect(
      [...pushCalls(first), ...pushCalls(second)].filter((call) => call.startsWith('pushUnsubscribe')),
    ).toHaveLength(1)
  })
})

describe('in the native app', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) WLApp/2.4.39'
  const startApp = (bridge: () => unknown, options: PushOptions = {}) =>
    startPush({
      manifest: { download: { install: false } },
      permission: 'unsupported',
      ...options,
      prepare(browser) {
        browser.native.userAgent = userAgent
        browser.messenger.bridge = bridge
        options.prepare?.(browser)
      },
    })

  it('the app supplies the token, without a question and without the library (E4.62)', async () => {
    const { browser, site } = await startApp(() => 'native-1')
    expect([pushCalls(browser), browser.messenger.projects]).toEqual([bindCalls('token-7', 'native-1'), []])
    await actAndSettle(() => void logOut(site))
    expect(pushCalls(browser).slice(-2)).toEqual(['pushUnsubscribe token-7 native-1 true', 'logout token-7'])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('No Play services')
      },
    ],
    ['is empty', () => ''],
    ['is no text', () => ({ token: 'x' })],
    ['comes late', () => new Promise(() => undefined)],
    ['rejects', () => Promise.reject(new Error('late'))],
  ])('a token that %s is none, and an earlier one stays bound (E4.60, E4.62, F159)', async (_, bridge) => {
    const { browser } = await startApp(bridge)
    await browser.clock.advance(times.pushToken)
    expect([pushCalls(browser), namesOf('dialog')]).toEqual([[], []])
    await stopSites()
    const pushBinding = bound('token-7', 'native-1')
    const manifest = { settings: { push: project } }
    for (const permission of ['unsupported', 'denied', 'default', 'granted'] as const) {
      const { browser: later } = await startApp(bridge, { manifest, permission, stored: { pushBinding } })
      await later.clock.advance(times.pushToken)
      await later.clock.advance(overlays.pushPrompt.delay)
      expect([pushCalls(later), later.messenger.projects, namesOf('dialog')]).toEqual([[], [], []])
      expect(later.storage.read('pushBinding')).toEqual(pushBinding)
      await stopSites()
    }
  })

  it.each<[string, Partial<Manifest>, boolean]>([
    ['to download', { download: {} }, true],
    ['that it recognises', { nativeApp: {} }, true],
    ['and push messages for browsers', { settings: { push: project } }, true],
    ['but sessions that end with the tab', { download: {}, session: { keep: 'tab' } }, false],
    [
      'and a project, but sessions that end with the tab',
      { nativeApp: {}, settings: { push: project }, session: { keep: 'tab' } },
      false,
    ],
  ])(
    'at a merchant with an app %s, %j: its token is bound: %j (E4.61, E4.62, I4.13, D21)',
    async (_, manifest, expected) => {
      const { browser } = await startApp(() => 'native-1', {
        manifest,
        prepare: ({ storage }) => {
          // Where sessions end with the tab, they are stored in it.
          storage.write('tabSession', memberSession)
        },
      })
      expect(pushCalls(browser)).toEqual(expected ? bindCalls('token-7', 'native-1') : [])
    },
  )
})
