// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { success } from '../../support/fakes/replies'
import { manifest as base } from '../../support/manifest'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, back, press, type SiteOptions, startSite, submit, type } from '../../support/site'

import { fillRegistration, registeredReply } from '../register/registerForm'

const { banners, common, login, lobby } = english
const host = 'events.hongvan.example'
const manifest: Partial<Manifest> = {
  hosts: { banner: [host, 'news.hongvan.example'] },
  handoff: { trustedHosts: [host] },
  tracking: { faults: true },
  routes: {
    ...base.routes,
    '/m/changePsw': { page: 'changePassword', guard: 'member', otherwise: '/m/login' },
  },
}

/** Starts a lobby with one banner, when its link can be tapped. */
async function startWith(link: object, { prepare, ...options }: SiteOptions = {}) {
  const started = await startSite({
    manifest,
    ...options,
    prepare(browser) {
      const banner = { id: '1', picture: '/b.webp', title: 'Sunday', linkageType: 'URL', ...link }
      browser.http.answer('banners', (sent) =>
        success({ banners: sent.query.get('groupName') === 'm_home' ? [banner] : [] }),
      )
      prepare?.(browser)
    },
  })
  await started.browser.clock.advance(times.idle)
  return started
}

const panel = (): HTMLElement => document.querySelector('.Hero-panel') as HTMLElement
const tap = (options: MouseEventInit = {}) =>
  actAndSettle(() =>
    panel().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })),
  )
const address = () => location.pathname + location.search
const attributes = () => ['href', 'target', 'rel'].map((name) => panel().getAttribute(name))

async function logIn() {
  await type(login.userName, 'minhanh88')
  await type(login.password, 'correct horse')
  await submit()
}
const answerLogin = ({ http }: FakeBrowser, more: object = {}) =>
  http.answer(
    'login',
    success({ token: 'token-8', merchantCode: 'hongvan', id: '8', userName: 'lan', ...more }),
  )

describe('a banner that leads to another site', () => {
  it('is a link to a new tab, that says so before it is tapped (E5.22)', async () => {
    await startWith({ linkage: `${host}/wheel` })
    expect(attributes()).toEqual([`https://${host}/wheel`, '_blank', 'noopener noreferrer'])
    expect(pageText(panel())).toContain(banners.opensSite.replace('{{host}}', host))
    expect(panel().querySelector('bdi')?.textContent).toBe(host)
  })

  it.each<[string, string, SiteOptions['session'], string]>([
    ['a member’s token and name, on a trusted host', host, {}, '?token=token-7&username=minhanh88'],
    ['nothing on another listed host', 'news.hongvan.example', {}, ''],
    ['nothing of a visitor', host, undefined, ''],
  ])('opens within the tap, with %s (E5.22, D9)', async (_, linkHost, session, query) => {
    const { browser } = await startWith({ linkage: linkHost }, session ? { session } : {})
    panel().click()
    expect(browser.page.openedTabs).toEqual([`https://${linkHost}/${query}`])
    expect(panel().getAttribute('href')).toBe(`https://${linkHost}/`)
  })

  it('never has a token of a session that has ended, and has that of the next member (D9, D21)', async () => {
    const { browser, site } = await startWith({ linkage: host }, { session: {} })
    await actAndSettle(() => site.session.end())
    await tap()
    browser.http.answer('memberInfo', success({ id: '8', userName: 'lan', type: 0 }))
    await actAndSettle(() =>
      site.session.begin({ token: 'token-8', merchantCode: 'hongvan', id: '8', userName: 'lan' }),
    )
    await browser.clock.advance(times.idle)
    await tap()
    expect(browser.page.openedTabs).toEqual([
      `https://${host}/`,
      `https://${host}/?token=token-8&username=lan`,
    ])
  })

  it('is left to the browser on a click with a modifier key, without a token (D9)', async () => {
    const { browser } = await startWith({ linkage: host }, { session: {} })
    const prevented: boolean[] = []
    const keepPage = (event: Event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.body.addEventListener('click', keepPage)
    await tap({ ctrlKey: true })
    await tap({ button: 1 })
    document.body.removeEventListener('click', keepPage)
    expect(prevented).toEqual([false, false])
    expect(browser.page.openedTabs).toEqual([])
    expect(document.documentElement.outerHTML).not.toContain('token-7')
  })

  it('asks for another tap where the browser blocks the tab', async () => {
    const { browser, site } = await startWith({ linkage: host }, { session: {} })
    browser.page.blocksTabs = true
    await tap()
    expect(pageText(get('dialog'))).toContain(banners.blocked.replace('{{host}}', host))
    browser.page.blocksTabs = false
    await actAndSettle(() => site.session.end())
    await press('button', banners.open)
    // The member has logged out meanwhile.
    expect(browser.page.openedTabs).toEqual([`https://${host}/`])
  })

  it('is handed to the native app, which opens the browser (D7)', async () => {
    const opened: string[] = []
    const { browser } = await startWith(
      { linkage: host },
      {
        prepare: ({ native }) => {
          native.openExternal = (url) => opened.push(url) > 0
        },
      },
    )
    await tap()
    expect([opened, browser.page.openedTabs]).toEqual([[`https://${host}/`], []])
  })
})

describe('a banner that leads inside the site', () => {
  it('is a link without what begins a session (E5.21, D26)', async () => {
    await startWith({ linkage: '/m/register?token=evil&r=7' })
    expect(attributes()).toEqual(['/m/register?r=7', null, null])
    await tap()
    expect(address()).toBe('/m/register?r=7')
  })

  it('opens the login over the page for what needs a member, which then goes on there (E5.19, D19)', async () => {
    await startWith({ linkage: '/m/rewardCenter?x=1' }, { prepare: answerLogin })
    await tap()
    expect([namesOf('dialog'), address()]).toEqual([[login.title], '/m/home'])
    await logIn()
    expect([namesOf('dialog'), address()]).toEqual([[], '/m/rewardCenter?x=1'])
    await back()
    expect(address()).toBe('/m/home')
  })

  it('is forgotten when the login is closed: a later login leads to the lobby (D19)', async () => {
    const { browser } = await startWith({ linkage: '/m/rewardCenter' }, { prepare: answerLogin })
    await tap()
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    await press('button', english.shell.logIn)
    await logIn()
    expect(address()).toBe('/m/home')
  })

  it('waits until a forced password change is done (I4.06)', async () => {
    await startWith(
      { linkage: '/m/rewardCenter' },
      { prepare: (browser) => answerLogin(browser, { firstTimeLogin: true }) },
    )
    await tap()
    await logIn()
    expect([address(), (history.state as { usr: { returnTo?: string } }).usr.returnTo]).toEqual([
      '/m/changePsw',
      '/m/rewardCenter',
    ])
  })

  it('goes on after the registration that was opened from the login (D19)', async () => {
    await startWith({ linkage: '/m/rewardCenter' })
    await tap()
    await press('link', english.register.submit)
    expect((history.state as { usr: { returnTo?: string } }).usr.returnTo).toBe('/m/rewardCenter')
  })

  it('leads a member there at once (E5.19)', async () => {
    await startWith({ linkage: '/m/rewardCenter' }, { session: {} })
    await tap()
    expect([namesOf('dialog'), address()]).toEqual([[], '/m/rewardCenter'])
  })

  it.each([
    ['that the merchant does not have', { linkage: '/m/voucherCenter' }],
    ['of a promotion that it has no page for', { linkageType: 'P', linkage: 'jackpot' }],
    ['of a game without a node', { linkageType: 'G', linkage: 'x', vendor: 'v', roomId: '1' }],
  ])('has no link to a page %s, and is reported once (E5.23)', async (_, link) => {
    const { browser } = await startWith(link)
    expect(panel().tagName).toBe('DIV')
    expect(takeConsole()).toEqual([expect.stringContaining(link.linkage)])
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent).match(/"where":"banner"/g)).toHaveLength(1)
  })
})

