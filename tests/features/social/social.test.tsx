// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakePage } from '../../support/fakes/fakePage'
import { failure, json, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { find, get, namesOf, pageText, toastText } from '../../support/screen'
import { actAndSettle, back, memberSession, press, startSite, type } from '../../support/site'
import {
  allChannels,
  becomeIdle,
  continueWith,
  firstBody,
  linkedReply,
  newestPopup,
  openSocialLogin,
  project,
  tapChannel,
  withSocial,
} from './socialPage'

const { social, signIn, common, shell, login, register } = english
const buttons = (): string[] => namesOf('button').filter((name) => name.startsWith('Continue with'))
const allButtons = ['Google', 'Facebook', 'X (Twitter)', 'LINE'].map(continueWith)

async function openDialog(name: 'login' | 'register'): Promise<void> {
  const { site } = await startSite({ manifest: withSocial() })
  await actAndSettle(() => void site.openOverlay(name))
}

const waitingDialog = (name: string) => find('dialog', continueWith(name))

describe('the buttons', () => {
  it("are below the login in the manifest's order (I2.17)", async () => {
    await openSocialLogin()
    expect(buttons()).toEqual(allButtons)
  })

  it('are also in the login dialog, with only the channels that the merchant offers (I2.17)', async () => {
    await startSite({ manifest: { ...withSocial(), social: { channels: ['line', 'facebook'] } } })
    await press('button', shell.logIn)
    expect(buttons()).toEqual([continueWith('LINE'), continueWith('Facebook')])
  })

  it.each([
    ['the login page', () => openSocialLogin(), register.submit],
    ['the registration page', () => openSocialLogin({ path: '/m/register' }), login.submit],
    ['the login dialog', () => openDialog('login'), register.submit],
    ['the registration dialog', () => openDialog('register'), login.submit],
  ])('follow the button in %s, above the way to the other form (I2.17, D201)', async (_, open, other) => {
    await open()
    const screen = [...document.querySelectorAll('dialog, main')].at(-1)
    const tappable = [...(screen?.querySelectorAll('button, a.Button') ?? [])]
    const names = tappable.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '')
    const submit = tappable.findIndex((one) => one.getAttribute('type') === 'submit')
    const first = names.indexOf(allButtons[0] ?? '')
    expect(first).toBeGreaterThan(submit)
    expect(names.slice(first, first + allButtons.length)).toEqual(allButtons)
    expect(names.slice(first + allButtons.length)[0]).toBe(other)
  })

  it.each<[string, NonNullable<Manifest['settings']>, boolean]>([
    ['until the platform has named its project', { firebase: { from: 'server' } }, true],
    ['beside them', { firebase: project }, true],
    ['never, without a project', {}, false],
  ])(
    'have room of their own %s: nothing moves when they come (I4.37, D201)',
    async (_, settings, expected) => {
      await openSocialLogin({
        manifest: { ...withSocial(), settings },
        prepare: ({ http }) => http.answer('settings', success({}), 20_000),
      })
      expect(document.querySelector('.SignInMethods')?.hasAttribute('data-expected')).toBe(expected)
    },
  )

  it.each<[string, Partial<Manifest>, readonly string[]]>([
    ['Google without its flag', { ...withSocial({ GOOGLELOGIN3: false }) }, allButtons.slice(1)],
    ['all without a project', { ...withSocial(), settings: {} }, []],
    [
      'all while the platform has not sent the project',
      { ...withSocial(), settings: { firebase: { from: 'server' } } },
      [],
    ],
    ['all with a project whose pages the manifest does not allow', { ...withSocial(), hosts: {} }, []],
    ['all when the merchant offers none', { ...withSocial(), social: { channels: [] } }, []],
  ])('are hidden: %s (I3.36, I4.37)', async (_, manifest, remaining) => {
    await openSocialLogin({ manifest })
    expect(buttons()).toEqual(remaining)
    for (const line of takeConsole()) expect(line).toContain('does not list sign-in.hongvan.example')
  })

  it('appear when the platform sends the project in its SMS provider config (I3.34)', async () => {
    await openSocialLogin({
      manifest: { ...withSocial(), settings: { firebase: { from: 'server' } } },
      prepare: ({ http }) => http.answer('settings', success({ sms: { firebase: false, ...project } })),
    })
    expect(buttons()).toEqual(allButtons)
  })
})

