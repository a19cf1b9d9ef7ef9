// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SignInFailure } from '../../runtime/rules/identity/signInFailure'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, startSite } from '../support/site'
import { bodyOf, bound, idle, offering, onSocialLogin, popup, tap } from './socialPage'

const { common, login, shell } = english
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const inFirefox = (browser: FakeBrowser) => {
  browser.native.userAgent = firefox
}

describe('leaving for the provider', () => {
  it('happens where windows are not to be trusted, and is noted for the page that comes back (I4.26, I4.28)', async () => {
    const running = await onSocialLogin({ prepare: inFirefox })
    await idle(running)
    await tap('LINE')
    expect(running.browser.firebase.redirects).toEqual(['line'])
    expect(running.browser.firebase.popups).toEqual([])
    expect([
      running.browser.storage.read('socialChannel'),
      running.browser.storage.read('socialFrom'),
    ]).toEqual(['line', 'page'])
  })

  it('notes the dialog that it happened in (I4.26)', async () => {
    const { browser } = await startSite({ manifest: offering(), prepare: inFirefox })
    await press('button', shell.logIn)
    await tap('Google')
    expect(browser.storage.read('socialFrom')).toBe('login')
  })

  it('is what follows a window that was blocked (D12)', async () => {
    const running = await onSocialLogin()
    await idle(running)
    await tap('Google')
    await actAndSettle(() => popup(running).fail('auth/popup-blocked'))
    expect(running.browser.firebase.redirects).toEqual(['google'])
    expect(running.browser.storage.read('socialChannel')).toBe('google')
    expect(find('dialog', common.notice)).toBeUndefined()
  })

  it('that fails is told, and leaves no note behind (I8.11)', async () => {
    const running = await onSocialLogin({
      prepare: (browser) => {
        inFirefox(browser)
        browser.firebase.failure = new SignInFailure('auth/unauthorized-domain', '')
      },
    })
    await tap('Google')
    await running.browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog', common.notice))).toContain('www.hongvan.example')
    expect(running.browser.storage.read('socialChannel')).toBeUndefined()
  })
})

describe('coming back', () => {
  const notes = { socialChannel: 'google', socialFrom: 'page' }
  const home = { channel: 'google', idToken: 'redirected' } as const

  it('goes on by itself, posts what the provider gave, and forgets the notes (I4.22, I4.26)', async () => {
    const running = await startSite({
      manifest: offering(),
      path: '/m/login',
      stored: notes,
      prepare: (browser) => {
        browser.firebase.pendingRedirectResult = home
        browser.http.answer('loginSocial', bound)
      },
    })
    await running.browser.clock.advance(times.leaveAnimation)
    expect(bodyOf(running, 'loginSocial')).toMatchObject({
      firebaseChannel: 'google',
      firebaseIdToken: 'redirected',
    })
    expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
    expect(running.browser.storage.read('socialChannel')).toBeUndefined()
  })

  it.each([
    ['both are missing', {}],
    ['the channel is missing', { socialFrom: 'page' }],
    ['the form is missing', { socialChannel: 'google' }],
    ['the channel is unknown', { socialChannel: 'myspace', socialFrom: 'page' }],
    ['the form is no text', { socialChannel: 'google', socialFrom: {} }],
  ])(
    'is an ordinary login page when %s, without the library and without an error (F110)',
    async (_, kept) => {
      const { browser } = await startSite({
        manifest: { ...offering(), social: { channels: ['google'] } },
        stored: kept,
      })
      expect(browser.firebase.prepared).toEqual([])
      expect([location.pathname, namesOf('dialog')]).toEqual(['/m/home', []])
      expect([browser.storage.read('socialChannel'), browser.storage.read('socialFrom')]).toEqual([
        undefined,
        undefined,
      ])
    },
  )

  it('without having signed in shows the dialog again that it was left from (I4.26)', async () => {
    const { browser } = await startSite({ manifest: offering(), stored: { ...notes, socialFrom: 'login' } })
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([login.title])
    expect(browser.http.requestsTo('loginSocial')).toEqual([])
  })

  it.each(['auth/internal-error', 'auth/user-disabled'])(
    'with %s says so, and the form is there again (I8.11, F111)',
    async (code) => {
      const { browser } = await startSite({
        manifest: offering(),
        path: '/m/login',
        stored: notes,
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

  it('can be cancelled while the library is on its way (F107)', async () => {
    let release = () => {}
    const { browser } = await startSite({
      manifest: offering(),
      path: '/m/login',
      stored: notes,
      prepare: ({ firebase }) => {
        firebase.pendingRedirectResult = home
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
