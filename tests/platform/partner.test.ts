import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { startupMessage } from '../../scripts/start/startupMessage'
import { careful, verify } from './members'
import { get, login, openSite, post, type Site } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const session = { sessionId: 'partner-7', env: 'prod' }
const letIn = (userName: string, merchant = 'hongvan') =>
  control(site.origin, { mayaSession: { merchant, userName, ...session } })
const enter = (change: object = {}, headers = {}) =>
  post(
    site,
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

describe("a session of the partner's", () => {
  it('becomes a session like that of a login (I7.10)', async () => {
    await letIn('MinhAnh88')
    const { success, value } = await enter()
    expect(success).toBe(true)
    expect(value).toMatchObject({ userName: 'minhanh88', customerType: 0 })
    const { token } = value as { token: string }
    expect((await get(site, '/wps/member/info', { Authorization: token })).success).toBe(true)
  })

  it('serves once', async () => {
    await letIn('minhanh88')
    await enter()
    expect(await enter()).toMatchObject({
      success: false,
      errorCode: 'maya.session.err',
      message: expect.stringMatching(/./),
      value: null,
    })
  })

  it('needs no second factor', async () => {
    await letIn(careful.username)
    expect((await enter()).success).toBe(true)
  })

  it.each([
    ['an unknown session', { sessionId: 'partner-8' }, {}, 'maya.session.err'],
    ['another environment', { env: 'uat' }, {}, 'maya.session.err'],
    ['another merchant', {}, { Merchant: 'brasa' }, 'maya.session.err'],
    ['no session', { sessionId: '' }, {}, 'param.invalid'],
    ['no environment', { env: undefined }, {}, 'param.invalid'],
  ])('is refused with %s, and not used up by that', async (_what, change, headers, errorCode) => {
    await letIn('minhanh88')
    expect((await enter(change, headers)).errorCode).toBe(errorCode)
    expect((await enter()).success).toBe(true)
  })

  it('lets no blocked member in', async () => {
    await letIn('vanhung_khoa')
    expect((await enter()).errorCode).toBe('member.blocked')
  })

  it('is there for every merchant from the start', async () => {
    expect(site.platform.partnerSessions.map(({ merchant }) => merchant)).toEqual(['hongvan', 'brasa'])
    for (const { merchant, sessionId, env, userName } of site.platform.partnerSessions)
      expect((await enter({ sessionId, env }, { Merchant: merchant })).value).toMatchObject({ userName })
  })

  it('is made for members only', async () => {
    await expect(letIn('nobody')).rejects.toThrow('there is no member "nobody"')
  })
})

describe('a login that is to be refused', () => {
  const refuse = (userName: string, errorCode: string) =>
    control(site.origin, { nextLogin: { userName, errorCode } })

  it('is refused once, whatever its way', async () => {
    const ways = [
      () => login(site, { username: 'minhanh88' }),
      () => enter(),
      () => verify(site, { method: 'E', email: careful.email }),
    ]
    await letIn('minhanh88')
    for (const [index, way] of ways.entries()) {
      await refuse(index === 2 ? careful.username : 'minhanh88', 'token_ip_different')
      const { errorCode, message, value } = await way()
      expect({ errorCode, message, value }).toEqual({
        errorCode: 'token_ip_different',
        message: 'You are coming from another network. Please log in again with your password.',
        value: null,
      })
      await letIn('minhanh88')
      expect((await way()).success).toBe(true)
      await letIn('minhanh88')
    }
  })

  it('waits for the right password', async () => {
    await refuse('minhanh88', 'token_ip_different')
    expect((await login(site, { username: 'minhanh88', password: 'wrong' })).errorCode).toBe('login.cred.err')
    expect((await login(site, { username: 'minhanh88' })).errorCode).toBe('token_ip_different')
  })

  it('takes any code, and is the one member only', async () => {
    await refuse('minhanh88', 'region.closed')
    expect((await login(site, { username: 'dailyhoang' })).success).toBe(true)
    expect((await login(site, { username: 'minhanh88' })).errorCode).toBe('region.closed')
    await expect(refuse('nobody', 'x')).rejects.toThrow('there is no member "nobody"')
  })
})

describe('what a developer is told at the start', () => {
  const text = () => {
    const { members, partnerSessions, invitations, identities } = site.platform
    const ours = identities.filter(({ merchant }) => merchant === 'hongvan')
    const told = {
      members,
      partnerSessions,
      invitations,
      identities: ours,
      networkOrigin: undefined,
      origin: 'http://127.0.0.1:4180',
    }
    return startupMessage({ ...told, name: 'Hồng Vân', code: 'hongvan' })
  }

  it('what a second factor wants', () => {
    expect(text()).toContain(`Second factor of ${careful.username}\n`)
    for (const [what, value] of [
      ['e-mail', careful.email],
      ['payee name', careful.payeeName],
      ['SMS', '\\+84 903100500'],
      ['authenticator', '[A-Z2-7]{32} \\(shows \\d{6} now\\)'],
    ])
      expect(text()).toMatch(new RegExp(`  ${what} +${value}`))
  })

  it('which codes one can register with, and which identities are linked to whom', () => {
    expect(text()).toMatch(
      / {2}referral +R100241 \(of minhanh88\)\n {2}affiliate +A100278 \(of dailyhoang\)\n/,
    )
    for (const [channel, userName] of [
      ['google', 'minhanh88'],
      ['line', 'dai.gia.sai.gon'],
    ])
      expect(text()).toMatch(new RegExp(`  ${channel} +demo-${channel}-hongvan \\(${userName}\\)\n`))
  })

  it("where the partner's session is used", () => {
    expect(text()).toContain('http://127.0.0.1:4180/m/home?sessionId=maya-hongvan-1&env=uat\n')
  })
})
