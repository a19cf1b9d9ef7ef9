// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { fakeDeviceId } from '../../support/fakes/fakeBrowser'
import { failure, type Reply, refusal, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { find, get, namesOf, pageText, toastText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../../support/site'
import { changePath, withPasswordPage } from '../password/passwordPage'
import { fillLogin } from './loginForm'

const { errors, common, shell, login, member } = english

const partnerLink = '/m/home?sessionId=s-1&env=uat'

/** Opens a partner's link as a visitor. */
const openPartnerLink = (
  reply: Reply = success({ id: 9, token: 'token-9', userName: 'guest9' }),
  options: SiteOptions = {},
) =>
  startSite({
    path: partnerLink,
    ...options,
    prepare(browser) {
      browser.http.answer('loginMaya', reply)
      browser.http.answer('memberInfo', success({ id: 9, userName: 'guest9', type: 0 }))
      options.prepare?.(browser)
    },
  })

const sentBody = ({ browser }: RunningSite): unknown =>
  JSON.parse(browser.http.requestsTo('/wps/session/login/maya').at(-1)?.body ?? '')

describe("a partner's link", () => {
  it('logs in with its parameters and the device (I7.10)', async () => {
    const running = await openPartnerLink(undefined, { path: `${partnerLink}&affiliateCode=friend&kw=7` })
    expect(sentBody(running)).toEqual({
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

  it('sends the kind of device, and no affiliate code if there is none (I7.10, I1.06)', async () => {
    const running = await openPartnerLink(undefined, {
      prepare: (browser) => void Object.assign(browser.native, { standalone: true }),
    })
    expect(sentBody(running)).toMatchObject({ device: 'WEBCLIP' })
    expect(sentBody(running)).not.toHaveProperty('affiliateCode')
  })

  it('is removed from the URL before the platform replies (I7.10)', async () => {
    const { browser } = await openPartnerLink(undefined, {
      prepare: ({ http }) => http.answer('loginMaya', success({ token: 'token-9' }), 1000),
    })
    expect([location.search, browser.storage.read('session')]).toEqual(['', undefined])
    await browser.clock.advance(1000)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-9' })
    expect(JSON.stringify([browser.storage.entries(), history.state])).not.toContain('s-1')
  })

  it.each(['/m/home?sessionId=s-1', '/m/home?env=uat', '/m/home'])('is incomplete: %s', async (path) => {
    const { browser } = await openPartnerLink(undefined, { path })
    expect(browser.http.requestsTo('loginMaya')).toEqual([])
  })

  it('leads to the forced password change, as every login does (I4.06)', async () => {
    await openPartnerLink(success({ token: 'token-9', firstTimeLogin: true }), {
      manifest: withPasswordPage(),
    })
    expect(location.pathname).toBe(changePath)
  })

  it('for another member replaces the session, and says who is logged in now (I7.10, F075)', async () => {
    const { browser } = await openPartnerLink(undefined, { session: {} })
    expect(browser.http.requestsTo('loginMaya')[0]?.headers.Authorization).toBeUndefined()
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-9', id: '9' })
    const sentence = member.loggedInAs.replace('{{name}}', 'guest9')
    await browser.clock.advance(times.ms(times.longToast - 1))
    expect(toastText()).toBe(sentence)
    expect(location.search).toBe('')
  })

  it('for the member who is logged in renews the session without a word (I7.10, F075)', async () => {
    const { browser } = await openPartnerLink(success({ id: 7, token: 'token-8', userName: 'minhanh88' }), {
      session: {},
      prepare: ({ http }) => http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0 })),
    })
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-8', id: '7' })
    expect([namesOf('dialog'), toastText()]).toEqual([[], ''])
  })

  it.each<[string, Reply]>([
    ['refused', refusal({ code: 'maya.session.err', message: 'This link was used' })],
    ['refused with 401', refusal({ status: 401 })],
    ['without an answer', failure('network')],
  ])(
    'that is %s leaves a running session as it is, now and after the logout (I7.10, F075)',
    async (_, reply) => {
      const { browser, site } = await openPartnerLink(reply, { session: {} })
      expect(takeConsole()).toEqual(['The partner’s session in the address is not valid, and was ignored'])
      expect([location.search, namesOf('dialog'), toastText()]).toEqual(['', [], ''])
      expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
      await actAndSettle(() => site.session.end())
      expect(browser.http.requestsTo('loginMaya')).toHaveLength(1)
      expect(browser.storage.read('session')).toBeUndefined()
    },
  )

  it('does not replace a session that ended while it was asked for (D21)', async () => {
    const { browser, site } = await openPartnerLink(undefined, {
      session: {},
      prepare: ({ http }) => http.answer('loginMaya', success({ id: 9, token: 'token-9' }), 1000),
    })
    await actAndSettle(() => site.session.end())
    await browser.clock.advance(1000)
    expect(browser.storage.read('session')).toBeUndefined()
  })

  it('is not tried again after the logout (I7.10)', async () => {
    const { browser, site } = await openPartnerLink()
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
      refusal({ code: 'maya.session.err', message: 'This link was used' }),
      'This link was used',
    ],
    ['401, which does not end a session (F065)', refusal({ status: 401 }), errors.wrongCredentials],
    ['no network', failure('network'), errors.network],
    ['a reply without a token (F042)', success({ userName: 'guest9' }), errors.unknown],
  ])('is tried once, and shows one message: %s', async (_, reply, message) => {
    const { browser } = await openPartnerLink(reply)
    expect(namesOf('dialog')).toEqual([common.notice])
    expect(pageText(get('dialog'))).toContain(message)
    expect([location.pathname, location.search]).toEqual(['/m/home', ''])
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    expect(find('button', shell.logIn)).toBeDefined()
    expect(browser.http.requestsTo('loginMaya')).toHaveLength(1)
  })

  it('still allows a manual login, and is not tried again after that (I7.10)', async () => {
    const { browser, site } = await openPartnerLink(refusal({ message: 'This link was used' }))
    await press('button', common.confirm)
    await browser.clock.advance(times.leaveAnimation)
    await press('button', shell.logIn)
    await fillLogin()
    await press('button', login.submit)
    expect(browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    await actAndSettle(() => site.session.end())
    expect(browser.http.requestsTo('loginMaya')).toHaveLength(1)
  })
})
