// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readDraft } from '../../runtime/kit/forms/drafts'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { drafts } from '../../runtime/tables/drafts'
import * as limits from '../../runtime/tables/limits'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import {
  actAndSettle,
  field,
  fillSilently,
  memberSession,
  press,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
  submit,
  type,
} from '../support/site'
import { fillLogin } from './login/loginForm'

const { login, register, common } = english

const bothMethods: Partial<Manifest> = { registration: { methods: ['username', 'mobile'] } }

/** The member switches to another app, and the browser discards the page. */
async function discard({ browser }: RunningSite): Promise<void> {
  await actAndSettle(() => browser.page.setVisible(false))
  await stopSites()
}

/** The same tab, with the document in it that a discarded or reloaded page gets. */
const comeBack = (browser: FakeBrowser, path: string, options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    ...options,
    path,
    browser,
    prepare({ page }) {
      page.setVisible(true)
      page.restored = true
    },
  })

describe('what was typed before the browser discarded the page', () => {
  it('is in the login again, but not the password', async () => {
    const running = await startSite({ path: '/m/login' })
    await fillLogin('minhanh88', 'Lucky-7788')
    await discard(running)
    expect(JSON.stringify(running.browser.storage.entries())).not.toContain('Lucky')
    await comeBack(running.browser, '/m/login')
    expect([field(login.userName).value, field(login.password).value]).toEqual(['minhanh88', ''])
  })

  it('is not lost by a render that is thrown away before the form is shown', async () => {
    const running = await startSite({ path: '/m/login' })
    await fillLogin('minhanh88', 'Lucky-7788')
    await discard(running)
    const { site } = await comeBack(running.browser, '/m/home')
    expect(readDraft(site, 'login')).toEqual({ userName: 'minhanh88' })
    await actAndSettle(() => void site.openOverlay('login'))
    expect(field(login.userName).value).toBe('minhanh88')
  })

  it('is in the login again with the tab of the mobile number (I2.16)', async () => {
    const running = await startSite({ path: '/m/login', manifest: bothMethods })
    await press('tab', register.byMobile)
    await type(common.mobileNum, '0912345678')
    await discard(running)
    await comeBack(running.browser, '/m/login', { manifest: bothMethods })
    expect(field(common.mobileNum).value).toBe('0912345678')
  })

  it('is in the registration again after the age was confirmed, which is not asked again (D18)', async () => {
    const manifest = { compliance: { minimumAge: 18 } }
    const running = await startSite({ path: '/m/register', manifest })
    await press('button', register.ageYes)
    fillSilently(login.userName, 'by-a-browser')
    await discard(running)
    await comeBack(running.browser, '/m/register', { manifest })
    expect(field(login.userName).value).toBe('by-a-browser')
  })

  it('comes back once, and not in a page that was opened anew', async () => {
    const running = await startSite({ path: '/m/login' })
    await fillLogin('minhanh88')
    await discard(running)
    const { browser } = running
    browser.page.setVisible(true)
    await startSite({ path: '/m/login', browser })
    expect(field(login.userName).value).toBe('')
    await stopSites()
    const back = await comeBack(browser, '/m/login')
    await type(login.userName, '')
    await actAndSettle(() => back.site.go('/m/home'))
    await actAndSettle(() => back.site.go('/m/login'))
    expect(field(login.userName).value).toBe('')
  })

  it.each<[string, (running: RunningSite) => unknown]>([
    ['a login', () => submit()],
    ['a login in another tab', ({ site }) => actAndSettle(() => site.session.begin(memberSession))],
  ])('is gone after %s', async (_, logIn) => {
    const running = await startSite({ path: '/m/login' })
    await fillLogin('minhanh88')
    await actAndSettle(() => running.browser.page.setVisible(false))
    expect(running.browser.storage.read('drafts')).toEqual({ owner: '', login: { userName: 'minhanh88' } })
    await logIn(running)
    expect(running.browser.storage.read('drafts')).toBeUndefined()
    running.browser.storage.write('drafts', { login: { userName: 'left over' } })
    await actAndSettle(() => running.site.session.end(undefined))
    expect(running.browser.storage.read('drafts')).toBeUndefined()
  })

  it('is gone after some hours', async () => {
    const running = await startSite({ path: '/m/login' })
    await fillLogin('minhanh88')
    await discard(running)
    await running.browser.clock.advance(times.draft + 1)
    await comeBack(running.browser, '/m/login')
    expect(field(login.userName).value).toBe('')
  })

  it.each([
    ['text'],
    [[]],
    [{ login: 'text' }],
    [{ login: { userName: 7 } }],
    [{ login: { userName: 'x'.repeat(limits.draftText + 1) } }],
  ])('is ignored when the storage has something else: %j', async (stored) => {
    await startSite({
      path: '/m/login',
      stored: { drafts: stored },
      prepare({ page }) {
        page.restored = true
      },
    })
    expect(field(login.userName).value).toBe('')
  })
})

it('no draft has a password, a code of a message or a captcha', () => {
  const names = Object.values(drafts).flat()
  const allowed = ['userName', 'mobileNum', 'email', 'message', 'affiliateCode', 'referralCode']
  expect(names.filter((name) => !allowed.includes(name))).toEqual([])
})
