import { describe, expect, it } from 'vitest'
import { appLinkFor, readAppLinks, systemOf } from '../../../runtime/rules/device/appLinks'
import { appUpgradesItself, isLater, readAppUpgrade } from '../../../runtime/rules/device/appUpgrade'
import { chromeUrl, offersChrome } from '../../../runtime/rules/device/inAppBrowser'
import { type InstallGuide, installGuideFor } from '../../../runtime/rules/device/installGuide'
import {
  canInstall,
  type InstallLineCase,
  readInstallCount,
  showsInstallLine,
} from '../../../runtime/rules/device/installOffer'
import { untrusted } from '../../../runtime/rules/network/read'

const iPhone = (version: string, rest = 'Version/17.4 Mobile/15E148 Safari/604.1'): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const android = (rest: string): string =>
  `Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 ${rest}`
const chrome = android('Chrome/126.0.0.0 Mobile Safari/537.36')
const samsung = android('SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36')
const firefoxAndroid = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
const profile = '/wps/media/app/brand.mobileconfig'

describe('the install guide', () => {
  const rows: readonly (readonly [string, string, string | undefined, boolean, InstallGuide])[] = [
    ['iOS 11 (E2.30)', iPhone('11_4_1'), profile, false, { kind: 'legacy' }],
    ['iOS 12.1 (E2.30)', iPhone('12_1_4'), undefined, false, { kind: 'legacy' }],
    [
      'iOS 12.2 with a profile (E2.32)',
      iPhone('12_2'),
      profile,
      false,
      { kind: 'profile', after: 'settings', url: profile },
    ],
    [
      'iOS 16 with a profile (E2.32)',
      iPhone('16_6'),
      profile,
      false,
      { kind: 'profile', after: 'settings', url: profile },
    ],
    [
      'iOS 17 with a profile (E2.31)',
      iPhone('17_0'),
      profile,
      false,
      { kind: 'profile', after: 'tip', url: profile },
    ],
    [
      'iOS 18 with a profile (E2.31)',
      iPhone('18_5'),
      profile,
      true,
      { kind: 'profile', after: 'tip', url: profile },
    ],
    [
      'iOS 16 without a profile (E2.29)',
      iPhone('16_6'),
      undefined,
      false,
      { kind: 'share', browser: 'safari', menu: false },
    ],
    [
      'iOS 26 without a profile (E2.29)',
      iPhone('18_6'),
      undefined,
      true,
      { kind: 'share', browser: 'safari', menu: true },
    ],
    [
      'Chrome on iOS, where profiles do not install (E2.29)',
      iPhone('17_4', 'CriOS/126.0 Mobile/15E148 Safari/604.1'),
      profile,
      false,
      { kind: 'share', browser: 'other', menu: false },
    ],
    ['Chrome on Android (E2.29)', chrome, undefined, false, { kind: 'menu', browser: 'android' }],
    ['a desktop (E2.29)', mac, undefined, true, { kind: 'menu', browser: 'desktop' }],
  ]
  it.each(rows)('for %s', (_, userAgent, url, menu, guide) => {
    expect(installGuideFor({ userAgent, touchPoints: 0, supportsCss: () => menu }, url)).toEqual(guide)
  })

  it('takes a Macintosh with a touch screen for an iPad (D7, E2.29)', () => {
    expect(installGuideFor({ userAgent: mac, touchPoints: 5, supportsCss: () => false }, undefined)).toEqual({
      kind: 'share',
      browser: 'safari',
      menu: false,
    })
  })
})

describe('Chrome', () => {
  it.each([
    [samsung, true],
    [firefoxAndroid, true],
    [chrome, false],
    [iPhone('17_4'), false],
    [mac, false],
  ])('is offered to %s: %s (E2.26)', (userAgent, expected) => {
    expect(offersChrome(userAgent)).toBe(expected)
  })

  it('opens the page by an intent, with itself as the way back (E2.26)', () => {
    expect(chromeUrl('https://www.brand.example/m/home?r=7#top')).toBe(
      'intent://www.brand.example/m/home?r=7#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fwww.brand.example%2Fm%2Fhome%3Fr%3D7;end',
    )
  })
})

