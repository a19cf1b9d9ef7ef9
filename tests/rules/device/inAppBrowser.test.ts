import { describe, expect, it } from 'vitest'
import { detectInAppBrowser, externalBrowserUrl } from '../../../runtime/rules/device/inAppBrowser'
import fc from '../../support/properties'
import { browserAgents, inAppAgents } from './agents'

const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 ${rest}`
const iPhone = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F79 ${rest}`

describe('an in-app browser', () => {
  it.each([
    ['Line', 'line', android('Line/14.9.0/IAB')],
    ['Line', 'line', iPhone('Safari Line/14.9.0')],
    ['Facebook', 'intent', android('[FB_IAB/FB4A;FBAV/466.0.0.0;]')],
    ['Facebook', 'copy', iPhone('[FBAN/FBIOS;FBAV/466.0;FBBV/1]')],
    ['Messenger', 'intent', android('[FB_IAB/Orca-Android;FBAV/466.0]')],
    ['Instagram', 'intent', android('Instagram 330.0.0.40.92 Android')],
    ['Instagram', 'copy', iPhone('Instagram 330.0.3.29.101 (iPhone14,5)')],
    ['TikTok', 'intent', android('trill_340204 BytedanceWebview/d8a21c6')],
    ['TikTok', 'intent', android('trill_2022803040')],
    ['TikTok', 'intent', android('trill/34')],
    ['Kwai', 'intent', android('Kwai_11.2')],
    ['Zalo', 'copy', iPhone('Zalo_1.0')],
    ['Instagram', 'copy', iPhone('Instagram_330.0')],
    [undefined, 'copy', iPhone('Zalora/1.0 Thrill_2')],
    ['TikTok', 'copy', iPhone('musical_ly_34.2.0 BytedanceWebview/d8a21c6')],
    ['WeChat', 'intent', android('MicroMessenger/8.0.49')],
    ['Zalo', 'intent', android('Zalo android/24050688')],
    ['KakaoTalk', 'copy', iPhone('KAKAOTALK 10.8.5')],
    ['X', 'intent', android('TwitterAndroid')],
    ['X', 'copy', iPhone('Twitter for iPhone/10.44')],
    ['Snapchat', 'copy', iPhone('Snapchat/12.90')],
    [undefined, 'intent', android('')],
  ] as const)('of %s is detected, and its exit is %s (F114)', (app, way, userAgent) => {
    expect(detectInAppBrowser({ userAgent, standalone: false })).toEqual({ app, exit: way })
  })

  it.each([
    [
      'Chrome',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    ],
    ['Safari', iPhone('Version/17.5 Safari/604.1')],
    ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'],
  ])('is not %s (F114)', (_, userAgent) => {
    expect(detectInAppBrowser({ userAgent, standalone: false })).toBeUndefined()
  })
})

describe('agents of each app and browser', () => {
  it.each(inAppAgents)('of %s in %s are recognised, from %s: %s (F114)', (app, _, __, userAgent) => {
    expect(detectInAppBrowser({ userAgent, standalone: false })?.app).toBe(app)
    expect(detectInAppBrowser({ userAgent, standalone: false })).toBeDefined()
  })

  it.each(browserAgents)(
    'of %s in %s are those of a browser, from %s: %s (F114)',
    (_, __, ___, userAgent) => {
      expect(detectInAppBrowser({ userAgent, standalone: false })).toBeUndefined()
    },
  )

  it.each(inAppAgents)(
    'of an installed site are none, as %s in %s from %s: %s (F114)',
    (_, __, ___, userAgent) => {
      expect(detectInAppBrowser({ userAgent, standalone: true })).toBeUndefined()
    },
  )
})

describe("Telegram's browser", () => {
  // It says what the system's browser says, and leaves an object on the page (github.com/shalanah/inapp-spy/issues/30).
  const agentOf = (name: string) => browserAgents.find(([browser]) => browser === name)?.[3] ?? ''

  it.each([
    ['Safari on an iPhone', 'copy'],
    ['Chrome on Android', 'intent'],
  ] as const)('is known by its object, with the agent of %s (F114)', (name, exit) => {
    const signals = { userAgent: agentOf(name), standalone: false }
    expect(detectInAppBrowser({ ...signals, telegram: true })).toEqual({ app: 'Telegram', exit })
    expect(detectInAppBrowser({ ...signals, telegram: false })).toBeUndefined()
    expect(detectInAppBrowser({ ...signals, telegram: true, standalone: true })).toBeUndefined()
  })
})

describe('the exit from an in-app browser', () => {
  const address = 'https://www.merchant.example/m/login?r=a%26b'

  it('adds the parameter of LINE to what is there (F114)', () => {
    expect(externalBrowserUrl(address, 'line')).toBe(`${address}&openExternalBrowser=1`)
  })

  it('makes an intent for the same URL (F114)', () => {
    expect(externalBrowserUrl(address, 'intent')).toBe(
      'intent://www.merchant.example/m/login?r=a%26b#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    )
  })

  it('is the clipboard elsewhere (F114)', () => {
    expect(externalBrowserUrl(address, 'copy')).toBeUndefined()
  })

  it('never leads to another host (F114)', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, fragment) => {
        const here = `https://www.merchant.example/m${path}?${query}#${fragment}`
        const out = externalBrowserUrl(here, 'intent') ?? ''
        expect(out.startsWith('intent://www.merchant.example/')).toBe(true)
        expect(out.match(/#Intent;/g)).toHaveLength(1)
        expect(new URL(externalBrowserUrl(here, 'line') ?? '').host).toBe('www.merchant.example')
      }),
    )
  })
})
