import type { CallName } from '../../../runtime/tables/calls'
import {
  type ErrorCode,
  type ErrorCodeRow,
  errorCodes,
  errorCodesOf,
} from '../../../runtime/tables/errorCodes'
import type { Schema } from '../schema/schema'

const json = (schema: object) => ({ 'application/json': { schema } })

const reference = (kind: 'schemas' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` })

const rowOf = (code: ErrorCode): ErrorCodeRow => errorCodes[code]

const statusOf = (code: ErrorCode): number => rowOf(code).status ?? 200

const refusal = {
  title: 'Refusal',
  description: 'The envelope of a refusal (I7.02). Its value is null, unless the call says otherwise.',
  type: 'object',
  required: ['success', 'message', 'errorCode', 'value'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For the member, in the language of the request; may be empty.' },
    errorCode: { type: 'string', description: 'For the site, such as "login.cred.err".' },
    value: {},
  },
}

const otherErrorCode = {
  title: 'Another error code',
  description:
    'The site shows the message that comes with it (I8.05), or nothing when it begins with TOO_MANY_REQUEST (I8.03).',
  type: 'string',
}

const componentOf = (code: ErrorCode): string => `errorCode.${code}`

/** The schemas that refusals are made of, and each error code. */
export const refusalSchemas = {
  refusal,
  otherErrorCode,
  ...Object.fromEntries(
    (Object.keys(errorCodes) as ErrorCode[]).map((code) => {
      const { when, statement } = rowOf(code)
      const description = statement === undefined ? when : `${when.replace(/\.$/, '')} (${statement}).`
      const source = statement === undefined ? 'assumed' : 'specified'
      return [componentOf(code), { const: code, description, 'x-code-source': source }]
    }),
  ),
}

const anyOf = (schemas: readonly string[]): object => {
  const [first, ...others] = schemas.map((name) => reference('schemas', name))
  return first !== undefined && others.length === 0 ? first : { anyOf: [first, ...others] }
}

/** The envelope of a refusal with one of these codes, or another that the site does not know. */
const refusedWith = (codes: readonly ErrorCode[]): object => ({
  allOf: [
    reference('schemas', 'refusal'),
    {
      properties: {
        errorCode: anyOf([...codes.map(componentOf), 'otherErrorCode']),
      },
    },
  ],
})

const allWith = (status: number): ErrorCode[] =>
  (Object.keys(errorCodes) as ErrorCode[]).filter((code) => statusOf(code) === status)

/** Responses that are the same for every call that has them. */
export const sharedResponses = {
  sessionEnded: {
    description:
      'There is no session, or it has ended. The same codes with another status, or the message CUSTOMER_NOT_LOGIN, mean the same (I8.01, I8.02).',
    content: json(refusedWith(allWith(401))),
  },
  bodyTooLarge: {
    description: 'The body is too long.',
    content: json(refusedWith(allWith(413))),
  },
  bodyOfAnotherType: {
    description: 'The body has another content type.',
    content: json(refusedWith(allWith(415))),
  },
  tooManyRequests: {
    description: 'The call comes too often; the site waits as long as `Retry-After` says (I8.03).',
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
    content: json(reference('schemas', 'refusal')),
  },
  failed: {
    description:
      'The platform has failed, or its gateway answers while it is down for maintenance, perhaps without an envelope.',
    content: json(reference('schemas', 'refusal')),
  },
}

const sharedByStatus: Readonly<Record<number, keyof typeof sharedResponses>> = {
  401: 'sessionEnded',
  413: 'bodyTooLarge',
  415: 'bodyOfAnotherType',
}

/** What a call is answered, by HTTP status. `reply` is the name of its schema; undefined for the web manifest, which has no envelope. */
export function responsesOf(
  call: CallName,
  reply: string | undefined,
  replies: ReadonlyMap<string, Schema>,
): object {
  if (reply === undefined || reply === 'none') return withoutEnvelope
  const definitions = replies.get(`${reply}.schema.json`)?.$defs
  const codes = errorCodesOf(call)
  const statuses = [...new Set(codes.map(statusOf))].filter((status) => status !== 200)
  const withStatus = (status: number) => codes.filter((code) => statusOf(code) === status)
  const refusals = statuses.map((status) => {
    const shared = sharedByStatus[status]
    return [
      status,
      shared
        ? reference('responses', shared)
        : {
            description: 'The request is not what the call needs.',
            content: json(refusedWith(withStatus(status))),
          },
    ]
  })
  const refused = refusedWith(withStatus(200))
  return {
    200: {
      description: 'The value, or a refusal that says so in its envelope.',
      content: json({
        oneOf: [success(reference('schemas', reply)), withFactors(refused, reply, definitions)],
      }),
    },
    ...Object.fromEntries(refusals),
    429: reference('responses', 'tooManyRequests'),
    '5XX': reference('responses', 'failed'),
  }
}

const withoutEnvelope = {
  200: {
    description: 'A web manifest, without an envelope.',
    content: { 'application/manifest+json': { schema: { type: 'object' } } },
  },
  404: {
    description: 'The merchant is not known, or has no manifest.',
    content: {
      'application/manifest+json': { schema: { type: 'object' } },
      ...json(reference('schemas', 'refusal')),
    },
  },
}

const success = (value: object) => ({
  allOf: [reference('schemas', 'reply'), { type: 'object', properties: { success: { const: true }, value } }],
})

/** A login that needs a second factor is refused with the methods (I3.04). */
const withFactors = (refused: object, reply: string, definitions: unknown): object =>
  definitions !== undefined && 'secondFactors' in (definitions as object)
    ? {
        allOf: [
          refused,
          {
            if: { properties: { errorCode: { const: 'login_verify_required' } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
            then: { properties: { value: reference('schemas', `${reply}.secondFactors`) } },
            else: { properties: { value: { type: 'null' } } },
          },
        ],
      }
    : { allOf: [refused, { properties: { value: { type: 'null' } } }] }