describe('a link of the site to a page for members', () => {
  it('opens the login over the page, and goes on after it (E5.19, D19)', async () => {
    await startSite({ manifest, prepare: answerLogin })
    await press('link', english.navigation.account)
    expect([namesOf('dialog'), address()]).toEqual([[login.title], '/m/home'])
    await logIn()
    expect(address()).toBe('/m/member/home')
  })

  it('does so where the manifest leaves the guard to the page (E5.19, E2.13)', async () => {
    const routes = { ...manifest.routes, '/m/member/home': { page: 'memberHome' } } as const
    await startSite({ manifest: { ...manifest, routes }, prepare: answerLogin })
    await press('link', english.navigation.account)
    expect([namesOf('dialog'), address()]).toEqual([[login.title], '/m/home'])
  })
})

describe('a banner of a game', () => {
  const game = { linkageType: 'G', linkage: 'mekong', vendor: 'hall', nodeId: 7, roomId: '1' }

  it('is a button that plays it (E5.23)', async () => {
    await startWith({ ...game, gameType: 'slots' }, { session: {} })
    expect([panel().tagName, panel().getAttribute('href')]).toEqual(['BUTTON', null])
    await tap()
    expect(pageText(get('dialog'))).toContain(lobby.comingSoon.replace('{{name}}', 'Sunday'))
  })

  it('needs a login for the lottery, and goes on after it (E5.23)', async () => {
    const { browser } = await startWith({ ...game, gameType: 'LOTTERY' }, { prepare: answerLogin })
    await tap()
    expect(namesOf('dialog')).toEqual([login.title])
    await logIn()
    await browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog'))).toContain(lobby.comingSoon.replace('{{name}}', 'Sunday'))
  })

  it('goes on after a registration instead of the login (E5.23, D19)', async () => {
    const { browser } = await startWith(
      { ...game, gameType: 'lottery' },
      {
        prepare({ http }) {
          http.answer('register', registeredReply)
          http.answer('checkUserName', success({ available: true }))
        },
      },
    )
    await tap()
    await press('link', english.register.submit)
    await browser.clock.advance(times.leaveAnimation)
    expect(namesOf('dialog')).toEqual([english.register.title])
    await fillRegistration()
    await submit()
    await press('button', english.register.start)
    await browser.clock.advance(times.leaveAnimation)
    expect(pageText(get('dialog'))).toContain(lobby.comingSoon.replace('{{name}}', 'Sunday'))
  })

  it('is given up when the login is closed, or leads to a forced password change (E5.23)', async () => {
    const { browser } = await startWith(
      { ...game, gameType: 'lottery' },
      { prepare: (one) => answerLogin(one, { firstTimeLogin: true }) },
    )
    await tap()
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect(all('dialog')).toEqual([])
    await tap()
    await logIn()
    expect([find('dialog'), address()]).toEqual([undefined, '/m/changePsw'])
  })
})
