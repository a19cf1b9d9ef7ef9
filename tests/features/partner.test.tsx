// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { deviceId } from '../support/fakeBrowser'
import { fails, good, type Reply, refused } from '../support/replies'
import { find, get, names, words } from '../support/screen'
import { doing, press, type RunningSite, type SiteOptions, startSite } from '../support/site'
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
    prepare(edge) {
      edge.http.answer('loginMaya', reply)
      edge.http.answer('memberInfo', good({ id: 9, userName: 'guest9', type: 0 }))
      more.prepare?.(edge)
    },
  })

const body = ({ edge }: RunningSite): unknown =>
  JSON.parse(edge.http.to('/wps/session/login/maya').at(-1)?.body ?? '')

describe("a partner's link", () => {
  it('logs in with what it carries and with the device (I7.10)', async () => {
    const running = await arrive(undefined, { path: `${link}&affiliateCode=friend&kw=7` })
    expect(body(running)).toEqual({
      sessionId: 's-1',
      env: 'uat',
      registerUrl: 'https://www.hongvan.example/m/home',
      domain: 'www.hongvan.example',
      affiliateCode: 'friend',
      loginDeviceId: deviceId,
      isOfficialAppLogin: false,
    })
    expect(running.edge.storage.read('session')).toMatchObject({ token: 'token-9', userName: 'guest9' })
    expect(location.pathname + location.search).toBe('/m/home?affiliateCode=friend&kw=7')
    expect(find('link', shell.account)).toBeDefined()
  })

  it('names the kind of device, and no affiliate where there is none (I7.10, I1.06)', async () => {
    const running = await arrive(undefined, {
      prepare: (edge) => void Object.assign(edge.native, { standalone: true }),
    })
    expect(body(running)).toMatchObject({ device: 'WEBCLIP' })
    expect(body(running)).not.toHaveProperty('affiliateCode')
  })

  it('leaves the address before the platform answers (I7.10)', async () => {
    const { edge } = await arrive(undefined, {
      prepare: ({ http }) => http.answer('loginMaya', good({ token: 'token-9' }), 1000),
    })
    expect([location.search, edge.storage.read('session')]).toEqual(['', undefined])
    await edge.clock.advance(1000)
    expect(edge.storage.read('session')).toMatchObject({ token: 'token-9' })
    expect(JSON.stringify([edge.storage.all(), history.state])).not.toContain('s-1')
  })

  it.each(['/m/home?sessionId=s-1', '/m/home?env=uat', '/m/home'])('%s is none', async (path) => {
    const { edge } = await arrive(undefined, { path })
    expect(edge.http.to('loginMaya')).toEqual([])
  })

  it('leads to the forced change of the password as every login does (I4.06)', async () => {
    await arrive(good({ token: 'token-9', firstTimeLogin: true }), { manifest: withPasswordPage() })
    expect(location.pathname).toBe(changePath)
  })

  it('of a member who is logged in already changes nothing, now or after the logout (I7.10)', async () => {
    const { edge, site } = await arrive(undefined, { session: {} })
    expect(location.search).toBe('')
    expect(edge.storage.read('session')).toMatchObject({ token: 'token-7' })
    await doing(() => site.session.end())
    expect(edge.http.to('loginMaya')).toHaveLength(0)
  })

  it('is not tried again after the logout (I7.10)', async () => {
    const { edge, site } = await arrive()
    await doing(() => site.session.end())
    await doing(() => site.go('/m/home'))
    expect(edge.http.to('loginMaya')).toHaveLength(1)
    expect(edge.storage.read('session')).toBeUndefined()
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
    const { edge } = await arrive(reply)
    expect(names('dialog')).toEqual([common.notice])
    expect(words(get('dialog'))).toContain(message)
    expect([location.pathname, location.search]).toEqual(['/m/home', ''])
    await press('button', common.confirm)
    await edge.clock.advance(times.leaveAnimation)
    expect(find('button', shell.logIn)).toBeDefined()
    expect(edge.http.to('loginMaya')).toHaveLength(1)
  })

  it('leaves the login by hand, and is not tried again after that (I7.10)', async () => {
    const { edge, site } = await arrive(refused({ message: 'This link was used' }))
    await press('button', common.confirm)
    await edge.clock.advance(times.leaveAnimation)
    await press('button', shell.logIn)
    await enter()
    await press('button', login.submit)
    expect(edge.storage.read('session')).toMatchObject({ token: 'token-7' })
    await doing(() => site.session.end())
    expect(edge.http.to('loginMaya')).toHaveLength(1)
  })
})
