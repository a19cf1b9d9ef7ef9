import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls as siteCalls } from '../../runtime/tables/calls'
import type { ErrorCode } from '../../runtime/tables/errorCodes'
import { calls, findCall } from '../../scripts/platform/calls'
import { demoSmsProvider } from '../../scripts/platform/system/smsProvider'
import { openApiFile } from '../../scripts/steps/reference/generateReference'
import type { Schema } from '../../scripts/steps/schema/schema'
import {
  allListedCodes,
  type DescribedCall,
  type DescribedRequest,
  type Description,
  describedCalls,
  goodRequest,
  listedCodes,
  responseFor,
  sendRequest,
} from './describedCalls'
import { lotteryMerchant, type PlatformServer, startPlatformServer } from './platformServer'
import { refusedRequests } from './refusedRequests'

const source = readFileSync(join(import.meta.dirname, '../..', openApiFile), 'utf8')
const description = JSON.parse(source) as Description
const described = describedCalls(description)

let server: PlatformServer
beforeAll(async () => {
  const merchant = {
    ...lotteryMerchant,
    settings: { ...lotteryMerchant.settings, sms: demoSmsProvider },
    flags: { ...lotteryMerchant.flags, CHAT3: true, FIREBASECREATEACC3: true },
  }
  server = await startPlatformServer({ merchants: [merchant] })
})
afterAll(() => server.close())

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema(description as object, 'platform')

/** A part of the description as a schema; it is compiled once. */
const validators = new Map<string, ValidateFunction>()
function validate(pointer: readonly string[], value: unknown): string | undefined {
  const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const validator = validators.get(path) ?? ajv.compile({ $ref: `platform#/${path}` })
  validators.set(path, validator)
  return validator(value) ? undefined : ajv.errorsText(validator.errors)
}

/** What an answer differs in from the description; undefined when it is as described. */
function difference(
  call: DescribedCall,
  { status, type, reply }: Awaited<ReturnType<typeof sendRequest>>,
): string | undefined {
  const { key, response } = responseFor(description, call, status) ?? {}
  if (key === undefined) return `the status ${status} is not described`
  if (!(type in (response?.content ?? {}))) return `${type} is not described for ${key}`
  const { errorCode = null } = reply as { errorCode?: string | null }
  if (
    errorCode !== null &&
    call.name !== 'webManifest' &&
    !listedCodes(description, call, status).includes(errorCode)
  )
    return `${errorCode} is not listed for ${key}`
  const { $ref = '' } = (call.operation.responses as Readonly<Record<string, Schema>>)[key] ?? {}
  const place = $ref
    ? String($ref).split('/').slice(1)
    : ['paths', call.path, call.method.toLowerCase(), 'responses', key]
  return validate([...place, 'content', type, 'schema'], reply)
}

