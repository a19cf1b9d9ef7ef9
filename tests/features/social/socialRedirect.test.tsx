// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SignInFailure } from '../../../runtime/rules/identity/signInFailure'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, startSite } from '../../support/site'
import {
  becomeIdle,
  continueWith,
  firstBody,
  linkedReply,
  newestPopup,
  openSocialLogin,
  tapChannel,
  withSocial,
} from './socialPage'

const { common, login, shell, social } = english
const failedWith = (channel: string): string => social.failed.replace('{{channel}}', channel)
const firefoxUserAgent = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const simulateFirefox = (browser: FakeBrowser) => {
  browser.native.userAgent = firefoxUserAgent
}

describe('a redirect to the provider', () => {
  it('is used where popups are unreliable, and is stored for the return (I4.26, I4.28)', async () => {
    const running = await openSocialLogin({ prepare: simulateFirefox })
    await becomeIdle(running)
    await tapChannel('LINE')
    expect(running.browser.firebase.redirects).toEqual(['line'])
    expect(running.browser.firebase.popups).toEqual([])
    expect([
      running.browser.storage.read('socialChannel'),
      running.browser.storage.read('socialOrigin'),
    ]).toEqual(['line', 'page'])
  })

  it('stores the dialog that it started from (I4.26)', async () => {
    const { browser } = await startSite({ manifest: withSocial(), prepare: simulateFirefox })
    await press('button', shell.logIn)
    await tapChannel('Google')
    expect(browser.storage.read('socialOrigin')).toBe('login')
  })

  it('is the fallback for a blocked popup (D12)', async () => {
    const running = await openSocialLogin()
    await becomeIdle(running)
    await tapChannel('Google')
    await actAndSettle(() => newestPopup(running).fail('auth/popup-blocked'))
    expect(running.browser.firebase.redirects).toEqual(['google'])
    expect(running.browser.storage.read('socialChannel')).toBe('google')
    expect(find('dialog', common.notice)).toBeUndefined()
  })

  it('that does not leave the page within 10 s says so, and the form offers the other ways (F038)', async () => {
    const running = await openSocialLogin({ prepare: simulateFirefox })
    await becomeIdle(running)
    await tapChannel('LINE')
    expect(running.browser.firebase.redirects).toEqual(['line'])
    await running.browser.clock.advance(times.socialTimeout)
    expect(pageText(get('dialog', common.notice))).toContain(failedWith('LINE'))
    await press('button', common.confirm)
    await running.browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([])
    expect(find('button', continueWith('Google'))).toBeDefined()
  })

  it('that fails shows a message, and stores nothing (I8.11)', async () => {
    const running = await openSocialLogin({
      prepare: (browser) => {
        simulateFirefox(browser)
        browser.firebase.failure = new SignInFailure('auth/unauthorized-domain', '')
      },
    })
    await tapChannel('Google')
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain('www.hongvan.example')
    expect(running.browser.storage.read('socialChannel')).toBeUndefined()
  })
})

describe('the return from the provider', () => {
  const storedRedirect = { socialChannel: 'google', socialOrigin: 'page' }
  const redirectResult = { channel: 'google', idToken: 'redirected' } as const

  it('continues automatically, posts the provider’s result, and clears the stored redirect (I4.22, I4.26)', async () => {
    const running = await startSite({
      manifest: withSocial(),
      path: '/m/login',
      stored: storedRedirect,
      prepare: (browser) => {
        browser.firebase.pendingRedirectResult = redirectResult
        browser.http.answer('loginSocial', linkedReply)
      },
    })
    await running.browser.clock.advance(times.leaveAnimation)
    expect(firstBody(running, 'loginSocial')).toMatchObject({
      firebaseChannel: 'google',
      firebaseIdToken: 'redirected',
    })
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('socialChannel')).toBeUndefined()
  })

  it.each([
    ['both are missing', {}],
    ['the channel is missing', { socialOrigin: 'page' }],
    ['the form is missing', { socialChannel: 'google' }],
    ['the channel is unknown', { socialChannel: 'myspace', socialOrigin: 'page' }],
    ['the form is not a string', { socialChannel: 'google', socialOrigin: {} }],
  ])(
    'is an ordinary page load when %s, without the library and without an error (F110)',
    async (_, stored) => {
      const { browser } = await startSite({
        manifest: { ...withSocial(), social: { channels: ['google'] } },
        stored,
      })
      expect(browser.firebase.prepared).toEqual([])
      expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
      expect([browser.storage.read('socialChannel'), browser.storage.read('socialOrigin')]).toEqual([
        undefined,
        undefined,
      ])
    },
  )

  it('without a sign-in says so, above the dialog that the redirect started from (I4.26)', async () => {
    const { browser } = await startSite({
      manifest: withSocial(),
      stored: { ...storedRedirect, socialOrigin: 'login' },
    })
    await browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain(failedWith('Google'))
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(browser.http.requestsTo('loginSocial')).toEqual([])
  })

  it.each([
    ['the page', 'page', []],
    ['the dialog', 'login', [login.title]],
  ])(
    'that gives no answer for 10 s says so, and %s offers the other ways (F038)',
    async (_, from, dialogs) => {
      let release = () => {}
      const { browser } = await startSite({
        manifest: withSocial(),
        path: from === 'page' ? '/m/login' : '/m/home',
        stored: { ...storedRedirect, socialOrigin: from },
        prepare: ({ firebase, http }) => {
          firebase.pendingRedirectResult = redirectResult
          release = firebase.delayLoading()
          http.answer('loginSocial', linkedReply)
        },
      })
      await browser.clock.advance(times.socialTimeout)
      expect(pageText(get('dialog', common.notice))).toContain(failedWith('Google'))
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
      expect(namesOf('dialog')).toEqual(dialogs)
      for (const name of ['Google', 'Facebook', 'LINE'])
        expect(find('button', continueWith(name))).toBeDefined()
      await actAndSettle(release)
      expect(browser.http.requestsTo('loginSocial')).toEqual([])
    },
  )

  it.each(['auth/internal-error', 'auth/user-disabled'])(
    'with %s shows a message, and then the form again (I8.11, F111)',
    async (code) => {
      const { browser } = await startSite({
        manifest: withSocial(),
        path: '/m/login',
        stored: storedRedirect,
        prepare: ({ firebase }) => {
          firebase.pendingRedirectResult = new SignInFailure(code, '')
        },
      })
      await browser.clock.advance(times.leaveAnimation)
      expect(pageText(get('dialog', common.notice))).toContain(code)
      await press('button', common.confirm)
      await browser.clock.advance(times.leaveAnimation)
      expect(location.pathname).toBe('/m/login')
      expect(find('button', login.submit)).toBeDefined()
    },
  )

  it('can be cancelled while the library loads (F107)', async () => {
    let release = () => {}
    const { browser } = await startSite({
      manifest: withSocial(),
      path: '/m/login',
      stored: storedRedirect,
      prepare: ({ firebase }) => {
        firebase.pendingRedirectResult = redirectResult
        release = firebase.delayLoading()
      },
    })
    await press('button', common.cancel)
    await actAndSettle(release)
    await browser.clock.advance(times.leaveAnimation)
    expect(browser.http.requestsTo('loginSocial')).toEqual([])
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/login', []])
  })
})
