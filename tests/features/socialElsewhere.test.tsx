// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { find, get, namesOf, pageText, toastText } from '../support/screen'
import { actAndSettle, press, startSite, submit } from '../support/site'
import { enter } from './loginForm'
import { idle, offering, onSocialLogin, popup, tap } from './socialPage'

const { social, login } = english
const app = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/126.0 Mobile WLApp/3.2.1'
const line =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 Line/14.9.0'
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/21F79 Instagram 330.0'

describe('a private window', () => {
  const inPrivate = () =>
    onSocialLogin({
      prepare: ({ privacy }) => {
        privacy.isPrivate = true
      },
    })

  it.each(['before', 'after'])(
    'refuses with a toast of 1.5 s, and opens nothing: a tap %s it was found out (I2.29, I4.36)',
    async (when) => {
      const running = await inPrivate()
      if (when === 'after') await idle(running)
      await tap('Google')
      await running.browser.clock.advance(times.leaveAnimation)
      expect(toastText()).toBe(social.incognito)
      expect(namesOf('dialog')).toEqual([])
      expect(running.browser.firebase.popups).toEqual([])
      await running.browser.clock.advance(times.toast)
      expect(toastText()).toBe('')
    },
  )

  it('is waited for when the library is there first: nothing opens before it is known (I4.36)', async () => {
    let say = (_isPrivate: boolean) => {}
    const running = await onSocialLogin({
      prepare: ({ privacy }) => {
        const known = new Promise<boolean>((resolve) => {
          say = resolve
        })
        privacy.isIncognito = () => known
      },
    })
    await idle(running)
    await tap('Google')
    expect(running.browser.firebase.popups).toEqual([])
    await actAndSettle(() => say(true))
    await running.browser.clock.advance(times.leaveAnimation)
    expect([toastText(), namesOf('dialog'), running.browser.firebase.popups]).toEqual([
      social.incognito,
      [],
      [],
    ])
  })

  it('that is none, found out wrongly, leaves the login with a password as it is (F032)', async () => {
    await inPrivate()
    await tap('Google')
    await enter()
    await submit()
    expect(location.pathname).toBe('/m/home')
  })
})

describe('the Android app', () => {
  const inApp = (supports?: boolean) =>
    onSocialLogin({
      prepare: ({ native }) => {
        native.userAgent = app
        native.supportsSocial = () => supports
      },
    })

  it.each(['Facebook', 'X (Twitter)', 'LINE'])(
    'says "coming soon" for 1.5 s to %s, which it cannot do (I2.29, I5.17)',
    async (name) => {
      const running = await inApp()
      await tap(name)
      expect(toastText()).toBe(social.comingSoon)
      await running.browser.clock.advance(times.toast + times.leaveAnimation)
      expect([toastText(), running.browser.firebase.redirects]).toEqual(['', []])
    },
  )

  it('signs in with Google, by a redirect (I4.28, I5.17)', async () => {
    const running = await inApp()
    await tap('Google')
    expect(running.browser.firebase.redirects).toEqual(['google'])
  })

  it('that can do it does it (I5.17)', async () => {
    const running = await inApp(true)
    await tap('LINE')
    expect(running.browser.firebase.redirects).toEqual(['line'])
  })
})

describe("an app's inner browser", () => {
  const inside = (userAgent: string) =>
    onSocialLogin({
      path: '/m/login?affiliateCode=a-1',
      prepare: ({ native }) => {
        native.userAgent = userAgent
      },
    })

  it('gets a way out and the link, and loads nothing (F114)', async () => {
    const running = await inside(instagram)
    await idle(running)
    await tap('Google')
    const sheet = get('dialog', social.browserTitle)
    expect(pageText(sheet)).toContain('Instagram')
    expect(pageText(sheet)).toContain('https://www.hongvan.example/m/login?affiliateCode=a-1')
    expect(namesOf('link')).not.toContain(social.openBrowser)
    expect(running.browser.firebase.prepared).toEqual([])
    await press('button', social.copy)
    expect(running.browser.page.copied).toEqual(['https://www.hongvan.example/m/login?affiliateCode=a-1'])
    expect(find('button', social.copied)).toBeDefined()
  })

  it('of LINE leads out by its own parameter (F114)', async () => {
    await inside(line)
    await tap('LINE')
    expect(get('link', social.openBrowser).getAttribute('href')).toBe(
      'https://www.hongvan.example/m/login?affiliateCode=a-1&openExternalBrowser=1',
    )
  })

  it('that refuses the clipboard says how to copy by hand (F114)', async () => {
    const running = await inside(instagram)
    running.browser.page.clipboardFails = true
    await tap('Google')
    await press('button', social.copy)
    expect(toastText()).toBe(social.copyByHand)
  })

  it("is not what the merchant's own app is (D7)", async () => {
    const running = await startSite({
      manifest: offering(),
      path: '/m/login',
      prepare: ({ native }) => {
        native.userAgent = app
      },
    })
    await tap('Google')
    expect(find('dialog', social.browserTitle)).toBeUndefined()
    expect(running.browser.firebase.redirects).toEqual(['google'])
  })

  it('has the login with a password as ever (F114)', async () => {
    await inside(instagram)
    expect(find('button', login.submit)).toBeDefined()
  })
})

it('opens a window in Chrome (I4.27)', async () => {
  const running = await onSocialLogin()
  await idle(running)
  await tap('Google')
  expect(popup(running).channel).toBe('google')
})
