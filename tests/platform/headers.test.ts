import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../scripts/platform/calls'
import { wrongHeader } from '../../scripts/platform/guards'
import { get, loginHeaders, openSite, post, rsaKey, type Site, seal, token } from './support'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const tagged = Object.entries(calls).filter(([, call]) => !('merchantIn' in call))
const speaking = tagged.filter(([, call]) => !('crossOrigin' in call))
const guarded = tagged.filter(([, call]) => call.auth === 'required')

const send = (call: { method: string; path: string }, headers: Record<string, string | undefined>) =>
  call.method === 'GET' ? get(site, call.path, headers) : post(site, call.path, {}, headers)

describe('headers that every call must carry', () => {
  it.each(tagged)('%s is refused without a known merchant', async (_name, call) => {
    for (const Merchant of [undefined, 'nobody'])
      expect((await send(call, { Merchant, Device: 'MOBILE' })).success).toBe(false)
    expect(await send({ ...call }, { Merchant: 'nobody' })).toMatchObject({
      status: 400,
      errorCode: 'merchant.unknown',
    })
  })

  it.each(speaking)('%s is refused without a known language', async (_name, call) => {
    for (const Language of [undefined, 'XX', 'vi'])
      expect(await send(call, { Language })).toMatchObject({
        status: 400,
        errorCode: 'language.unknown',
        value: null,
      })
  })

  it('CN is a language of requests whatever the merchant offers', async () => {
    expect((await get(site, '/wps/system/status', { Merchant: 'brasa', Language: 'CN' })).success).toBe(true)
  })

  it.each(guarded)('%s wants a session, and says so with 401', async (_name, call) => {
    const ModuleId = 'moduleId' in call ? call.moduleId : undefined
    expect(await send(call, { ModuleId })).toMatchObject({ status: 401, errorCode: 'login.not.session' })
    expect(await send(call, { ModuleId, Authorization: 'dead' })).toMatchObject({
      status: 401,
      errorCode: 'user.or.token.invalid',
    })
  })

  it.each([undefined, 'TOASTER'])('login is refused from the device %s', async (Device) => {
    const sealed = seal(await rsaKey(site), '{}')
    const reply = await post(site, '/wps/session/login', sealed.body, {
      ...sealed.headers,
      ...loginHeaders,
      Device,
    })
    expect(reply).toMatchObject({ status: 400, errorCode: 'device.unknown' })
  })

  it.each([undefined, 'REG3'])('a call with a module is refused with ModuleId %s', async (ModuleId) => {
    const Authorization = await token(site, 'minhanh88')
    const reply = await post(site, '/wps/member/language', { language: 'EN' }, { Authorization, ModuleId })
    expect(reply).toMatchObject({ status: 400, errorCode: 'module.unknown' })
  })

  it('a beacon carries no headers, so none are asked of it', () => {
    expect(wrongHeader(calls.collect, {})).toBeUndefined()
  })
})

describe('bodies', () => {
  it('are refused in a content type that is not theirs', async () => {
    const Authorization = await token(site, 'minhanh88')
    const headers = { Authorization, ModuleId: 'MEMBER3', 'Content-Type': 'text/html' }
    expect(await post(site, '/wps/member/language', { language: 'EN' }, headers)).toMatchObject({
      status: 415,
      errorCode: 'content.type.unknown',
    })
    const sealed = seal(await rsaKey(site), '{}')
    const json = { ...sealed.headers, ...loginHeaders, 'Content-Type': 'application/json' }
    expect((await post(site, '/wps/session/login', sealed.body, json)).status).toBe(415)
  })

  it('are refused beyond 64 KiB', async () => {
    const Authorization = await token(site, 'minhanh88')
    const reply = await post(
      site,
      '/wps/member/language',
      { language: 'x'.repeat(65_536) },
      { Authorization, ModuleId: 'MEMBER3' },
    )
    expect(reply).toMatchObject({ status: 413, errorCode: 'body.too.large' })
  })

  it('are refused when they are not JSON', async () => {
    const Authorization = await token(site, 'minhanh88')
    const reply = await post(site, '/wps/member/language', '{oops', { Authorization, ModuleId: 'MEMBER3' })
    expect(reply).toMatchObject({ status: 400, errorCode: 'body.malformed' })
  })
})