describe('the offer to install', () => {
  const offer = {
    download: {},
    runMode: 'browser',
    installed: false,
    template: undefined,
    system: 'android',
    inAppBrowser: false,
  } as const
  it.each([
    [{}, true],
    [{ download: undefined }, false],
    [{ download: { install: false } }, false],
    [{ runMode: 'pwa' }, false],
    [{ runMode: 'app' }, false],
    [{ installed: true }, false],
    [{ inAppBrowser: true }, false],
    [{ template: {} }, true],
    [{ template: { pwa: false } }, false],
    [{ template: { desktop_app_feature: false } }, true],
    [{ system: 'ios', template: { desktop_app_feature: false } }, true],
    [{ system: 'other', template: { desktop_app_feature: false } }, false],
    [{ system: 'other', template: { desktop_app_feature: true } }, true],
    [{ system: 'other' }, true],
  ] as const)('is possible with %j: %s (E1.02, E2.78, E4.01)', (change, expected) => {
    expect(canInstall({ ...offer, ...change })).toBe(expected)
  })

  const line: InstallLineCase = {
    path: '/m/home',
    canInstall: true,
    dismissed: false,
    count: 0,
    downloadClosed: false,
    downloadBar: 'off',
  }
  it.each<[Partial<InstallLineCase>, boolean]>([
    [{}, true],
    [{ path: '/' }, true],
    [{ path: '/m/index.html' }, true],
    [{ path: '/m/member/home' }, false],
    [{ path: '/m/login' }, false],
    [{ canInstall: false }, false],
    [{ dismissed: true }, false],
    [{ count: 2 }, true],
    [{ count: 3 }, false],
    [{ count: 99 }, false],
    [{ downloadClosed: true }, false],
    [{ downloadBar: 'unknown' }, false],
    [{ downloadBar: 'shown' }, false],
    [{ downloadBar: 'closed' }, false],
  ])('shows itself with %j: %s (E2.22, E4.06)', (change, expected) => {
    expect(showsInstallLine({ ...line, ...change })).toBe(expected)
  })

  it.each([
    ['3', 3],
    ['99', 99],
    ['1000', 99],
    ['-1', 0],
    ['many', 0],
    [undefined, 0],
  ])('reads the count %j as %d (E4.07)', (stored, count) => {
    expect(readInstallCount(stored)).toBe(count)
  })
})

describe('the links of the app', () => {
  const hosts = {
    download: ['downloads.brand.example', 'www.brand.example'],
    image: ['images.brand.example'],
  }
  const links = (...entries: [string, string][]) =>
    readAppLinks(untrusted({ resources: entries.map(([resourceType, url]) => ({ resourceType, url })) }), {
      hosts,
      domains: ['www.brand.example'],
    })

  it('are those of listed hosts and of the site itself, the first of each kind (E3.12)', () => {
    expect(
      links(
        ['Android', 'https://downloads.brand.example/app.apk'],
        ['Android', 'https://downloads.brand.example/other.apk'],
        ['IOS', 'https://evil.example/app'],
        ['MOBILECONFIG', '/wps/media/app/brand.mobileconfig'],
        ['AppDownloadIcon', 'https://images.brand.example/icon.webp'],
        ['Windows', 'https://downloads.brand.example/app.exe'],
      ),
    ).toEqual({
      android: 'https://downloads.brand.example/app.apk',
      mobileConfig: '/wps/media/app/brand.mobileconfig',
      icon: 'https://images.brand.example/icon.webp',
    })
  })

  it('lose what would begin a session on the site (D26)', () => {
    const found = links(
      ['Android', '/m/home?token=x&a=1'],
      ['IOS', 'https://www.brand.example/m/home?tokens=x'],
    )
    expect(found).toEqual({ android: '/m/home?a=1', ios: 'https://www.brand.example/m/home' })
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example/a',
    '/\\evil.example',
    'http://downloads.brand.example/a',
    'itms://x',
  ])('never is %s (D16, E3.12)', (url) => {
    expect(links(['Android', url])).toEqual({})
  })

  it.each([undefined, null, 'none', [], { resources: 5 }])('are none in the reply %j (E3.12)', (reply) => {
    expect(readAppLinks(untrusted(reply), { hosts, domains: [] })).toEqual({})
  })

  it('fit the system of the phone (E2.26)', () => {
    const all = { android: 'a', ios: 'i' }
    const system = (userAgent: string, touchPoints = 5) =>
      appLinkFor(all, systemOf({ userAgent, touchPoints }))
    expect([system(chrome), system(iPhone('17_4')), system(mac), system(mac, 0)]).toEqual([
      'a',
      'i',
      'i',
      undefined,
    ])
  })
})

describe('a newer version of the app', () => {
  it.each([
    ['2.10.0', '2.4.39', true],
    ['2.4.40', '2.4.39', true],
    ['2.4.39', '2.4.39', false],
    ['2.4', '2.4.0', false],
    ['3', '2.9.9', true],
    ['2.4.38', '2.4.39', false],
    ['new', '2.4.39', false],
    ['3.0.0', '', false],
  ])('%s after %s: %s (E4.49)', (version, installed, expected) => {
    expect(isLater(version, installed)).toBe(expected)
  })

  it.each([
    ['2.4.38', false],
    ['2.4.39', true],
    ['2.5', true],
    ['', false],
  ])('is downloaded by the app itself from 2.4.39 on: %s, %s (E4.51)', (installed, expected) => {
    expect(appUpgradesItself(installed)).toBe(expected)
  })

  const hosts = { download: ['downloads.brand.example'] }
  const link = 'https://downloads.brand.example/app.apk'
  it.each([
    [
      { version: '3.0.0', mandatory: true, link },
      { version: '3.0.0', mandatory: true, link },
    ],
    [
      { version: '3.0.0', mandatory: 'no', link, title: ' New ', message: '' },
      { version: '3.0.0', mandatory: false, link, title: 'New' },
    ],
    [{ version: '3.0.0', mandatory: true, link: '' }, undefined],
    [{ version: '3.0.0', mandatory: true, link: 'https://evil.example/a.apk' }, undefined],
    [{ version: '2.4.39', mandatory: true, link }, undefined],
    [null, undefined],
  ])('is read from %j (E4.49, E4.50, E4.52)', (reply, expected) => {
    expect(readAppUpgrade(untrusted(reply), '2.4.39', { hosts, domains: [] })).toEqual(expected)
  })
})