describe('the library', () => {
  it('is not loaded in the lobby, but when the login is shown and the page is idle (I4.37)', async () => {
    const running = await startSite({ manifest: withSocial() })
    const { browser } = running
    await becomeIdle(running)
    expect(browser.firebase.prepared).toEqual([])
    await press('button', shell.logIn)
    await becomeIdle(running)
    expect(browser.firebase.prepared).toEqual([
      { config: { ...project, lineProvider: 'oidc.line' }, language: 'en' },
    ])
  })

  it('is loaded only once, however often the buttons are touched or focused (I4.37)', async () => {
    const { browser } = await openSocialLogin()
    for (const name of ['Google', 'LINE']) {
      const button = get('button', continueWith(name))
      await actAndSettle(() => button.dispatchEvent(new Event('pointerdown', { bubbles: true })))
      await actAndSettle(() => button.focus())
    }
    expect(browser.firebase.prepared).toHaveLength(1)
  })

  it('gets the language of the page, and the merchant’s LINE provider (I3.34)', async () => {
    const manifest = withSocial()
    const running = await openSocialLogin({
      manifest: { ...manifest, social: { ...manifest.social, lineProvider: 'oidc.line-vn' } },
      stored: { language: 'CN' },
    })
    await becomeIdle(running)
    expect(running.browser.firebase.prepared[0]).toMatchObject({
      language: 'zh-Hans',
      config: { lineProvider: 'oidc.line-vn' },
    })
  })
})

describe('a tap', () => {
  it.each(allChannels.map((channel, index) => [channel, allButtons[index] ?? ''] as const))(
    'on %s opens its window, and the result is posted with the device (I3.06, I4.21, I7.11)',
    async (channel, label) => {
      const running = await openSocialLogin({
        prepare: ({ http }) => http.answer('loginSocial', linkedReply),
      })
      await becomeIdle(running)
      await press('button', label)
      expect(newestPopup(running).channel).toBe(channel)
      await actAndSettle(() => newestPopup(running).answer('id-token'))
      expect(firstBody(running, 'loginSocial')).toEqual({
        type: 'firebase',
        firebaseChannel: channel,
        firebaseIdToken: 'id-token',
        loginDeviceId: expect.any(String),
        isOfficialAppLogin: false,
      })
    },
  )

  it('before the library has loaded shows a loading text, then opens the window if still allowed (I4.27)', async () => {
    const running = await openSocialLogin()
    const release = running.browser.firebase.delayLoading()
    await tapChannel('Google')
    expect(pageText(get('dialog', continueWith('Google')))).toContain(social.loading)
    expect(running.browser.firebase.popups).toEqual([])
    await actAndSettle(release)
    expect(newestPopup(running).channel).toBe('google')
  })

  it('that no longer allows a window asks for another tap (I4.27)', async () => {
    const running = await openSocialLogin()
    const release = running.browser.firebase.delayLoading()
    await tapChannel('Google')
    running.browser.page.hasUserActivation = false
    await actAndSettle(release)
    expect(running.browser.firebase.popups).toEqual([])
    expect(pageText(get('dialog'))).toContain('One more tap')
    await press('button', continueWith('Google'))
    expect(newestPopup(running).channel).toBe('google')
  })

  it('shows a network error when the library cannot be loaded, and works when it can (D12)', async () => {
    const running = await openSocialLogin({
      prepare: (browser) => {
        browser.firebase.blocked = true
        browser.http.answer('/m/asset-manifest.json', failure('network'))
      },
    })
    await tapChannel('Google')
    await running.browser.clock.advance(times.retryDelay)
    expect(pageText(get('dialog', common.notice))).toContain(english.errors.network)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.firebase.blocked = false
    await tapChannel('Google')
    expect(newestPopup(running).channel).toBe('google')
  })

  it('offers to reload when a deploy removed the library (F123)', async () => {
    const running = await openSocialLogin({
      prepare: (browser) => {
        browser.firebase.blocked = true
        browser.http.answer('/m/asset-manifest.json', json({ build: 'newer', files: {} }))
      },
    })
    await type(english.login.userName, 'minhanh88')
    await tapChannel('Google')
    await running.browser.clock.advance(times.retryDelay)
    expect(namesOf('dialog')).toEqual([english.errors.newVersionTitle])
    await press('button', common.reload)
    expect([running.browser.watchdog.recoveries, running.browser.watchdog.hardReloads]).toEqual([[], 1])
  })
})

