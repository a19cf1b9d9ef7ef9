import { type CallName, calls } from '../../tables/calls'
import {
  type AlertAction,
  type ErrorRow,
  type ErrorText,
  errors,
  type FailureKind,
} from '../../tables/errors'
import * as limits from '../../tables/limits'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import type { OfferedRemedy } from '../system/recovery'

/** What every failure may know. */
interface Unanswered {
  readonly call?: CallName
  /** It failed before anything was sent. */
  readonly unsent?: true
}

interface Answered extends Unanswered {
  /** HTTP status; absent when there was no response. */
  readonly status?: number
}

interface Refused extends Answered {
  /** The platform's errorCode, if it is a short plain word (F044). */
  readonly code?: string
  /** The platform's message as plain text. */
  readonly message?: string
  /** Data that a failed second factor or captcha needs to continue. */
  readonly value?: unknown
  /** How long the platform asks to wait before the call is sent again, in ms. */
  readonly retryAfter?: number
}

interface CodeMissing extends Unanswered {
  /** The remedy to offer. */
  readonly remedy: OfferedRemedy
}

interface Details {
  readonly offline: Unanswered
  readonly network: Answered
  readonly timeout: Unanswered
  readonly cancelled: Unanswered
  readonly emptyUrl: Unanswered
  readonly encryption: Unanswered
  readonly chunkLoad: CodeMissing
  readonly refused: Refused
  readonly empty: Answered
  readonly malformed: Answered
}

type AnyDetail = Refused & CodeMissing

/** What a failure of this kind knows; the rest of what another kind knows is undefined. */
export type FailureDetail<K extends FailureKind = FailureKind> = K extends FailureKind
  ? Details[K] & { readonly [Key in Exclude<keyof AnyDetail, keyof Details[K]>]?: undefined }
  : never

type DetailArguments<K extends FailureKind> =
  Record<never, never> extends Details[K] ? [detail?: FailureDetail<K>] : [detail: FailureDetail<K>]

class KindOfFailure<K extends FailureKind> extends Error {
  readonly kind: K
  readonly detail: FailureDetail<K>

  constructor(kind: K, ...[detail]: DetailArguments<K>) {
    super(detail?.message ?? kind)
    this.name = 'Failure'
    this.kind = kind
    this.detail = detail ?? ({} as FailureDetail<K>)
  }
}

/** A failed platform call, before it is interpreted. */
export type Failure = { readonly [K in FailureKind]: KindOfFailure<K> }[FailureKind]
export const Failure = KindOfFailure

/** The same failure, of a call that was not sent. */
export const unsent = ({ kind, detail }: Failure): Failure =>
  new KindOfFailure(kind as 'cancelled', { ...detail, unsent: true } as FailureDetail<'cancelled'>) as Failure

/** Reads an errorCode: a short word; anything else is undefined (F044). */
export function readErrorCode(raw: unknown): string | undefined {
  const word = typeof raw === 'number' ? String(raw) : raw
  return typeof word === 'string' && /^[\w.:-]{1,64}$/.test(word) ? word : undefined
}

/**
 * Reads a message as plain text without bidi overrides and control characters; undefined when nothing is left (F045,
 * F137).
 */
export function readMessage(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const plain = raw
    .slice(0, limits.message * 20)
    .replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
  return plain === '' ? undefined : plain
}

/** A code in place of a message, such as token_ip_different: it tells the member nothing (F079). */
const isRawCode = (message: string): boolean => /^\w+(?:[._-]\w+)+$/.test(message.trim())

/** The platform's message, if it has one for the member. */
export const messageOf = ({ detail: { message } }: Failure): string | undefined =>
  message === undefined || isRawCode(message) ? undefined : message

/** What an alert says: its own text, or the platform's message, which may be missing (I8.05, I7.33). */
export function alertText(
  failure: Failure,
  { text, fallback = failure.kind === 'encryption' ? 'encryption' : 'unknown' }: AlertAction,
  translate: (text: ErrorText) => string,
): string {
  return text === 'server' ? (messageOf(failure) ?? translate(fallback)) : translate(text)
}

/** The first row of the error table that matches. The last row matches everything. */
export function findErrorRow(
  failure: Failure,
  https: boolean,
  table: readonly ErrorRow[] = errors,
): ErrorRow {
  const row = table.find(({ if: condition }) => matchesRow(condition, failure, https))
  if (!row) throw new Error('The last row of the error table must fit every failure')
  return row
}

function matchesRow(condition: ErrorRow['if'], { kind, detail }: Failure, https: boolean): boolean {
  const code = detail.code ?? ''
  return (
    isAmong(condition.kind, kind) &&
    isAmong(condition.status, detail.status) &&
    isAmong(condition.code, detail.code) &&
    isAmong(condition.call, detail.call) &&
    (condition.authorised === undefined || condition.authorised === mayCarryToken(detail)) &&
    (condition.codePrefix === undefined || code.startsWith(condition.codePrefix)) &&
    (condition.hasCode === undefined || condition.hasCode === (code !== '')) &&
    (condition.message === undefined || detail.message === condition.message) &&
    (condition.unsent === undefined || condition.unsent === (detail.unsent ?? false)) &&
    (condition.https === undefined || condition.https === https)
  )
}

const mayCarryToken = ({ call }: FailureDetail): boolean => call === undefined || calls[call].auth !== 'none'

const isAmong = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value))

/**
 * How long a call is not sent again after this failure; undefined when it may be. The platform counts the calls (HTTP 429 or
 * an errorCode that starts with TOO_MANY_REQUEST), and a call that comes too early would only be refused again (I8.03).
 */
export function rateLimitWait({ detail: { status, code = '', retryAfter } }: Failure): Ms | undefined {
  if (status !== 429 && !code.startsWith('TOO_MANY_REQUEST')) return undefined
  const wait = retryAfter ?? times.rateLimit
  return times.ms(Math.min(Math.max(wait, times.rateLimitMin), times.rateLimitMax))
}
