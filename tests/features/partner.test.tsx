// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { fakeDeviceId } from '../support/fakes/fakeBrowser'
import { fails, good, type Reply, refused } from '../support/fakes/replies'
import { find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../support/site'
import { enter } from './loginForm'
import { changePath, withPasswordPage } from './passwordPage'

const { errors, common, shell, login } = english

const link = '/m/home?sessionId=s-1&env=uat'

/** A visitor who comes by a partner's link. */
const arrive = (
  reply: Reply = good({ id: 9, token: 'token-9', userName: 'guest9' }),
  more: SiteOptions = {},
) =>
  startSite({
    path: link,
    ...more,
    prepare(browser) {
      browser.http.answer('loginMaya', reply)
      browser.http.answer('memberInfo', good({ id: 9, userName: 'guest9', type: 0 }))
      more.prepare?.(browser)
    },
  })

const body = ({ browser }: RunningSite): unknown =>
  JSON.parse(browser.http.requestsTo('/wps/session/login/maya').at(-1)?.body ?? '')

describe("a partner's link", () => {
  it('logs in with what it carries and with the device (I7.10)', async () => {
    const running = await arrive(undefined, { path: `${link}&affiliateCode=friend&kw=7` })
    expect(body(running)).toEqual({
      sessionId: 's-1',
      env: 'uat',
      registerUrl: 'https://www.hongvan.example/m/home',
      domain: 'www.hongvan.example',
      affiliateCode: 'friend',
      loginDeviceId: fakeDeviceId,
      isOfficialAppLogin: false,
    })
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-9', userName: 'guest9' })
    expect(location.pathname + location.search).toBe('/m/home?affiliateCode=friend&kw=7')
    expect(find('link', shell.account)).toBeDefined()
  })

  it('names the kind of device, and no affiliate where there is none (I7.10, I1.06)', async () => {
    const running = await arrive(undefined, {
      prepare: (browser) => void Object.assign(browser.native, { standalone: true }),
    })
    expect(body(running)).toMatchObject({ device: 'WEBCLIP' })
    expect(body(running)).not.toHaveProperty('affiliateCode')
  })

  it('leaves the address before the platform answers (I7.10)', async () => {
    const { browser } = await arrive(undefined, {
      prepare: ({ http }) => http.answer('loginMaya', good({ token: 'token-9' }), 1000),
    })
    expect([location.search, browser.storage.read('session')]).toEqual(['', undefined])
    await browser.clock.advance(1000)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-9' })
    expect(JSON.stringify([browser.storage.entries(), history.state])).not.toContain('s-1')
  })

  it.each(['/m/home?sessionId=s-1', '/m/home?env=uat', '/m/home'])('%s is none', async (path) => {
    const { browser } = await arrive(undefined, { path })
    expect(browser.http.requestsTo('loginMaya')).toEqual([])
  })

  it('leads to the forced change of the password as every login does (I4.06)', async () => {
    await arrive(good({ token: 'token-9', firstTimeLogin: true }), { manifest: withPasswordPage() })
    expect(location.pathname).toBe(changePath)
  })

  it('of a member who is logged in already changes nothing, now or after the logout (I7.10)', async () => {
    const { browser, site } = await arrive(undefined, { session: {} })
    expect(location.search).toBe('')
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    await actAndSettle(() => site.session.end())
    expect(browser.http.requestsTo('loginMaya')).toHaveLength(0)
  })

  it('is not tried again after the logout (I7.10)', async () => {
    const { browser, site } = await arrive()
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.go('/m/home'))
    expect(browser.http.requestsTo('loginMaya')).toHaveLength(1)
    expect(browser.storage.read('session')).toBeUndefined()
  })
})

describe("a partner's link that does not work", () => {
  it.each<[string, Reply, string]>([
    [
      'a used session',
      refused({ code: 'maya.session.err', message: 'This link was used' }),
      'This link was used',
    ],
    ['401, and no session of ours is lost (F065)', refused({ status: 401 }), errors.wrongCredentials],
    ['no network', fails('network'), errors.network],
    ['a reply without a token (F042)', good({ userName: 'guest9' }), errors.unknown],
  ])('is told once and tried once: %s', async (_, reply, message) => {
    const { browser } = await arrive(reply)
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain(message)
    expect([location.pathname, location.search]).toEqual(['/m/home', ''])
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(find('button', shell.logIn)).toBeDefined()
    expect(browser.http.requestsTo('loginMaya')).toHaveLength(1)
  })

  it('leaves the login by hand, and is not tried again after that (I7.10)', async () => {
    const { browser, site } = await arrive(refused({ message: 'This link was used' }))
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    await press('button', shell.logIn)
    await enter()
    await press('button', login.submit)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    await actAndSettle(() => site.session.end())
    expect(browser.http.requestsTo('loginMaya')).toHaveLength(1)
  })
})
