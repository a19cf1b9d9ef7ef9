// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fails, good, json } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, back, press, startSite, type } from '../support/site'
import {
  bodyOf,
  bound,
  continueWith,
  everyChannel,
  idle,
  offering,
  onSocialLogin,
  popup,
  project,
  tap,
} from './socialPage'

const { social, signIn, common, shell } = english
const buttons = (): string[] => namesOf('button').filter((name) => name.startsWith('Continue with'))
const all = ['Google', 'Facebook', 'X (Twitter)', 'LINE'].map(continueWith)
const waiting = (name: string) => find('dialog', continueWith(name))

describe('the buttons', () => {
  it("stand under the login in the manifest's order (I2.17)", async () => {
    await onSocialLogin()
    expect(buttons()).toEqual(all)
  })

  it('stand in the login dialog too, with the channels that the merchant offers and no others (I2.17)', async () => {
    await startSite({ manifest: { ...offering(), social: { channels: ['line', 'facebook'] } } })
    await press('button', shell.logIn)
    expect(buttons()).toEqual([continueWith('LINE'), continueWith('Facebook')])
  })

  it.each<[string, Partial<Manifest>, readonly string[]]>([
    ['Google without its flag', { ...offering({ GOOGLELOGIN3: false }) }, all.slice(1)],
    ['all without a project', { ...offering(), settings: {} }, []],
    [
      'all while the platform has not named the project',
      { ...offering(), settings: { firebase: { from: 'server' } } },
      [],
    ],
    ['all with a project whose pages the manifest does not allow', { ...offering(), hosts: {} }, []],
    ['all where the merchant offers none', { ...offering(), social: { channels: [] } }, []],
  ])('are not there: %s (I3.36, I4.37)', async (_, manifest, left) => {
    await onSocialLogin({ manifest })
    expect(buttons()).toEqual(left)
    for (const line of takeConsole()) expect(line).toContain('does not list sign-in.hongvan.example')
  })

  it('come when the platform names the project in its SMS provider config (I3.34)', async () => {
    await onSocialLogin({
      manifest: { ...offering(), settings: { firebase: { from: 'server' } } },
      prepare: ({ http }) => http.answer('settings', good({ sms: { firebase: false, ...project } })),
    })
    expect(buttons()).toEqual(all)
  })
})

describe('the library', () => {
  it('is not loaded in the lobby, and is when the login is shown and the page has nothing better to do (I4.37)', async () => {
    const running = await startSite({ manifest: offering() })
    const { browser } = running
    await idle(running)
    expect(browser.firebase.prepared).toEqual([])
    await press('button', shell.logIn)
    await idle(running)
    expect(browser.firebase.prepared).toEqual([
      { config: { ...project, lineProvider: 'oidc.line' }, language: 'en' },
    ])
  })

  it('is loaded once, however often the member comes near (I4.37)', async () => {
    const { browser } = await onSocialLogin()
    for (const name of ['Google', 'LINE']) {
      const button = get('button', continueWith(name))
      await actAndSettle(() => button.dispatchEvent(new Event('pointerdown', { bubbles: true })))
      await actAndSettle(() => button.focus())
    }
    expect(browser.firebase.prepared).toHaveLength(1)
  })

  it('speaks the language of the page, and knows the provider of LINE that the merchant names (I3.34)', async () => {
    const manifest = offering()
    const running = await onSocialLogin({
      manifest: { ...manifest, social: { ...manifest.social, lineProvider: 'oidc.line-vn' } },
      stored: { language: 'CN' },
    })
    await idle(running)
    expect(running.browser.firebase.prepared[0]).toMatchObject({
      language: 'zh-Hans',
      config: { lineProvider: 'oidc.line-vn' },
    })
  })
})

