import { limits } from '../tables/limits'

/** A fault that was handled, as far as its report may tell: no words, no identifier, nothing that was typed. */
export interface Fault {
  /** What kind of fault: "network", "refused", "view", "setting". */
  readonly kind: string
  /** The call of the table that failed. */
  readonly call?: string | undefined
  readonly status?: number | undefined
  /** The platform's errorCode. */
  readonly code?: string | undefined
  /** The feature or page in which it happened. */
  readonly where?: string | undefined
  /** What was thrown; its message never leaves the page. */
  readonly error?: unknown
}

export interface FaultReport {
  readonly kind: string
  readonly call?: string
  readonly status?: number
  readonly code?: string
  readonly where?: string
  /** The error's class. */
  readonly name?: string
  /** The place in our code: "core.ABC123.js:1:2345". */
  readonly at?: string
}

/** Words with few digits, as our names and the platform's codes are: a token or an id is never one. */
const shape = /^(?:[A-Za-z]{1,24}\d{0,2}|\d{1,6})(?:[._:/-](?:[A-Za-z]{1,24}\d{0,2}|\d{1,6}))*$/

const word = (text: unknown): string | undefined =>
  typeof text === 'string' && text.length <= limits.faultText && shape.test(text) ? text : undefined

const placeIn = (stack: unknown): string | undefined =>
  typeof stack === 'string'
    ? /\/([\w-]{1,40}(?:\.[\w-]{1,20}){0,2}\.js:\d{1,7}:\d{1,7})/.exec(stack)?.[1]
    : undefined

/** What of a fault is reported. */
export function faultReport({ kind, call, status, code, where, error }: Fault): FaultReport {
  const { name, stack } = error instanceof Error ? error : { name: undefined, stack: undefined }
  const said = {
    kind: word(kind) ?? 'unknown',
    call: word(call),
    status: Number.isInteger(status) ? status : undefined,
    code: word(code),
    where: word(where),
    name: word(name),
    at: placeIn(stack),
  }
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as unknown as FaultReport
}

/** The same fault again is the same key. */
export const faultKey = (report: FaultReport): string =>
  [report.kind, report.call, report.status, report.code, report.where, report.name, report.at].join(' ')

/** The keys of a visit with one more; undefined when it was told already, or a visit has told enough. */
export function toldWith(told: readonly string[], key: string): string[] | undefined {
  if (told.includes(key) || told.length >= limits.faultsPerVisit) return undefined
  return [...told, key]
}
