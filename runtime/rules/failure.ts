import { type CallName, calls } from '../tables/calls'
import { type ErrorRow, errors, type FailureKind } from '../tables/errors'
import { limits } from '../tables/limits'
import type { OfferedRemedy } from './recovery'

export interface FailureDetail {
  readonly call?: CallName
  /** HTTP status, 0 when there was no answer. */
  readonly status?: number
  /** The platform's errorCode, only when it is a short plain word (F044). */
  readonly code?: string
  /** The platform's own words, plain text. */
  readonly message?: string
  /** What a failed second factor or captcha needs to go on with. */
  readonly value?: unknown
  /** What helps where code did not come. */
  readonly remedy?: OfferedRemedy
  /** It failed before anything of the call was sent. */
  readonly unsent?: true
}

/** A call that did not work, before anybody interprets it. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly detail: FailureDetail

  constructor(kind: FailureKind, detail: FailureDetail = {}) {
    super(detail.message ?? kind)
    this.name = 'Failure'
    this.kind = kind
    this.detail = detail
  }
}

/** An errorCode as far as it can be one: a short word; everything else is unknown (F044). */
export function readCode(raw: unknown): string | undefined {
  const word = typeof raw === 'number' ? String(raw) : raw
  return typeof word === 'string' && /^[\w.:-]{1,64}$/.test(word) ? word : undefined
}

/** A platform's message as plain text without direction overrides or control characters, or undefined (F045, F137). */
export function readMessage(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const plain = raw
    .slice(0, limits.message * 20)
    .replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
    .trim()
  return plain === '' ? undefined : plain
}

/** The row of the error table that decides: the first that fits. The last row fits everything. */
export function rowFor(failure: Failure, https: boolean, table: readonly ErrorRow[] = errors): ErrorRow {
  const row = table.find(({ if: condition }) => fits(condition, failure, https))
  if (!row) throw new Error('The last row of the error table must fit every failure')
  return row
}

function fits(condition: ErrorRow['if'], { kind, detail }: Failure, https: boolean): boolean {
  const code = detail.code ?? ''
  return (
    among(condition.kind, kind) &&
    among(condition.status, detail.status) &&
    among(condition.code, detail.code) &&
    among(condition.call, detail.call) &&
    (condition.authorised === undefined || condition.authorised === isAuthorised(detail)) &&
    (condition.codePrefix === undefined || code.startsWith(condition.codePrefix)) &&
    (condition.hasCode === undefined || condition.hasCode === (code !== '')) &&
    (condition.message === undefined || detail.message === condition.message) &&
    (condition.https === undefined || condition.https === https)
  )
}

const isAuthorised = ({ call }: FailureDetail): boolean => call === undefined || calls[call].auth !== 'none'

const among = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
  list === undefined || (value !== undefined && list.includes(value))
