import { isRecord } from '../network/read'
import type { CaptchaReport } from './captchaProblem'
import type { CaptchaFields } from './captchaState'

/** A message from the page to the captcha frame. */
export type PageMessage =
  | ({ readonly type: 'start' } & (StartV3 | StartV4))
  /** Open the widget. */
  | { readonly type: 'verify' }

interface Start {
  /** The vendor's code (E9.34). */
  readonly language: string
  /** Hosts in the order to try them; in tests with a port or path. */
  readonly apiServers: readonly string[]
  readonly staticServers: readonly string[]
}

export interface StartV3 extends Start {
  readonly version: 'v3'
  readonly gt: string
  readonly challenge: string
  readonly newCaptcha: boolean
  readonly offline: boolean
}

export interface StartV4 extends Start {
  readonly version: 'v4'
  readonly captchaId: string
}

/** A message from the captcha frame to the page. */
export type FrameMessage =
  /** The frame's script is running and waits for `start`. */
  | { readonly type: 'hello' }
  | { readonly type: 'ready' | 'closed' }
  | { readonly type: 'passed'; readonly fields: CaptchaFields }
  /** `warned`: the captcha continues without the part that failed. */
  | { readonly type: 'failed' | 'warned'; readonly report: CaptchaReport }

const isText = (raw: unknown, length = 200): raw is string =>
  typeof raw === 'string' && raw !== '' && raw.length <= length

/** A host, in tests with a port or path; nothing that could break out of a URL. */
const isServer = (raw: unknown): raw is string => isText(raw) && /^[a-z0-9][a-z0-9.:/_-]*$/i.test(raw)

const isServerList = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= 8 && raw.every(isServer)

/** Reads a message of the page; undefined unless it has exactly this shape. */
export function readPageMessage(raw: unknown): PageMessage | undefined {
  if (!isRecord(raw)) return undefined
  if (raw.type === 'verify') return { type: 'verify' }
  if (raw.type !== 'start') return undefined
  const { version, language, apiServers, staticServers } = raw
  if (!isText(language, 20) || !isServerList(apiServers) || !isServerList(staticServers)) return undefined
  const shared = { type: 'start', language, apiServers, staticServers } as const
  if (version === 'v4' && isText(raw.captchaId)) return { ...shared, version, captchaId: raw.captchaId }
  const { gt, challenge, newCaptcha, offline } = raw
  if (version !== 'v3' || !isText(gt) || !isText(challenge)) return undefined
  if (typeof newCaptcha !== 'boolean' || typeof offline !== 'boolean') return undefined
  return { ...shared, version, gt, challenge, newCaptcha, offline }
}

/** The form fields of each version; any other set is rejected (I3.07, I3.08). */
const fieldSets: readonly (readonly string[])[] = [
  ['geetestChallenge', 'geetestSeccode'],
  ['geetestValidateV4'],
]

function readCaptchaFields(raw: unknown): CaptchaFields | undefined {
  if (!isRecord(raw)) return undefined
  const names = Object.keys(raw)
  const isKnownSet = fieldSets.some(
    (fieldSet) => fieldSet.length === names.length && fieldSet.every((name) => names.includes(name)),
  )
  if (!isKnownSet || !Object.values(raw).every((value) => isText(value, 8192))) return undefined
  return raw as CaptchaFields
}

function readReport(raw: unknown): CaptchaReport | undefined {
  if (!isRecord(raw)) return undefined
  const { network, code, message } = raw
  const isCode = typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 999_999
  return {
    ...(network === true ? { network } : {}),
    ...(isCode ? { code } : {}),
    ...(isText(message, 2000) ? { message } : {}),
  }
}

/** Reads a message of the frame; undefined unless it has exactly this shape. */
export function readFrameMessage(raw: unknown): FrameMessage | undefined {
  if (!isRecord(raw)) return undefined
  const { type } = raw
  if (type === 'hello' || type === 'ready' || type === 'closed') return { type: type }
  if (type === 'passed') {
    const fields = readCaptchaFields(raw.fields)
    return fields && { type: type, fields }
  }
  if (type !== 'failed' && type !== 'warned') return undefined
  const report = readReport(raw.report)
  return report && { type: type, report }
}