describe('a tap', () => {
  it.each(everyChannel.map((channel, index) => [channel, all[index] ?? ''] as const))(
    'on %s opens its window, and what it brings is posted with the device (I3.06, I4.21, I7.11)',
    async (channel, label) => {
      const running = await onSocialLogin({ prepare: ({ http }) => http.answer('loginSocial', bound) })
      await idle(running)
      await press('button', label)
      expect(popup(running).channel).toBe(channel)
      await actAndSettle(() => popup(running).answer('id-token'))
      expect(bodyOf(running, 'loginSocial')).toEqual({
        type: 'firebase',
        firebaseChannel: channel,
        firebaseIdToken: 'id-token',
        loginDeviceId: expect.any(String),
        isOfficialAppLogin: false,
      })
    },
  )

  it('before the library is there waits with a word, and opens the window by itself while the tap is fresh (I4.27)', async () => {
    const running = await onSocialLogin()
    const release = running.browser.firebase.delayLoading()
    await tap('Google')
    expect(pageText(get('dialog', continueWith('Google')))).toContain(social.loading)
    expect(running.browser.firebase.popups).toEqual([])
    await actAndSettle(release)
    expect(popup(running).channel).toBe('google')
  })

  it('that has gone stale meanwhile asks for one more (I4.27)', async () => {
    const running = await onSocialLogin()
    const release = running.browser.firebase.delayLoading()
    await tap('Google')
    running.browser.page.hasUserActivation = false
    await actAndSettle(release)
    expect(running.browser.firebase.popups).toEqual([])
    expect(pageText(get('dialog'))).toContain('One more tap')
    await press('button', continueWith('Google'))
    expect(popup(running).channel).toBe('google')
  })

  it('says that there is no network when the library cannot be loaded, and works when it can (D12)', async () => {
    const running = await onSocialLogin({
      prepare: (browser) => {
        browser.firebase.blocked = true
        browser.http.answer('/m/asset-manifest.json', fails('network'))
      },
    })
    await tap('Google')
    await running.browser.clock.advance(times.retryDelay)
    expect(pageText(get('dialog', common.notice))).toContain(english.errors.network)
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    running.browser.firebase.blocked = false
    await tap('Google')
    expect(popup(running).channel).toBe('google')
  })

  it('offers to reload when the library went with a deploy (F123)', async () => {
    const running = await onSocialLogin({
      prepare: (browser) => {
        browser.firebase.blocked = true
        browser.http.answer('/m/asset-manifest.json', json({ build: 'newer', files: {} }))
      },
    })
    await type(english.login.userName, 'minhanh88')
    await tap('Google')
    await running.browser.clock.advance(times.retryDelay)
    expect(namesOf('dialog')).toEqual([english.errors.newVersionTitle])
    await press('button', common.reload)
    expect([running.browser.watchdog.recoveries, running.browser.watchdog.hardReloads]).toEqual([[], 1])
  })
})

describe('while a window is open', () => {
  const open = async () => {
    const running = await onSocialLogin({ prepare: ({ http }) => http.answer('loginSocial', bound) })
    await idle(running)
    await tap('Google')
    return running
  }

  it('our cancel is there at once, and a late result is dropped (F107)', async () => {
    const running = await open()
    await press('button', common.cancel)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
    await actAndSettle(() => popup(running).answer('late'))
    expect(running.browser.http.requestsTo('loginSocial')).toEqual([])
    expect(location.pathname).toBe('/m/login')
  })

  it('Back cancels too, and a late failure is not told (F107)', async () => {
    const running = await open()
    await back()
    await running.browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => popup(running).fail('auth/popup-closed-by-user'))
    expect(namesOf('dialog')).toEqual([])
    expect(location.pathname).toBe('/m/login')
  })

  it('a new one takes its place, quietly (I4.30, I8.12, F108)', async () => {
    const running = await open()
    const first = popup(running)
    await press('button', social.again)
    await actAndSettle(() => first.fail('auth/cancelled-popup-request'))
    expect(find('dialog', common.notice)).toBeUndefined()
    expect(waiting('Google')).toBeDefined()
    await actAndSettle(() => popup(running).answer('second'))
    expect(bodyOf(running, 'loginSocial')).toMatchObject({ firebaseIdToken: 'second' })
  })

  it('another channel after a cancel leaves nothing of the first (I4.30)', async () => {
    const running = await open()
    const first = popup(running)
    await press('button', common.cancel)
    await running.browser.clock.advance(times.leaveAnimation)
    await tap('LINE')
    await actAndSettle(() => first.answer('late'))
    expect(running.browser.http.requestsTo('loginSocial')).toEqual([])
    expect(waiting('LINE')).toBeDefined()
  })

  it('a closed one is told when the library has noticed, without codes (I4.29)', async () => {
    const running = await open()
    await actAndSettle(() => popup(running).fail('auth/popup-closed-by-user'))
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain(signIn.popupClosed)
    expect(pageText(get('dialog', common.notice))).not.toContain('auth/')
    expect(toastText()).toBe('')
  })

  it('anything else is told with its code (I8.11)', async () => {
    const running = await open()
    await actAndSettle(() => popup(running).fail('auth/operation-not-allowed', 'The provider is off.'))
    expect(pageText(get('dialog', common.notice))).toContain('auth/operation-not-allowed')
  })
})
