import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Command, control } from '../../scripts/platform/control'
import { get, login, openSite, PASSWORD, type Site, START, token } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => control(site.origin, { reset: true }))
afterAll(() => site.close())

const status = (headers = {}) => get(site, '/wps/system/status', headers)

describe('the control call', () => {
  it('is not there unless it was asked for', async () => {
    const closed = await openSite({ control: false })
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
    const response = await fetch(`${site.origin}/__platform/control`, {
      method,
      headers: { 'Content-Type': type },
      ...(body === undefined ? {} : { body }),
    })
    expect(response.status).toBe(expected)
    expect(await response.json()).toMatchObject({ ok: false, issues: [expect.any(String)] })
  })

  it('names what a command gets wrong', async () => {
    const unknown: Command = { flags: { merchant: 'nobody', values: {} } }
    await expect(control(site.origin, unknown)).rejects.toThrow('there is no merchant "nobody"')
    const wrong = { status: { state: 'asleep' } } as unknown as Command
    await expect(control(site.origin, wrong)).rejects.toThrow('/status/state')
  })

  it('moves the clock by a while and to a time, and the Date header with it', async () => {
    expect((await control(site.origin, { clock: { advance: 5000 } })).now).toBe(START + 5000)
    expect((await control(site.origin, { clock: { set: 86_400_000 } })).now).toBe(86_400_000)
    expect((await status()).headers.get('date')).toBe('Fri, 02 Jan 1970 00:00:00 GMT')
  })

  it('adds a member of any kind, and changes one', async () => {
    await control(site.origin, {
      member: { merchant: 'brasa', userName: 'Novo', type: 4, balance: '12.34', password: 'abc123' },
    })
    const headers = { Merchant: 'brasa' }
    const reply = await login(site, { username: 'novo', password: 'abc123' }, headers)
    expect(reply.value).toMatchObject({ userName: 'Novo', customerType: 4 })
    await control(site.origin, { member: { merchant: 'brasa', userName: 'novo', blocked: true } })
    expect((await login(site, { username: 'novo', password: 'abc123' }, headers)).errorCode).toBe(
      'member.blocked',
    )
  })

  it('changes flags and settings, and takes a setting away', async () => {
    const values = { passwordMinimum: 12, geetestId: null }
    await control(site.origin, {
      flags: { merchant: 'hongvan', values: { CHAT3: true } },
      settings: { merchant: 'hongvan', values },
    })
    expect((await get(site, '/wps/system/whitelabel')).value).toEqual({ REWCEN3: true, CHAT3: true })
    const { value } = await get(site, '/wps/system/settings')
    expect(value).toMatchObject({ passwordMinimum: 12 })
    expect(value).not.toHaveProperty('geetestId')
  })

  it('closes the platform for maintenance, for one merchant or for all', async () => {
    const description = { EN: 'Back soon' }
    await control(site.origin, {
      status: { merchant: 'brasa', state: 'maintenance', maintenanceEnd: 1, description },
    })
    expect((await status({ Merchant: 'brasa' })).value).toMatchObject({
      state: 'maintenance',
      maintenanceEnd: 1,
      description,
    })
    expect((await status()).value).toMatchObject({ state: 'normal' })
    await control(site.origin, { status: { state: 'denied', ip: '203.0.113.9' } })
    expect((await status()).value).toMatchObject({ state: 'denied', ip: '203.0.113.9' })
  })

  it('makes the status call fail with a code, in the words of the platform or its own', async () => {
    await control(site.origin, { status: { errorCode: 'domain_not_available' } })
    expect(await status()).toMatchObject({
      success: false,
      errorCode: 'domain_not_available',
      message: 'This address is no longer available.',
    })
    await control(site.origin, { status: { errorCode: 'odd', message: 'Odd.' } })
    expect(await status()).toMatchObject({ success: false, errorCode: 'odd', message: 'Odd.' })
  })

  it("ends a member's sessions", async () => {
    const Authorization = await token(site, 'minhanh88')
    const other = await token(site, 'dailyhoang')
    await control(site.origin, { expire: { userName: 'MinhAnh88' } })
    expect((await get(site, '/wps/member/info', { Authorization })).errorCode).toBe('user.or.token.invalid')
    expect((await get(site, '/wps/member/info', { Authorization: other })).success).toBe(true)
  })

  it('tells what was received, with the body in clear', async () => {
    await login(site, { username: 'minhanh88' })
    const { calls = [] } = await control(site.origin, { log: true })
    expect(calls.map(({ call, method, path, status }) => [call, method, path, status])).toEqual([
      ['rsaKey', 'GET', '/wps/session/key/rsa', 200],
      ['login', 'POST', '/wps/session/login', 200],
    ])
    const [, sent] = calls
    expect(JSON.parse(sent?.opened ?? '')).toEqual({ username: 'minhanh88', password: PASSWORD })
    expect(sent?.body).not.toContain('minhanh88')
    expect(sent?.headers).toMatchObject({ merchant: 'hongvan', device: 'MOBILE', encryption: '1' })
  })

  it('puts everything back', async () => {
    const Authorization = await token(site, 'minhanh88')
    await control(site.origin, {
      clock: { advance: 1 },
      flags: { merchant: 'hongvan', values: { CHAT3: true } },
      status: { state: 'denied' },
      fault: { call: '*', status: 502 },
    })
    expect(await control(site.origin, { reset: true, log: true })).toEqual({
      ok: true,
      now: START,
      calls: [],
    })
    expect((await status()).value).toMatchObject({ state: 'normal' })
    expect((await get(site, '/wps/system/whitelabel')).value).toEqual({ REWCEN3: true, CHAT3: false })
    expect((await get(site, '/wps/member/info', { Authorization })).status).toBe(401)
  })

  it('gives the same tokens again after a reset with the same seed', async () => {
    const first = await token(site, 'minhanh88')
    await control(site.origin, { reset: true })
    expect(await token(site, 'minhanh88')).toBe(first)
  })
})

