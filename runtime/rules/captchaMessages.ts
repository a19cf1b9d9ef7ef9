import type { CaptchaFields } from './captchaState'
import type { CaptchaReport } from './captchaTrouble'

/** What the page tells the captcha frame. */
export type PageMessage =
  | ({ readonly say: 'start' } & (StartV3 | StartV4))
  /** Open the widget. */
  | { readonly say: 'verify' }

interface Start {
  /** The vendor's code (E9.34). */
  readonly language: string
  /** Hosts, with a port or a path behind them where tests run; tried in their order. */
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

/** What the captcha frame tells the page. */
export type FrameMessage =
  /** It runs, and waits for `start`. */
  | { readonly say: 'hello' }
  | { readonly say: 'ready' | 'closed' }
  | { readonly say: 'passed'; readonly fields: CaptchaFields }
  /** `warned`: the captcha goes on without what failed. */
  | { readonly say: 'failed' | 'warned'; readonly report: CaptchaReport }

type Raw = Readonly<Record<string, unknown>>

const isRaw = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const isText = (raw: unknown, length = 200): raw is string =>
  typeof raw === 'string' && raw !== '' && raw.length <= length

/** A host, with port or path where tests run; nothing that could lead out of an address. */
const isServer = (raw: unknown): raw is string => isText(raw) && /^[a-z0-9][a-z0-9.:/_-]*$/i.test(raw)

const areServers = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= 8 && raw.every(isServer)

/** The page's message, or undefined when it has not exactly this shape. */
export function readPageMessage(raw: unknown): PageMessage | undefined {
  if (!isRaw(raw)) return undefined
  if (raw.say === 'verify') return { say: 'verify' }
  if (raw.say !== 'start') return undefined
  const { version, language, apiServers, staticServers } = raw
  if (!isText(language, 20) || !areServers(apiServers) || !areServers(staticServers)) return undefined
  const shared = { say: 'start', language, apiServers, staticServers } as const
  if (version === 'v4' && isText(raw.captchaId)) return { ...shared, version, captchaId: raw.captchaId }
  const { gt, challenge, newCaptcha, offline } = raw
  if (version !== 'v3' || !isText(gt) || !isText(challenge)) return undefined
  if (typeof newCaptcha !== 'boolean' || typeof offline !== 'boolean') return undefined
  return { ...shared, version, gt, challenge, newCaptcha, offline }
}

/** The fields that a version adds to a form, and no others (I3.07, I3.08). */
const fieldSets: readonly (readonly string[])[] = [
  ['geetestChallenge', 'geetestSeccode'],
  ['geetestValidateV4'],
]

function readFields(raw: unknown): CaptchaFields | undefined {
  if (!isRaw(raw)) return undefined
  const names = Object.keys(raw)
  const fits = fieldSets.some(
    (set) => set.length === names.length && set.every((name) => names.includes(name)),
  )
  if (!fits || !Object.values(raw).every((value) => isText(value, 8192))) return undefined
  return raw as CaptchaFields
}

function readReport(raw: unknown): CaptchaReport | undefined {
  if (!isRaw(raw)) return undefined
  const { network, code, words } = raw
  const isCode = typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 999_999
  return {
    ...(network === true ? { network } : {}),
    ...(isCode ? { code } : {}),
    ...(isText(words, 2000) ? { words } : {}),
  }
}

/** The frame's message, or undefined when it has not exactly this shape. */
export function readFrameMessage(raw: unknown): FrameMessage | undefined {
  if (!isRaw(raw)) return undefined
  const { say } = raw
  if (say === 'hello' || say === 'ready' || say === 'closed') return { say }
  if (say === 'passed') {
    const fields = readFields(raw.fields)
    return fields && { say, fields }
  }
  if (say !== 'failed' && say !== 'warned') return undefined
  const report = readReport(raw.report)
  return report && { say, report }
}
