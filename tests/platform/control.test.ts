import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Command, control } from '../../scripts/platform/control'
import {
  demoPassword,
  get,
  login,
  type PlatformServer,
  startPlatformServer,
  startTime,
  token,
} from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(() => control(server.origin, { reset: true }))
afterAll(() => server.close())

const status = (headers = {}) => get(server, '/wps/system/status', headers)

describe('the control call', () => {
  it('is not available unless enabled', async () => {
    const closed = await startPlatformServer({ control: false })
    const response = await fetch(`${closed.origin}/__platform/control`, { method: 'POST', body: '{}' })
    expect([response.status, await response.text()]).toEqual([404, 'not the platform'])
    await closed.close()
  })

  it.each([
    ['GET', 'application/json', undefined, 405],
    ['POST', 'text/plain', '{"reset":true}', 415],
    ['POST', 'application/json', '{oops', 400],
    ['POST', 'application/json', '{}', 400],
    ['POST', 'application/json', '{"rest":true}', 400],
    ['POST', 'application/json', '{"fault":{"call":"login"}}', 400],
  ])('refuses %s as %s of %s with %s', async (method, type, body, expected) => {
    const response = await fetch(`${server.origin}/__platform/control`, {
      method,
      headers: { 'Content-Type': type },
      ...(body === undefined ? {} : { body }),
    })
    expect(response.status).toBe(expected)
    expect(await response.json()).toMatchObject({ ok: false, issues: [expect.any(String)] })
  })

  it('reports what is wrong with a command', async () => {
    const unknown: Command = { flags: { merchant: 'nobody', values: {} } }
    await expect(control(server.origin, unknown)).rejects.toThrow('there is no merchant "nobody"')
    const wrong = { status: { state: 'asleep' } } as unknown as Command
    await expect(control(server.origin, wrong)).rejects.toThrow('/status/state')
  })

  it('advances and sets the clock, and the Date header with it', async () => {
    expect((await control(server.origin, { clock: { advance: 5000 } })).now).toBe(startTime + 5000)
    expect((await control(server.origin, { clock: { set: 86_400_000 } })).now).toBe(86_400_000)
    expect((await status()).headers.get('date')).toBe('Fri, 02 Jan 1970 00:00:00 GMT')
  })

  it('adds a member with any fields, and updates one', async () => {
    await control(server.origin, {
      member: { merchant: 'brasa', userName: 'Novo', type: 4, balance: '12.34', password: 'abc123' },
    })
    const headers = { Merchant: 'brasa' }
    const reply = await login(server, { username: 'novo', password: 'abc123' }, headers)
    expect(reply.value).toMatchObject({ userName: 'Novo', customerType: 4 })
    await control(server.origin, { member: { merchant: 'brasa', userName: 'novo', blocked: true } })
    expect((await login(server, { username: 'novo', password: 'abc123' }, headers)).errorCode).toBe(
      'member.blocked',
    )
  })

  it('overrides flags and settings, and removes a setting', async () => {
    const values = { passwordMinimum: 12, geetestId: null }
    await control(server.origin, {
      flags: { merchant: 'hongvan', values: { CHAT3: true } },
      settings: { merchant: 'hongvan', values },
    })
    expect((await get(server, '/wps/system/whitelabel')).value).toEqual({ REWCEN3: true, CHAT3: true })
    const { value } = await get(server, '/wps/system/settings')
    expect(value).toMatchObject({ passwordMinimum: 12 })
    expect(value).not.toHaveProperty('geetestId')
  })

  it('closes the platform for maintenance, for one merchant or for all', async () => {
    const description = { EN: 'Back soon' }
    await control(server.origin, {
      status: { merchant: 'brasa', state: 'maintenance', maintenanceEnd: 1, description },
    })
    expect((await status({ Merchant: 'brasa' })).value).toMatchObject({
      state: 'maintenance',
      maintenanceEnd: 1,
      description,
    })
    expect((await status()).value).toMatchObject({ state: 'normal' })
    await control(server.origin, { status: { state: 'denied', ip: '203.0.113.9' } })
    expect((await status()).value).toMatchObject({ state: 'denied', ip: '203.0.113.9' })
  })

  it('makes the status call fail with a code, with the platform’s message or its own', async () => {
    await control(server.origin, { status: { errorCode: 'domain_not_available' } })
    expect(await status()).toMatchObject({
      success: false,
      errorCode: 'domain_not_available',
      message: 'This address is no longer available.',
    })
    await control(server.origin, { status: { errorCode: 'odd', message: 'Odd.' } })
    expect(await status()).toMatchObject({ success: false, errorCode: 'odd', message: 'Odd.' })
  })

  it("ends a member's sessions", async () => {
    const Authorization = await token(server, 'minhanh88')
    const other = await token(server, 'dailyhoang')
    await control(server.origin, { expireSessions: { userName: 'MinhAnh88' } })
    expect((await get(server, '/wps/member/info', { Authorization })).errorCode).toBe('user.or.token.invalid')
    expect((await get(server, '/wps/member/info', { Authorization: other })).success).toBe(true)
  })

  it('returns the received calls, with the decrypted body', async () => {
    await login(server, { username: 'minhanh88' })
    const { calls = [] } = await control(server.origin, { receivedCalls: true })
    expect(calls.map(({ call, method, path, status }) => [call, method, path, status])).toEqual([
      ['rsaKey', 'GET', '/wps/session/key/rsa', 200],
      ['login', 'POST', '/wps/session/login', 200],
    ])
    const [, sent] = calls
    expect(JSON.parse(sent?.decryptedBody ?? '')).toEqual({ username: 'minhanh88', password: demoPassword })
    expect(sent?.body).not.toContain('minhanh88')
    expect(sent?.headers).toMatchObject({ merchant: 'hongvan', device: 'MOBILE', encryption: '1' })
  })

  it('resets everything', async () => {
    const Authorization = await token(server, 'minhanh88')
    await control(server.origin, {
      clock: { advance: 1 },
      flags: { merchant: 'hongvan', values: { CHAT3: true } },
      status: { state: 'denied' },
      fault: { call: '*', status: 502 },
    })
    expect(await control(server.origin, { reset: true, receivedCalls: true })).toEqual({
      ok: true,
      now: startTime,
      calls: [],
    })
    expect((await status()).value).toMatchObject({ state: 'normal' })
    expect((await get(server, '/wps/system/whitelabel')).value).toEqual({ REWCEN3: true, CHAT3: false })
    expect((await get(server, '/wps/member/info', { Authorization })).status).toBe(401)
  })

  it('creates the same tokens after a reset with the same seed', async () => {
    const first = await token(server, 'minhanh88')
    await control(server.origin, { reset: true })
    expect(await token(server, 'minhanh88')).toBe(first)
  })
})