describe('faults', () => {
  const raw = (path = '/wps/system/status') =>
    fetch(site.origin + path, { headers: { Merchant: 'hongvan', Language: 'EN' } })

  it.each(['status', '/wps/system/status', '*'])('are found by %s', async (call) => {
    await control(site.origin, { fault: { call, status: 502, body: '' } })
    const response = await raw()
    expect([response.status, await response.text()]).toEqual([502, ''])
    expect((await raw('/wps/system/currency')).status).toBe(call === '*' ? 502 : 200)
  })

  it('may be for one merchant only', async () => {
    await control(site.origin, { fault: { call: 'status', merchant: 'brasa', status: 503 } })
    expect((await status()).status).toBe(200)
    expect((await status({ Merchant: 'brasa' })).status).toBe(503)
  })

  it('happen as often as they are told, and until they are cleared', async () => {
    await control(site.origin, { fault: { call: 'status', status: 500, times: 2 } })
    const seen = [(await status()).status, (await status()).status, (await status()).status]
    expect(seen).toEqual([500, 500, 200])
    await control(site.origin, { fault: { call: 'status', status: 500 } })
    expect((await status()).status).toBe(500)
    await control(site.origin, { clearFaults: true })
    expect((await status()).status).toBe(200)
  })

  it('answer a body of any kind', async () => {
    const body = '<html><body>Log in to this network</body></html>'
    await control(site.origin, { fault: { call: 'settings', body, contentType: 'text/html' } })
    const response = await raw('/wps/system/settings')
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/html',
      body,
    ])
  })

  it('answer a reply of any kind, unchecked', async () => {
    await control(site.origin, {
      fault: { call: 'whitelabel', reply: { success: true, value: { REWCEN3: '1' } } },
    })
    expect(await get(site, '/wps/system/whitelabel')).toMatchObject({
      status: 200,
      success: true,
      value: { REWCEN3: '1' },
    })
  })

  it('break the connection', async () => {
    await control(site.origin, { fault: { call: 'status', drop: true, times: 1 } })
    await expect(raw()).rejects.toThrow('fetch failed')
    const { calls = [] } = await control(site.origin, { log: true })
    expect(calls.map((call) => call.status)).toEqual([null])
    expect((await raw()).status).toBe(200)
  })

  it('hold the true answer back', async () => {
    await control(site.origin, { fault: { call: 'status', delay: 1000 } })
    const order: string[] = []
    const slow = raw().then((response) => order.push(`status ${response.status}`))
    const quick = raw('/wps/system/currency').then(() => order.push('currency'))
    await Promise.all([slow, quick])
    expect(order).toEqual(['currency', 'status 200'])
  })

  it('that still wait are dropped when the platform closes', async () => {
    const other = await openSite()
    await other.platform.control({ fault: { call: 'status', delay: 3_600_000 } })
    const waiting = fetch(`${other.origin}/wps/system/status`)
    const refused = expect(waiting).rejects.toThrow('fetch failed')
    await other.close()
    await refused
  })

  it('reach pictures too', async () => {
    const path = '/wps/media/vendors/tidewright.svg'
    await control(site.origin, { fault: { call: path, status: 404, body: '', contentType: 'text/plain' } })
    expect((await raw(path)).status).toBe(404)
  })
})