describe('the description of the platform', () => {
  it('has no error that the linter knows', async () => {
    // The project has no public licence.
    const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
    const problems = await lintFromString({ source, absoluteRef: `/${openApiFile}`, config })
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('has each call of the site, by method and path, and no other', () => {
    const rows = Object.entries(siteCalls).map(([name, { method, path }]) => `${name} ${method} ${path}`)
    const found = described.map(({ name, method, path }) => `${name} ${method} ${path}`)
    expect(found.sort()).toEqual(rows.sort())
  })

  it('has each call that the simulator answers, and no other', () => {
    const answered = Object.entries(calls).map(([name, { method, path }]) => `${name} ${method} ${path}`)
    const withEnvelope = described.filter(({ name }) => name !== 'webManifest')
    expect(withEnvelope.map(({ name, method, path }) => `${name} ${method} ${path}`).sort()).toEqual(
      answered.sort(),
    )
    for (const { method, path, name } of withEnvelope) expect(findCall(method, path)).toBe(name)
  })
})

function validateBody({ path, method, operation }: DescribedCall, body: object): string | undefined {
  const type = Object.keys((operation.requestBody as { content: object }).content)[0] ?? ''
  const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema']
  return validate(operation['x-encrypted'] ? [...place, 'contentSchema'] : place, body)
}

type Change = (request: DescribedRequest) => DescribedRequest

/** Ways to be refused; what does not change a call's answer is no refusal, and must be as described, too. */
const refusals: readonly (readonly [name: string, change: Change])[] = [
  ['of nobody', ({ query, body }) => ({ query, headers: {}, ...(body && { body: {} }) })],
  ['of another merchant', (request) => ({ ...request, headers: { ...request.headers, Merchant: 'nobody' } })],
  ['in no language', (request) => ({ ...request, headers: { ...request.headers, Language: 'XX' } })],
  ['with an old token', (request) => ({ ...request, headers: { ...request.headers, Authorization: 'old' } })],
  ['of another module', (request) => ({ ...request, headers: { ...request.headers, ModuleId: 'X' } })],
  [
    'with an empty query and body',
    ({ headers, body }) => ({ query: '', headers, ...(body && { body: {} }) }),
  ],
]

/** The refusals that are not as described. */
async function refusedOtherwise(call: DescribedCall, request: DescribedRequest): Promise<string[]> {
  const found: string[] = []
  for (const [name, change] of refusals) {
    const different = difference(call, await sendRequest(server, call, change(request)))
    if (different !== undefined) found.push(`${name}: ${different}`)
  }
  return found
}

const sessionCodes = ['login.not.session', 'user.or.token.invalid']

/** Codes that the specification has and the simulator does not send: it ignores an old token where none is needed. */
const isAssumed = (code: string, { operation, name }: DescribedCall): boolean =>
  code === 'customer.not.login' ||
  (code === 'token_ip_different' && !/^login/.test(name)) ||
  (sessionCodes.includes(code) && JSON.stringify(operation.security) !== '[{"token":[]}]')

/** Calls before which codes may have been sent too often. */
const leavesTraces = /sms/i

/** Calls after which a member has another password. */
const changesPassword = /changePassword|forgottenBySms/

describe('a call', () => {
  it.each(described)('$name is answered as described, with a value and in each refusal', async (call) => {
    if (leavesTraces.test(call.name)) await server.platform.control({ reset: true })
    const request = await goodRequest(server, description, call)
    if (request.body) expect(validateBody(call, request.body)).toBeUndefined()
    const answer = await sendRequest(server, call, request)
    expect(answer).toMatchObject({ status: 200 })
    if (call.name !== 'webManifest') expect(answer.reply).toMatchObject({ success: true })
    expect(difference(call, answer)).toBeUndefined()
    expect(await refusedOtherwise(call, request)).toEqual([])
    if (changesPassword.test(call.name)) await server.platform.control({ reset: true })
  })

  it.each(described)('$name is refused with each code that is listed for it', async (call) => {
    const found: string[] = []
    await server.platform.control({ reset: true })
    let good = await goodRequest(server, description, call)
    for (const { code, status } of allListedCodes(description, call)) {
      if (isAssumed(code, call)) continue
      // One with another status is refused before anything happens.
      if (status === 200) await server.platform.control({ reset: true })
      const refuse =
        refusedRequests[`${code} ${call.name}` as ErrorCode] ?? refusedRequests[code as ErrorCode]
      const send = (request: DescribedRequest) => sendRequest(server, call, request)
      const circumstances = { server, call: call.name as CallName, send }
      if (status === 200) good = await goodRequest(server, description, call)
      const request = await refuse?.(good, circumstances)
      const answer = request && (await send(request))
      found.push(
        `${status} ${code}: ${answer?.status} ${(answer?.reply as { errorCode?: string })?.errorCode}`,
      )
    }
    expect(found).toEqual(found.map((line) => line.replace(/: .*/, (_, at) => `: ${line.slice(0, at)}`)))
  })

  it('asks for a second factor with its methods (I3.04)', async () => {
    const call = described.find(({ name }) => name === 'login') as DescribedCall
    const request = await goodRequest(server, description, call)
    const body = { ...request.body, username: 'lananh_baomat' }
    const answer = await sendRequest(server, call, { ...request, body })
    expect(answer.reply).toMatchObject({ errorCode: 'login_verify_required' })
    expect(difference(call, answer)).toBeUndefined()
  })
})

it('tells a reply that is not as described', () => {
  const call = described.find(({ name }) => name === 'balance') as DescribedCall
  const answer = (reply: object) => difference(call, { status: 200, type: 'application/json', reply })
  const reply = { success: true, message: '', errorCode: null, value: { balance: '1.00', currency: 'VND' } }
  expect(answer(reply)).toBeUndefined()
  expect(answer({ ...reply, value: { balance: 1 } })).toBeDefined()
  expect(answer({ ...reply, success: false })).toBeDefined()
  expect(answer({ ...reply, extra: 1 })).toBeDefined()
})