describe('faults', () => {
  const raw = (path = '/wps/system/status') =>
    fetch(server.origin + path, { headers: { Merchant: 'hongvan', Language: 'EN' } })

  it.each(['status', '/wps/system/status', '*'])('can be addressed by %s', async (call) => {
    await control(server.origin, { fault: { call, status: 502, body: '' } })
    const response = await raw()
    expect([response.status, await response.text()]).toEqual([502, ''])
    expect((await raw('/wps/system/currency')).status).toBe(call === '*' ? 502 : 200)
  })

  it('can be limited to one merchant', async () => {
    await control(server.origin, { fault: { call: 'status', merchant: 'brasa', status: 503 } })
    expect((await status()).status).toBe(200)
    expect((await status({ Merchant: 'brasa' })).status).toBe(503)
  })

  it('apply as often as `times` says, or until they are cleared', async () => {
    await control(server.origin, { fault: { call: 'status', status: 500, times: 2 } })
    const seen = [(await status()).status, (await status()).status, (await status()).status]
    expect(seen).toEqual([500, 500, 200])
    await control(server.origin, { fault: { call: 'status', status: 500 } })
    expect((await status()).status).toBe(500)
    await control(server.origin, { clearFaults: true })
    expect((await status()).status).toBe(200)
  })

  it('can return any body', async () => {
    const body = '<html><body>Log in to this network</body></html>'
    await control(server.origin, { fault: { call: 'settings', body, contentType: 'text/html' } })
    const response = await raw('/wps/system/settings')
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/html',
      body,
    ])
  })

  it('can return any reply, without validation', async () => {
    await control(server.origin, {
      fault: { call: 'whitelabel', reply: { success: true, value: { REWCEN3: '1' } } },
    })
    expect(await get(server, '/wps/system/whitelabel')).toMatchObject({
      status: 200,
      success: true,
      value: { REWCEN3: '1' },
    })
  })

  it('can close the connection', async () => {
    await control(server.origin, { fault: { call: 'status', drop: true, times: 1 } })
    await expect(raw()).rejects.toThrow('fetch failed')
    const { calls = [] } = await control(server.origin, { receivedCalls: true })
    expect(calls.map((call) => call.status)).toEqual([null])
    expect((await raw()).status).toBe(200)
  })

  it('can delay the real reply', async () => {
    await control(server.origin, { fault: { call: 'status', delay: 1000 } })
    const order: string[] = []
    const slow = raw().then((response) => order.push(`status ${response.status}`))
    const quick = raw('/wps/system/currency').then(() => order.push('currency'))
    await Promise.all([slow, quick])
    expect(order).toEqual(['currency', 'status 200'])
  })

  it('that are still delayed are dropped when the platform closes', async () => {
    const other = await startPlatformServer()
    await other.platform.control({ fault: { call: 'status', delay: 3_600_000 } })
    const waiting = fetch(`${other.origin}/wps/system/status`)
    const refused = expect(waiting).rejects.toThrow('fetch failed')
    await other.close()
    await refused
  })

  it('work for pictures too', async () => {
    const path = '/wps/media/vendors/tidewright.webp'
    await control(server.origin, { fault: { call: path, status: 404, body: '', contentType: 'text/plain' } })
    expect((await raw(path)).status).toBe(404)
  })
})
