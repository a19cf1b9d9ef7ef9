// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { find, get, namesOf, pageText, toastText } from '../../support/screen'
import { actAndSettle, press, startSite, submit } from '../../support/site'
import { fillLogin } from '../login/loginForm'
import { becomeIdle, newestPopup, openSocialLogin, tapChannel, withSocial } from './socialPage'

const { common, openInBrowser, social, login } = english
const nativeUserAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/126.0 Mobile WLApp/3.2.1'
const lineUserAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 Line/14.9.0'
const instagramUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/21F79 Instagram 330.0'

describe('a private window', () => {
  const openInPrivateWindow = () =>
    openSocialLogin({
      prepare: ({ privacy }) => {
        privacy.isPrivate = true
      },
    })

  it.each(['before', 'after'])(
    'shows a toast for 1.5 s, and opens nothing: a tap %s it was detected (I2.29, I4.36)',
    async (when) => {
      const running = await openInPrivateWindow()
      if (when === 'after') await becomeIdle(running)
      await tapChannel('Google')
      await running.browser.clock.advance(times.leaveAnimation)
      expect(toastText()).toBe(social.incognito)
      expect(namesOf('dialog')).toEqual([])
      expect(running.browser.firebase.popups).toEqual([])
      await running.browser.clock.advance(times.toast)
      expect(toastText()).toBe('')
    },
  )

  it('is detected before anything opens, even if the library loads first (I4.36)', async () => {
    let resolvePrivate = (_isPrivate: boolean) => {}
    const running = await openSocialLogin({
      prepare: ({ privacy }) => {
        const privacyCheck = new Promise<boolean>((resolve) => {
          resolvePrivate = resolve
        })
        privacy.isIncognito = () => privacyCheck
      },
    })
    await becomeIdle(running)
    await tapChannel('Google')
    expect(running.browser.firebase.popups).toEqual([])
    await actAndSettle(() => resolvePrivate(true))
    await running.browser.clock.advance(times.leaveAnimation)
    expect([toastText(), namesOf('dialog'), running.browser.firebase.popups]).toEqual([
      social.incognito,
      [],
      [],
    ])
  })

  it('that is detected by mistake does not affect the login with a password (F032)', async () => {
    const { browser } = await openInPrivateWindow()
    await tapChannel('Google')
    await browser.clock.advance(times.leaveAnimation)
    await fillLogin()
    await submit()
    expect(location.pathname).toBe('/m/home')
  })
})

describe('the Android app', () => {
  const openInNativeApp = (supports?: boolean) =>
    openSocialLogin({
      prepare: ({ native }) => {
        native.userAgent = nativeUserAgent
        native.supportsSocial = () => supports
      },
    })

  it.each(['Facebook', 'X (Twitter)', 'LINE'])(
    'shows "coming soon" for 1.5 s for %s, which it does not support (I2.29, I5.17)',
    async (name) => {
      const running = await openInNativeApp()
      await tapChannel(name)
      expect(toastText()).toBe(social.comingSoon)
      await running.browser.clock.advance(times.toast + times.leaveAnimation)
      expect([toastText(), running.browser.firebase.redirects]).toEqual(['', []])
    },
  )

  it('signs in with Google, by a redirect (I4.28, I5.17)', async () => {
    const running = await openInNativeApp()
    await tapChannel('Google')
    expect(running.browser.firebase.redirects).toEqual(['google'])
  })

  it('signs in with the other channels when it supports them (I5.17)', async () => {
    const running = await openInNativeApp(true)
    await tapChannel('LINE')
    expect(running.browser.firebase.redirects).toEqual(['line'])
  })
})

describe('an in-app browser', () => {
  const openInAppBrowser = (userAgent: string) =>
    openSocialLogin({
      path: '/m/login?affiliateCode=a-1',
      prepare: ({ native }) => {
        native.userAgent = userAgent
      },
    })

  it('offers to leave it and to copy the link, and loads nothing (F114)', async () => {
    const running = await openInAppBrowser(instagramUserAgent)
    await becomeIdle(running)
    await tapChannel('Google')
    const sheet = get('dialog', openInBrowser.title)
    expect(pageText(sheet)).toContain('Instagram')
    expect(pageText(sheet)).toContain('https://www.hongvan.example/m/login?affiliateCode=a-1')
    expect(namesOf('link')).not.toContain(openInBrowser.open)
    expect(running.browser.firebase.prepared).toEqual([])
    await press('button', common.copyLink)
    expect(running.browser.page.copied).toEqual(['https://www.hongvan.example/m/login?affiliateCode=a-1'])
    expect(find('button', common.linkCopied)).toBeDefined()
  })

  it('of LINE is left with LINE’s own parameter (F114)', async () => {
    await openInAppBrowser(lineUserAgent)
    await tapChannel('LINE')
    expect(get('link', openInBrowser.open).getAttribute('href')).toBe(
      'https://www.hongvan.example/m/login?affiliateCode=a-1&openExternalBrowser=1',
    )
  })

  it('that blocks the clipboard shows how to copy manually (F114)', async () => {
    const running = await openInAppBrowser(instagramUserAgent)
    running.browser.page.clipboardFails = true
    await tapChannel('Google')
    await press('button', common.copyLink)
    expect(pageText(get('dialog'))).toContain(common.copyByHand)
    expect(getSelection()?.toString()).toBe('https://www.hongvan.example/m/login?affiliateCode=a-1')
  })

  it("is not the merchant's own app (D7)", async () => {
    const running = await startSite({
      manifest: withSocial(),
      path: '/m/login',
      prepare: ({ native }) => {
        native.userAgent = nativeUserAgent
      },
    })
    await tapChannel('Google')
    expect(find('dialog', openInBrowser.title)).toBeUndefined()
    expect(running.browser.firebase.redirects).toEqual(['google'])
  })

  it('still has the login with a password (F114)', async () => {
    await openInAppBrowser(instagramUserAgent)
    expect(find('button', login.submit)).toBeDefined()
  })
})

it('opens a window in Chrome (I4.27)', async () => {
  const running = await openSocialLogin()
  await becomeIdle(running)
  await tapChannel('Google')
  expect(newestPopup(running).channel).toBe('google')
})