describe('while a window is open', () => {
  const openWindow = async () => {
    const running = await openSocialLogin({ prepare: ({ http }) => http.answer('loginSocial', linkedReply) })
    await becomeIdle(running)
    await tapChannel('Google')
    return running
  }

  it('the cancel button is shown at once, and a late result is dropped (F107)', async () => {
    const running = await openWindow()
    await press('button', common.cancel)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
    await actAndSettle(() => newestPopup(running).answer('late'))
    expect(running.browser.http.requestsTo('loginSocial')).toEqual([])
    expect(location.pathname).toBe('/m/login')
  })

  it('Back cancels too, and a late failure shows no message (F107)', async () => {
    const running = await openWindow()
    await back()
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => newestPopup(running).fail('auth/popup-closed-by-user'))
    expect(namesOf('dialog')).toEqual([])
    expect(location.pathname).toBe('/m/login')
  })

  it('a new one replaces it silently (I4.30, I8.12, F108)', async () => {
    const running = await openWindow()
    const first = newestPopup(running)
    await press('button', social.again)
    await actAndSettle(() => first.fail('auth/cancelled-popup-request'))
    expect(find('dialog', common.notice)).toBeUndefined()
    expect(waitingDialog('Google')).toBeDefined()
    await actAndSettle(() => newestPopup(running).answer('second'))
    expect(firstBody(running, 'loginSocial')).toMatchObject({ firebaseIdToken: 'second' })
  })

  it('another channel after a cancel leaves nothing of the first (I4.30)', async () => {
    const running = await openWindow()
    const first = newestPopup(running)
    await press('button', common.cancel)
    await running.browser.clock.advance(times.leaveAnimation)
    await tapChannel('LINE')
    await actAndSettle(() => first.answer('late'))
    expect(running.browser.http.requestsTo('loginSocial')).toEqual([])
    expect(waitingDialog('LINE')).toBeDefined()
  })

  it('closing it ends the waiting screen at once, without a message, also when the library notices (F107)', async () => {
    const running = await openWindow()
    newestPopup(running).close()
    await running.browser.clock.advance(times.socialWindowCheck * 2)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
    await actAndSettle(() => newestPopup(running).fail('auth/popup-closed-by-user'))
    expect(namesOf('dialog')).toEqual([])
    await tapChannel('LINE')
    expect(waitingDialog('LINE')).toBeDefined()
  })

  it.each<[string, Partial<FakePage>]>([
    ['the focus is elsewhere', { focused: false }],
    ['this page is not on the screen', { visible: false }],
  ])('waits on while %s: the browser may have separated a window that is open', async (_, page) => {
    const running = await openWindow()
    Object.defineProperties(running.browser.page, Object.getOwnPropertyDescriptors(page))
    newestPopup(running).close()
    await running.browser.clock.advance(times.socialWindowCheck * 4)
    expect(waitingDialog('Google')).toBeDefined()
  })

  it('a result that comes after the window counts as closed still logs in', async () => {
    const running = await openWindow()
    newestPopup(running).close()
    await running.browser.clock.advance(times.socialWindowCheck * 2)
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => newestPopup(running).answer('late'))
    expect(firstBody(running, 'loginSocial')).toMatchObject({ firebaseIdToken: 'late' })
    expect(location.pathname).toBe('/m/home')
  })

  it('a result that comes after another login is dropped', async () => {
    const running = await openWindow()
    newestPopup(running).close()
    await running.browser.clock.advance(times.socialWindowCheck * 2)
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => running.site.session.begin(memberSession))
    await actAndSettle(() => newestPopup(running).answer('late'))
    expect(running.browser.http.requestsTo('loginSocial')).toEqual([])
  })

  it('closing it shows a message without a code, once the library has noticed, where the browser does not tell (I4.29)', async () => {
    const running = await openWindow()
    await actAndSettle(() => newestPopup(running).fail('auth/popup-closed-by-user'))
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain(signIn.popupClosed)
    expect(pageText(get('dialog', common.notice))).not.toContain('auth/')
    expect(toastText()).toBe('')
  })

  it('any other failure shows its code (I8.11)', async () => {
    const running = await openWindow()
    await actAndSettle(() => newestPopup(running).fail('auth/operation-not-allowed', 'The provider is off.'))
    expect(pageText(get('dialog', common.notice))).toContain('auth/operation-not-allowed')
  })
})
