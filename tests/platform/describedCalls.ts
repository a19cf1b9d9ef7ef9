import { control } from '../../scripts/platform/control'
import { exampleOf } from '../../scripts/steps/reference/example'
import type { Place, Schemas } from '../../scripts/steps/reference/manifestProperties'
import type { Schema } from '../../scripts/steps/schema/schema'
import { createClaims, createIdToken } from './identityToken'
import { lastCode, secondFactorMember, sendSmsToVisitor } from './memberCalls'
import { encryptBody, type PlatformServer, post, rsaKey, token } from './platformServer'

interface Parameter {
  readonly name: string
  readonly in: 'header' | 'query'
  readonly required: boolean
  readonly schema: Schema
  readonly $ref?: string
}

/** A call as the description has it. */
export interface DescribedCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operation: Schema
}

/** The description of the platform's calls. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly components: Readonly<
    Record<'parameters' | 'responses' | 'schemas', Readonly<Record<string, Schema>>>
  >
}

export const describedCalls = ({ paths }: Description): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

interface Response {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>
}

/** The response of a call for a status, and its key; undefined where none is described. */
export function responseFor(
  { components }: Description,
  { operation }: DescribedCall,
  status: number,
): { readonly key: string; readonly response: Response } | undefined {
  const responses = operation.responses as Readonly<Record<string, Response & { $ref?: string }>>
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((name) => name in responses)
  const response = responses[key ?? '']
  if (key === undefined || response === undefined) return undefined
  const shared = response.$ref?.split('/').at(-1)
  return {
    key,
    response: shared === undefined ? response : (components.responses[shared] as unknown as Response),
  }
}

const referredCode = /^#\/components\/schemas\/errorCode\.(.+)$/

/** The error codes that a part of the description refers to. */
function codesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const [, code] = referredCode.exec(String((part as Schema).$ref)) ?? []
  return code === undefined ? Object.values(part).flatMap(codesIn) : [code]
}

/** The error codes that a call may be refused with, with this status. */
export const listedCodes = (description: Description, call: DescribedCall, status: number): string[] =>
  codesIn(responseFor(description, call, status)?.response)

/** All error codes of a call, with the status of each. */
export const allListedCodes = (description: Description, call: DescribedCall) =>
  Object.keys(call.operation.responses as object).flatMap((key) =>
    listedCodes(description, call, Number(key)).map((code) => ({ code, status: Number(key) })),
  )

/** The example of a part of the description. */
function described(description: Description, schema: Schema): unknown {
  const schemas: Schemas = new Map([['', { ...description } as unknown as Schema]])
  const place: Place = { schema, file: '' }
  return exampleOf(schemas, place)
}

const parametersOf = ({ components }: Description, { operation }: DescribedCall): Parameter[] =>
  (operation.parameters as Parameter[]).map((parameter) =>
    parameter.$ref === undefined
      ? parameter
      : (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] as unknown as Parameter),
  )

/** The schema of a call's body before it is encrypted; undefined for a call without a body. */
export function bodySchema({ operation }: DescribedCall): Schema | undefined {
  const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, { schema: Schema }> }
  const [media] = Object.values(content)
  return (media?.schema.contentSchema as Schema | undefined) ?? media?.schema
}

/** What a request of a call contains; `body` before it is encrypted. */
export interface DescribedRequest {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
  /** Sent instead of the body. */
  readonly text?: string
  /** Headers about the body that replace the right ones. */
  readonly contentHeaders?: Readonly<Record<string, string>>
}

const demoIdentity = { firebaseChannel: 'google' } as const
const idToken = (subject: string): string => createIdToken(createClaims('google', subject))

async function bindDevice(server: PlatformServer): Promise<object> {
  const registrationToken = 'device-1'
  const Authorization = await token(server, 'minhanh88')
  await post(server, '/wps/relay/CSP_fcmBind', { registrationToken }, { Authorization, ModuleId: 'PUSH3' })
  return { registrationToken }
}

/** What the simulator accepts only after something else has happened. */
const prepared: Readonly<Record<string, (server: PlatformServer) => Promise<object> | object>> = {
  loginVerification: () => ({
    username: secondFactorMember.username,
    method: 'E',
    email: secondFactorMember.email,
  }),
  loginMaya: async ({ origin }) => {
    const mayaSession = { merchant: 'hongvan', sessionId: 's1', env: 'uat', userName: 'minhanh88' }
    await control(origin, { mayaSession })
    return {}
  },
  loginSocial: () => ({ ...demoIdentity, firebaseIdToken: idToken('demo-google-hongvan') }),
  registerSocial: () => ({ ...demoIdentity, firebaseIdToken: idToken('somebody-new') }),
  register: () => ({ username: 'newcomer' }),
  registerMobile: () => ({ mobileNum: '987654321' }),
  sendSms: () => ({ ...secondFactorMember.mobile, username: secondFactorMember.username }),
  forgottenBySms: async (server) => {
    const { mobile, username } = secondFactorMember
    await sendSmsToVisitor(server, mobile)
    return { ...mobile, username, verificationCode: await lastCode(server) }
  },
  pushSubscribe: bindDevice,
  pushUnsubscribe: bindDevice,
  launchGame: () => ({ launchMode: 'GAME', vendor: 'emberline', gameCode: 'midnight-cherries' }),
}

/** A request that the simulator answers with a value: the examples of the description, and what only a moment knows. */
export async function goodRequest(
  server: PlatformServer,
  description: Description,
  call: DescribedCall,
): Promise<DescribedRequest> {
  const parameters = parametersOf(description, call).filter(({ required }) => required)
  const valuesOf = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, String(described(description, schema) ?? '')]),
    )
  const schema = bodySchema(call)
  const change = await prepared[call.name]?.(server)
  const body = schema && { ...(described(description, schema) as object), ...change }
  const isForMembers = JSON.stringify(call.operation.security) === '[{"token":[]}]'
  const headers = {
    ...valuesOf('header'),
    Merchant: 'hongvan',
    Language: 'EN',
    ...(isForMembers && { Authorization: await token(server, 'minhanh88') }),
  }
  return { query: `?${new URLSearchParams(valuesOf('query'))}`, headers, ...(body && { body }) }
}

/** Sends a request; encrypts its body where the description says so. */
export async function sendRequest(
  server: PlatformServer,
  { method, path, operation }: DescribedCall,
  { query, headers, body, text, contentHeaders }: DescribedRequest,
): Promise<{ readonly status: number; readonly type: string; readonly reply: unknown }> {
  const json = text ?? (body && JSON.stringify(body))
  const encrypted =
    json !== undefined && operation['x-encrypted'] ? encryptBody(await rsaKey(server), json) : undefined
  const content = json === undefined ? {} : { 'Content-Type': 'application/json' }
  const response = await fetch(server.origin + path + query, {
    method,
    headers: { ...headers, ...content, ...encrypted?.headers, ...contentHeaders },
    ...(json === undefined ? {} : { body: encrypted?.body ?? json }),
  })
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  return { status: response.status, type, reply: await response.json() }
}
