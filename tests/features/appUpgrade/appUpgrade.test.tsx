// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { refusal, success } from '../../support/fakes/replies'
import { find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, memberSession, press, pressKey, startSite, stopSites } from '../../support/site'

const { appUpgrade, common, member } = english
const link = 'https://downloads.hongvan.example/app.apk'

interface Options {
  readonly installed?: string
  readonly reply?: object
  readonly visitor?: true
  readonly refusesVisitors?: true
  readonly stored?: object
  readonly bridge?: 'upgrade' | 'openExternal'
}

/** Starts the site in the native app; returns the URLs that the app was handed. */
async function startApp({
  installed = '2.4.39',
  reply = {},
  stored = {},
  bridge,
  visitor,
  refusesVisitors,
}: Options = {}) {
  const handed: string[] = []
  const running = await startSite({
    ...(visitor ? {} : { session: {} }),
    stored,
    manifest: { download: {}, hosts: { download: ['downloads.hongvan.example'] } },
    prepare({ native, http }) {
      native.userAgent = `Mozilla/5.0 (Linux; Android 14) WLApp/${installed}`
      if (bridge) native[bridge] = (url) => handed.push(`${bridge} ${url}`) > 0
      const answer = success({ version: '3.0.0', mandatory: false, link, ...reply })
      http.answer('appVersion', ({ headers }) =>
        refusesVisitors && !headers.Authorization ? refusal({ status: 401 }) : answer,
      )
    },
  })
  return { ...running, handed }
}

describe('the offer of a newer app', () => {
  it('has our words where the platform has none, and a close button (E2.42, E4.48, E4.50, E4.52)', async () => {
    const { browser } = await startApp()
    const dialog = get('dialog', appUpgrade.title)
    expect(pageText(dialog)).toContain(appUpgrade.text.replace('{{version}}', '3.0.0'))
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect([namesOf('dialog'), browser.storage.read('upgradePostponed')]).toEqual([[], '3.0.0'])
  })

  it('has the platform’s words (E4.52)', async () => {
    await startApp({ reply: { title: 'New tables', message: '<p>Come <b>in</b></p>' } })
    expect(pageText(get('dialog', 'New tables'))).toContain('Come in')
  })

  it('that was closed stays away in this session, until there is another version (E4.48)', async () => {
    await startApp({ stored: { upgradePostponed: '3.0.0' } })
    expect(namesOf('dialog')).toEqual([])
    await stopSites()
    await startApp({ stored: { upgradePostponed: '2.9.0' } })
    expect(find('dialog', appUpgrade.title)).toBeDefined()
  })

  it('that is mandatory cannot be closed, and leaves help and the logout (E4.50)', async () => {
    const { browser } = await startApp({ reply: { mandatory: true }, stored: { upgradePostponed: '3.0.0' } })
    expect(find('button', common.close)).toBeUndefined()
    await pressKey('Escape')
    await actAndSettle(() => document.querySelector<HTMLElement>('.Layer-mask')?.click())
    expect(find('dialog', appUpgrade.title)).toBeDefined()
    await press('button', member.logOut)
    expect(browser.storage.read('session')).toBeUndefined()
  })

  it.each([
    ['2.4.39', 'upgrade', [`upgrade ${link}`]],
    ['2.4.39', 'openExternal', [`openExternal ${link}`]],
    ['2.4.38', 'upgrade', []],
    ['2.4.39', undefined, []],
  ] as const)(
    'version %s with %s of the app: hands it %j, else it is a link (E4.51)',
    async (installed, bridge, expected) => {
      const { handed } = await startApp({ installed, ...(bridge ? { bridge } : {}) })
      const upgrade = get('link', appUpgrade.upgrade)
      let followed = false
      upgrade.addEventListener('click', (event) => {
        followed = !event.defaultPrevented
        event.preventDefault()
      })
      await press('link', appUpgrade.upgrade)
      expect([handed, upgrade.getAttribute('href')]).toEqual([expected, link])
      expect(typeof followed).toBe('boolean')
    },
  )

  it.each([
    ['an app that is new enough', { installed: '3.0.0' }],
    ['no link', { reply: { link: '' } }],
    ['a link that is not listed', { reply: { link: 'https://evil.example/app.apk' } }],
  ] as [string, Options][])('is not made with %s (E4.49)', async (_, options) => {
    await startApp(options)
    expect(namesOf('dialog')).toEqual([])
  })

  it('is made to visitors too, whom a mandatory one leaves help (E2.42, E4.49, E4.50)', async () => {
    await startApp({ visitor: true, reply: { mandatory: true } })
    expect(pageText(get('dialog', appUpgrade.title))).toContain(appUpgrade.mandatory)
    expect([find('button', common.contactUs) !== undefined, find('button', member.logOut)]).toEqual([
      true,
      undefined,
    ])
  })

  it('is made after the login, where the platform tells visitors nothing (E2.42, E4.49)', async () => {
    const { browser, site } = await startApp({ visitor: true, refusesVisitors: true })
    expect([namesOf('dialog'), location.pathname]).toEqual([[], '/m/home'])
    await actAndSettle(() => site.session.begin(memberSession))
    expect(namesOf('dialog')).toEqual([appUpgrade.title])
    expect(browser.http.requestsTo('appVersion').length).toBe(2)
  })

  it('is not made in a browser (E4.49)', async () => {
    const { browser } = await startSite({ session: {} })
    expect(browser.http.requestsTo('appVersion')).toEqual([])
  })
})
