import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { startupMessage } from '../../scripts/start/startupMessage'
import { secondFactorMember, verifyLogin } from './memberCalls'
import { get, login, type PlatformServer, post, startPlatformServer } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const session = { sessionId: 'partner-7', env: 'prod' }
const addPartnerSession = (userName: string, merchant = 'hongvan') =>
  control(server.origin, { mayaSession: { merchant, userName, ...session } })
const loginByPartner = (change: object = {}, headers = {}) =>
  post(
    server,
    '/wps/session/login/maya',
    {
      ...session,
      registerUrl: 'https://www.hongvan.example/m/home',
      affiliateCode: 'friend',
      domain: 'www.hongvan.example',
      loginDeviceId: '0'.repeat(36),
      ...change,
    },
    { ModuleId: 'LOGIN3', ...headers },
  )

describe('a partner session', () => {
  it('creates a session like a login (I7.10)', async () => {
    await addPartnerSession('MinhAnh88')
    const { success, value } = await loginByPartner()
    expect(success).toBe(true)
    expect(value).toMatchObject({ userName: 'minhanh88', customerType: 0 })
    const { token } = value as { token: string }
    expect((await get(server, '/wps/member/info', { Authorization: token })).success).toBe(true)
  })

  it('can be used once', async () => {
    await addPartnerSession('minhanh88')
    await loginByPartner()
    expect(await loginByPartner()).toMatchObject({
      success: false,
      errorCode: 'maya.session.err',
      message: expect.stringMatching(/./),
      value: null,
    })
  })

  it('needs no second factor', async () => {
    await addPartnerSession(secondFactorMember.username)
    expect((await loginByPartner()).success).toBe(true)
  })

  it.each([
    ['an unknown session', { sessionId: 'partner-8' }, {}, 'maya.session.err'],
    ['another environment', { env: 'uat' }, {}, 'maya.session.err'],
    ['another merchant', {}, { Merchant: 'brasa' }, 'maya.session.err'],
    ['no session', { sessionId: '' }, {}, 'param.invalid'],
    ['no environment', { env: undefined }, {}, 'param.invalid'],
  ])('is refused with %s, and stays valid', async (_what, change, headers, errorCode) => {
    await addPartnerSession('minhanh88')
    expect((await loginByPartner(change, headers)).errorCode).toBe(errorCode)
    expect((await loginByPartner()).success).toBe(true)
  })

  it('is refused for a blocked member', async () => {
    await addPartnerSession('vanhung_khoa')
    expect((await loginByPartner()).errorCode).toBe('member.blocked')
  })

  it('exists for every merchant in the initial state', async () => {
    expect(server.platform.partnerSessions.map(({ merchant }) => merchant)).toEqual(['hongvan', 'brasa'])
    for (const { merchant, sessionId, env, userName } of server.platform.partnerSessions)
      expect((await loginByPartner({ sessionId, env }, { Merchant: merchant })).value).toMatchObject({
        userName,
      })
  })

  it('can only be added for members', async () => {
    await expect(addPartnerSession('nobody')).rejects.toThrow('there is no member "nobody"')
  })
})

describe('a login that the control call refuses', () => {
  const refuseNextLogin = (userName: string, errorCode: string) =>
    control(server.origin, { refuseNextLogin: { userName, errorCode } })

  it('is refused once, with any kind of login', async () => {
    const logins = [
      () => login(server, { username: 'minhanh88' }),
      () => loginByPartner(),
      () => verifyLogin(server, { method: 'E', email: secondFactorMember.email }),
    ]
    await addPartnerSession('minhanh88')
    for (const [index, logIn] of logins.entries()) {
      await refuseNextLogin(index === 2 ? secondFactorMember.username : 'minhanh88', 'token_ip_different')
      const { errorCode, message, value } = await logIn()
      expect({ errorCode, message, value }).toEqual({
        errorCode: 'token_ip_different',
        message: 'You are coming from another network. Please log in again with your password.',
        value: null,
      })
      await addPartnerSession('minhanh88')
      expect((await logIn()).success).toBe(true)
      await addPartnerSession('minhanh88')
    }
  })

  it('is refused only with the right password', async () => {
    await refuseNextLogin('minhanh88', 'token_ip_different')
    expect((await login(server, { username: 'minhanh88', password: 'wrong' })).errorCode).toBe(
      'login.cred.err',
    )
    expect((await login(server, { username: 'minhanh88' })).errorCode).toBe('token_ip_different')
  })

  it('is refused with any code, for this member only', async () => {
    await refuseNextLogin('minhanh88', 'region.closed')
    expect((await login(server, { username: 'dailyhoang' })).success).toBe(true)
    expect((await login(server, { username: 'minhanh88' })).errorCode).toBe('region.closed')
    await expect(refuseNextLogin('nobody', 'x')).rejects.toThrow('there is no member "nobody"')
  })
})

describe('the output of npm start', () => {
  const text = () => {
    const { members, partnerSessions, invitations, identities } = server.platform
    const ownIdentities = identities.filter(({ merchant }) => merchant === 'hongvan')
    const input = {
      members,
      partnerSessions,
      invitations,
      identities: ownIdentities,
      networkOrigin: undefined,
      origin: 'http://127.0.0.1:4180',
    }
    return startupMessage({ ...input, name: 'Hồng Vân', code: 'hongvan' })
  }

  it('lists the values of the second factor', () => {
    expect(text()).toContain(`Second factor of ${secondFactorMember.username}\n`)
    for (const [what, value] of [
      ['e-mail', secondFactorMember.email],
      ['payee name', secondFactorMember.payeeName],
      ['SMS', '\\+84 903100500'],
      ['authenticator', '[A-Z2-7]{32} \\(shows \\d{6} now\\)'],
    ])
      expect(text()).toMatch(new RegExp(`  ${what} +${value}`))
  })

  it('lists invitation codes, and which identities are linked to which member', () => {
    expect(text()).toMatch(
      / {2}referral +R100241 \(of minhanh88\)\n {2}affiliate +A100278 \(of dailyhoang\)\n/,
    )
    for (const [channel, userName] of [
      ['google', 'minhanh88'],
      ['line', 'dai.gia.sai.gon'],
    ])
      expect(text()).toMatch(new RegExp(`  ${channel} +demo-${channel}-hongvan \\(${userName}\\)\n`))
  })

  it('lists a URL with a partner session', () => {
    expect(text()).toContain('http://127.0.0.1:4180/m/home?sessionId=maya-hongvan-1&env=uat\n')
  })
})
