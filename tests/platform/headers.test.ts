import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../scripts/platform/calls'
import { findHeaderError } from '../../scripts/platform/http/requestChecks'
import {
  encryptBody,
  get,
  loginHeaders,
  type PlatformServer,
  post,
  rsaKey,
  sendBody,
  startPlatformServer,
  token,
} from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
afterAll(() => server.close())

const callsWithMerchantHeader = Object.entries(calls).filter(([, call]) => !('merchantIn' in call))
const callsWithLanguageHeader = callsWithMerchantHeader.filter(([, call]) => !('allowsCrossOrigin' in call))
const callsWithSession = callsWithMerchantHeader.filter(([, call]) => call.auth === 'required')

const send = (call: { method: string; path: string }, headers: Record<string, string | undefined>) =>
  call.method === 'GET'
    ? get(server, call.path, headers)
    : sendBody(server, call.method, call.path, {}, headers)

describe('required headers', () => {
  it.each(callsWithMerchantHeader)('%s is refused without a known merchant', async (_name, call) => {
    for (const Merchant of [undefined, 'nobody'])
      expect((await send(call, { Merchant, Device: 'MOBILE' })).success).toBe(false)
    expect(await send({ ...call }, { Merchant: 'nobody' })).toMatchObject({
      status: 400,
      errorCode: 'merchant.unknown',
    })
  })

  it.each(callsWithLanguageHeader)('%s is refused without a known language', async (_name, call) => {
    for (const Language of [undefined, 'XX', 'vi'])
      expect(await send(call, { Language })).toMatchObject({
        status: 400,
        errorCode: 'language.unknown',
        value: null,
      })
  })

  it('CN is accepted even if the merchant does not offer it', async () => {
    expect((await get(server, '/wps/system/status', { Merchant: 'brasa', Language: 'CN' })).success).toBe(
      true,
    )
  })

  it.each(callsWithSession)(
    '%s requires a session, and refuses with 401 without one',
    async (_name, call) => {
      const ModuleId = 'moduleId' in call ? call.moduleId : undefined
      expect(await send(call, { ModuleId })).toMatchObject({ status: 401, errorCode: 'login.not.session' })
      expect(await send(call, { ModuleId, Authorization: 'dead' })).toMatchObject({
        status: 401,
        errorCode: 'user.or.token.invalid',
      })
    },
  )

  it.each([undefined, 'TOASTER'])('login is refused from the device %s', async (Device) => {
    const encrypted = encryptBody(await rsaKey(server), '{}')
    const reply = await post(server, '/wps/session/login', encrypted.body, {
      ...encrypted.headers,
      ...loginHeaders,
      Device,
    })
    expect(reply).toMatchObject({ status: 400, errorCode: 'device.unknown' })
  })

  it.each([undefined, 'REG3'])('a call of a module is refused with ModuleId %s', async (ModuleId) => {
    const Authorization = await token(server, 'minhanh88')
    const reply = await post(server, '/wps/member/language', { language: 'EN' }, { Authorization, ModuleId })
    expect(reply).toMatchObject({ status: 400, errorCode: 'module.unknown' })
  })

  it('a beacon cannot carry headers, so none are required', () => {
    expect(findHeaderError(calls.collect, {})).toBeUndefined()
  })
})

describe('bodies', () => {
  it('are refused with a wrong content type', async () => {
    const Authorization = await token(server, 'minhanh88')
    const headers = { Authorization, ModuleId: 'MEMBER3', 'Content-Type': 'text/html' }
    expect(await post(server, '/wps/member/language', { language: 'EN' }, headers)).toMatchObject({
      status: 415,
      errorCode: 'content.type.unknown',
    })
    const encrypted = encryptBody(await rsaKey(server), '{}')
    const json = { ...encrypted.headers, ...loginHeaders, 'Content-Type': 'application/json' }
    expect((await post(server, '/wps/session/login', encrypted.body, json)).status).toBe(415)
  })

  it('are refused beyond 64 KiB', async () => {
    const Authorization = await token(server, 'minhanh88')
    const reply = await post(
      server,
      '/wps/member/language',
      { language: 'x'.repeat(65_536) },
      { Authorization, ModuleId: 'MEMBER3' },
    )
    expect(reply).toMatchObject({ status: 413, errorCode: 'body.too.large' })
  })

  it('are refused when they are not JSON', async () => {
    const Authorization = await token(server, 'minhanh88')
    const reply = await post(server, '/wps/member/language', '{oops', { Authorization, ModuleId: 'MEMBER3' })
    expect(reply).toMatchObject({ status: 400, errorCode: 'body.malformed' })
  })
})
