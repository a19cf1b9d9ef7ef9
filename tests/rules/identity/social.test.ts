import { describe, expect, it } from 'vitest'
import { readFirebaseProject } from '../../../runtime/rules/identity/firebase'
import { isComingSoon, usesPopup } from '../../../runtime/rules/identity/social'
import { offeredChannels, offersSocial } from '../../../runtime/rules/identity/socialOffer'
import { socialRegisterPayload } from '../../../runtime/rules/registration/socialRegister'
import { socialChannels } from '../../../runtime/tables/socialChannels'
import fc from '../../support/properties'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webkit} ${rest}`
const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const chrome = 'Chrome/126.0.0.0 Mobile Safari/537.36'

/** Name, user agent, touch points, whether a popup is used. */
const userAgents: readonly (readonly [string, string, number, boolean])[] = [
  ['Safari on iOS 17', iPhone('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1'), 5, true],
  ['Safari on iOS 13', iPhone('13_0', 'Version/13.0 Mobile/15E148 Safari/604.1'), 5, true],
  ['Safari on iOS 12', iPhone('12_4_1', 'Version/12.1.2 Mobile/15E148 Safari/604.1'), 5, false],
  ['Chrome on iOS 17', iPhone('17_5', 'CriOS/126.0 Mobile/15E148 Safari/604.1'), 5, true],
  ['Chrome on iOS 12', iPhone('12_4', 'CriOS/80.0 Mobile/15E148 Safari/604.1'), 5, false],
  ['an iPhone without a version', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15', 5, false],
  [
    'Safari on an iPad that identifies as one',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1',
    5,
    false,
  ],
  [
    'Safari on an iPad that identifies as a Macintosh',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`,
    5,
    true,
  ],
  [
    'Safari on a Macintosh',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`,
    0,
    true,
  ],
  ['Chrome on Android', android(chrome), 5, true],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    0,
    true,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, false],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, false],
  ['Samsung Internet', android('SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36'), 5, false],
  ['Edge on Android', android(`${chrome} EdgA/126.0`), 5, false],
  ['Opera on Android', android(`${chrome} OPR/80.0`), 5, false],
  ['UC Browser', android('Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36'), 5, false],
  [
    'the legacy Android browser',
    'Mozilla/5.0 (Linux; U; Android 4.4) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30',
    5,
    false,
  ],
  [
    'a web view of Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36',
    5,
    false,
  ],
]

describe('popup or redirect', () => {
  it.each(userAgents)('%s (I4.27, I4.28)', (_, userAgent, touchPoints, popup) => {
    expect(usesPopup({ userAgent, touchPoints, runMode: 'browser' })).toBe(popup)
  })

  it('is always a redirect in the app (I4.27, I4.28)', () => {
    for (const [, userAgent, touchPoints] of userAgents)
      expect(usesPopup({ userAgent, touchPoints, runMode: 'app' })).toBe(false)
  })

  it('decides on anything without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10), (userAgent, touchPoints) => {
        expect(typeof usesPopup({ userAgent, touchPoints, runMode: 'browser' })).toBe('boolean')
      }),
    )
  })
})

describe('the channels', () => {
  it.each([
    [['google', 'line'], true, ['google', 'line']],
    [['line', 'google'], false, ['line']],
    [['google'], undefined, []],
    [[], true, []],
  ] as const)('%j with Google %s are %j (I2.17)', (channels, google, offered) => {
    expect(offeredChannels({ channels }, google)).toEqual(offered)
  })

  it.each([
    [undefined, true, false],
    [{}, true, false],
    [{ channels: [] }, true, false],
    [{ channels: ['google'] }, true, true],
    [{ channels: ['google'] }, false, false],
    [{ channels: ['google'] }, undefined, undefined],
    [{ channels: ['google', 'line'] }, undefined, true],
    [{ channels: ['facebook'] }, false, true],
  ] as const)('%j with Google %s is an offer: %s (I2.17, I3.36)', (offer, google, offers) => {
    expect(offersSocial(offer, google)).toBe(offers)
  })

  it.each(socialChannels)(
    '%s is coming soon only in the Android app, unless the app reports support (I5.17)',
    (channel) => {
      const app = 'Mozilla/5.0 (Linux; Android 14; wv) WLApp/3.2'
      const isSoon = (context: Partial<Parameters<typeof isComingSoon>[1]>) =>
        isComingSoon(channel, { userAgent: app, runMode: 'app', supported: undefined, ...context })
      expect(isSoon({})).toBe(channel !== 'google')
      expect(isSoon({ supported: false })).toBe(channel !== 'google')
      expect(isSoon({ supported: true })).toBe(false)
      expect(isSoon({ runMode: 'browser' })).toBe(false)
      expect(isSoon({ userAgent: iPhone('17_5', 'WLApp/3.2') })).toBe(false)
    },
  )
})

describe('a Firebase project', () => {
  const project = {
    appId: '1:7:web:a',
    apiKey: 'key',
    authDomain: 'sign-in.merchant.example',
    projectId: 'merchant',
  }

  it('is read with its optional parts (I3.34)', () => {
    const whole = { ...project, messagingSenderId: '7', googleWebClientId: 'one.apps.googleusercontent.com' }
    expect(readFirebaseProject({ firebase: true, other: 1, ...whole })).toEqual(whole)
    expect(readFirebaseProject(project)).toEqual(project)
  })

  it.each(Object.keys(project))('is undefined without %s (I4.37)', (part) => {
    expect(readFirebaseProject({ ...project, [part]: '' })).toBeUndefined()
    expect(readFirebaseProject({ ...project, [part]: undefined })).toBeUndefined()
    expect(readFirebaseProject({ ...project, [part]: 7 })).toBeUndefined()
  })

  it('is read from anything without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => readFirebaseProject(raw) === undefined || typeof raw === 'object'),
    )
  })
})

it('a registration with an identity has its context and the referral codes (I3.14, I7.12)', () => {
  const identity = { firebaseChannel: 'google', firebaseIdToken: 'token', smsTemplate: 'REGISTER' }
  const place = { origin: 'https://a.example', hostname: 'a.example', path: '/m/login' }
  expect(
    socialRegisterPayload({ ...identity, info: { referralCode: 'r' } }, { ...place, runMode: 'pwa' }),
  ).toEqual({
    ...identity,
    login: true,
    registerMethod: 'PWA',
    registerUrl: 'https://a.example/m/login',
    domain: 'a.example',
    referralCode: 'r',
  })
})
