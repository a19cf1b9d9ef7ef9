// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { find, get, pageText, toastText } from '../../support/screen'
import { actAndSettle, press, type SiteOptions, startSite } from '../../support/site'
import { androidUserAgent, merchantWith } from '../download/downloadPage'

const { common, install } = english
const named = (text: string): string => text.replace('{{name}}', 'Hồng Vân')
const line = () => document.querySelector<HTMLElement>('.InstallLine') ?? undefined
const guide = () => find('dialog', named(install.title))
const iPhone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1`

/** The line comes when the browser is idle. */
const idle = 10

/** A merchant without a bar: the line has its place to itself. */
async function startLobby({ prepare, ...options }: SiteOptions = {}) {
  const running = await startSite({
    manifest: merchantWith({}, { bar: { show: false } }),
    ...options,
    prepare(browser) {
      browser.native.userAgent = androidUserAgent
      browser.installPrompt.available = true
      prepare?.(browser)
    },
  })
  await running.browser.clock.advance(idle)
  return running
}

describe('the line that offers to install the site', () => {
  it('opens the browser’s prompt; accepted, it is used up, and says for 3 seconds that it installs (E4.04, E4.05, E9.04)', async () => {
    const { browser } = await startLobby()
    expect(pageText(line())).toContain(named(install.line))
    await press('button', install.install)
    expect([browser.installPrompt.opened, browser.installPrompt.available]).toEqual([1, false])
    expect(toastText()).toContain(install.installing)
    await browser.clock.advance(times.installingNotice - 1)
    expect(toastText()).toContain(install.installing)
    await browser.clock.advance(times.leaveAnimation + 1)
    expect([toastText(), line()]).toEqual(['', undefined])
  })

  it('counts a dismissal, and stays away in this session (E4.06)', async () => {
    const { browser, site } = await startLobby({
      stored: { installCount: '1' },
      prepare({ installPrompt }) {
        installPrompt.answer = 'dismissed'
      },
    })
    await press('button', install.install)
    expect([browser.storage.read('installDismissed'), browser.storage.read('installCount')]).toEqual([
      true,
      '2',
    ])
    await actAndSettle(() => site.go('/m/rewardCenter'))
    await actAndSettle(() => site.go('/m/home'))
    expect(line()).toBeUndefined()
  })

  it('counts its own close button as a dismissal (E4.06)', async () => {
    const { browser } = await startLobby()
    await press('button', common.close)
    expect([line(), browser.storage.read('installCount'), browser.installPrompt.opened]).toEqual([
      undefined,
      '1',
      0,
    ])
  })

  it('is gone for good after the installation: 99, and a flag that stays (E4.07, E9.05)', async () => {
    const { browser } = await startLobby()
    await actAndSettle(() => browser.installPrompt.install())
    expect([line(), browser.storage.read('installCount'), browser.storage.read('installed')]).toEqual([
      undefined,
      '99',
      true,
    ])
  })

  it('returns when the browser offers its prompt again: the site was removed (E4.07)', async () => {
    const { browser } = await startLobby({ stored: { installCount: '99', installed: true } })
    expect(browser.storage.read('installed')).toBeUndefined()
    expect(line()).toBeDefined()
  })

  it('stays away from an installed site whose browser offers nothing (E4.07)', async () => {
    const { browser } = await startLobby({
      stored: { installCount: '99', installed: true },
      prepare({ installPrompt }) {
        installPrompt.available = false
      },
    })
    await browser.clock.advance(times.installPoll * 20)
    expect(line()).toBeUndefined()
  })

  it('looks for the browser’s prompt 20 times, and then explains how to do it by hand (E4.08, E4.09, E9.03)', async () => {
    const { browser } = await startLobby({
      prepare({ installPrompt }) {
        installPrompt.available = false
      },
    })
    await browser.clock.advance(times.installPoll * 20 - idle)
    expect(line()).toBeUndefined()
    await browser.clock.advance(idle)
    expect(line()).toBeDefined()
    await press('button', install.install)
    expect(pageText(guide())).toContain(install.menuAndroid)
    expect(browser.storage.read('installCount')).toBeUndefined()
  })

  it('comes as soon as the browser’s prompt is there (E4.08)', async () => {
    const { browser } = await startLobby({
      prepare({ installPrompt }) {
        installPrompt.available = false
      },
    })
    await browser.clock.advance(times.installPoll * 3)
    await actAndSettle(() => browser.installPrompt.offer())
    await browser.clock.advance(times.installPoll)
    await press('button', install.install)
    expect(browser.installPrompt.opened).toBe(1)
  })

  it.each([
    ['another page', { path: '/m/login' }],
    ['an installed site', { prepare: ({ native }) => Object.assign(native, { standalone: true }) }],
    ['the app', { prepare: ({ native }) => Object.assign(native, { userAgent: 'WLApp/2.4.39' }) }],
    [
      'the browser inside another app',
      {
        prepare: ({ native }) =>
          Object.assign(native, {
            userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Instagram 330.0',
          }),
      },
    ],
    [
      'a merchant that does not want it',
      { manifest: merchantWith({}, { bar: { show: false }, install: false }) },
    ],
    ['a member who has closed a prompt', { stored: { downloadClosed: true } }],
    ['the third dismissal', { stored: { installCount: '3' } }],
    [
      'an open question about tracking',
      { manifest: { ...merchantWith({}, { bar: { show: false } }), compliance: { consent: true } } },
    ],
  ] as [string, SiteOptions][])('is not shown with %s (E2.22, E4.06)', async (_, options) => {
    await startLobby(options)
    expect(line()).toBeUndefined()
  })
})

describe('the guide', () => {
  const openGuide = async (userAgent: string, supportsMenu = false, resources: object[] = []) => {
    const running = await startLobby({
      prepare(browser) {
        browser.native.userAgent = userAgent
        browser.native.supportsCss = () => supportsMenu
        browser.installPrompt.available = false
        browser.http.answer('resources', success({ resources }))
      },
    })
    await running.browser.clock.advance(times.installPoll * 20)
    await press('button', install.install)
    return running
  }
  const profile = [{ resourceType: 'MOBILECONFIG', url: '/wps/media/app/hongvan.mobileconfig' }]

  it.each([
    ['of iOS before 12.2 (E2.30)', '12_1', false, [install.shareLegacy, install.addLegacy]],
    ['of Safari with its share button (E2.29)', '17_4', false, [install.share, install.add]],
    ['of Safari with its menu (E2.29)', '18_6', true, [install.shareMenu, install.addMore]],
  ] as const)('%s has two steps with pictures', async (_, version, menu, steps) => {
    await openGuide(iPhone(version), menu)
    const items = [...(guide()?.querySelectorAll('li') ?? [])]
    expect(items.map((item) => pageText(item).replace(/^\d/, ''))).toEqual([...steps])
    expect(items.every((item) => item.querySelector('svg') !== null)).toBe(true)
  })

  it('from iOS 17 has a tip after the download of the profile (E2.31)', async () => {
    await openGuide(iPhone('17_4'), false, profile)
    expect(pageText(guide())).not.toContain(install.profileTip)
    const link = get('link', install.profileGet)
    expect(link.getAttribute('href')).toBe('/wps/media/app/hongvan.mobileconfig')
    await press('link', install.profileGet)
    expect(pageText(guide())).toContain(install.profileTip)
  })

  it('before iOS 17 leads to the settings once the focus has returned, with the profile once more (E2.32)', async () => {
    const { browser } = await openGuide(iPhone('16_6'), false, profile)
    await press('link', install.profileGet)
    expect(pageText(guide())).not.toContain(install.profileSettings)
    await actAndSettle(() => browser.page.focusWindow())
    expect(pageText(guide())).toContain(install.profileSettings)
    expect(get('link', install.profileAgain).getAttribute('href')).toBe('/wps/media/app/hongvan.mobileconfig')
  })
})

describe('the platform’s template settings (E2.78)', () => {
  const touchIcon = () => document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')
  const logo = () => line()?.querySelector('img')
  const startWithTemplate = (mobileTemplate: object) =>
    startLobby({
      manifest: { ...merchantWith({}, { bar: { show: false } }), hosts: { image: ['img.hongvan.example'] } },
      prepare(browser) {
        const link = document.createElement('link')
        link.rel = 'apple-touch-icon'
        link.href = '/m/icons/apple-touch-icon.png'
        document.head.append(link)
        browser.native.userAgent = iPhone('17_4')
        browser.installPrompt.available = false
        browser.http.answer('settings', success({ mobileTemplate }))
      },
    })
  afterEach(() => document.querySelector('link[rel="apple-touch-icon"]')?.remove())

  it.each([
    ['https://img.hongvan.example/home.png', 'https://img.hongvan.example/home.png'],
    ['/wps/media/home.png', '/wps/media/home.png'],
    ['https://elsewhere.example/home.png', '/m/icons/apple-touch-icon.png'],
    ['', '/m/icons/apple-touch-icon.png'],
    [undefined, '/m/icons/apple-touch-icon.png'],
  ])('give iOS the picture %s for the home screen as %s (E2.78)', async (apple_touch_icon, expected) => {
    await startWithTemplate({ apple_touch_icon })
    expect(touchIcon()).toBe(expected)
  })

  it('show their logo and their text where the site is installed, else the brand’s icon (E2.78)', async () => {
    const { browser } = await startWithTemplate({
      app_desc: '<p>Every draw, in your pocket</p>',
      image_logo: '/wps/media/logo.png',
    })
    await browser.clock.advance(times.installPoll * 20)
    expect(logo()?.getAttribute('src')).toBe('/wps/media/logo.png')
    await press('button', install.install)
    expect(pageText(guide())).toContain('Every draw, in your pocket')
    await actAndSettle(() => logo()?.dispatchEvent(new Event('error')))
    expect(logo()?.getAttribute('src')).toBe('/m/icons/icon.svg')
  })

  it('say nothing about the site where they have no text (E2.78)', async () => {
    const { browser } = await startWithTemplate({})
    await browser.clock.advance(times.installPoll * 20)
    await press('button', install.install)
    expect(guide()?.querySelector('.InstallGuide-about')).toBeNull()
    expect(logo()?.getAttribute('src')).toBe('/m/icons/icon.svg')
  })
})
