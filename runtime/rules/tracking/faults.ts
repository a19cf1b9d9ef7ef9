import * as limits from '../../tables/limits'

/** A handled fault. Its report contains no texts, no identifiers, and nothing that was typed. */
export interface Fault {
  /** The kind of fault: "network", "refused", "view", "setting". */
  readonly kind: string
  /** The failed call's name in the table. */
  readonly call?: string | undefined
  readonly status?: number | undefined
  /** The platform's errorCode. */
  readonly code?: string | undefined
  /** The feature or page in which it happened. */
  readonly where?: string | undefined
  /** The thrown error; its message is never sent. */
  readonly error?: unknown
  /** The code that the member was shown (D20). */
  readonly ref?: string | undefined
}

export interface FaultReport {
  readonly kind: string
  readonly call?: string
  readonly status?: number
  readonly code?: string
  readonly where?: string
  /** The error's class. */
  readonly name?: string
  /** The location in our code: "core.ABC123.js:1:2345". */
  readonly at?: string
  readonly ref?: string
}

/** Words with few digits, as in our names and the platform's codes; tokens and ids do not match. */
const wordPattern = /^(?:[A-Za-z]{1,24}\d{0,2}|\d{1,6})(?:[._:/-](?:[A-Za-z]{1,24}\d{0,2}|\d{1,6}))*$/

const safeWord = (text: unknown): string | undefined =>
  typeof text === 'string' && text.length <= limits.faultText && wordPattern.test(text) ? text : undefined

const stackLocation = (stack: unknown): string | undefined =>
  typeof stack === 'string'
    ? /\/([\w-]{1,40}(?:\.[\w-]{1,20}){0,2}\.js:\d{1,7}:\d{1,7})/.exec(stack)?.[1]
    : undefined

/** The part of a fault that is reported. */
export function faultReport({ kind, call, status, code, where, error, ref }: Fault): FaultReport {
  const { name, stack } = error instanceof Error ? error : { name: undefined, stack: undefined }
  const fields = {
    kind: safeWord(kind) ?? 'unknown',
    call: safeWord(call),
    status: Number.isInteger(status) ? status : undefined,
    code: safeWord(code),
    where: safeWord(where),
    name: safeWord(name),
    at: stackLocation(stack),
    ref,
  }
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as FaultReport
}

/** The key of a report; the same fault always has the same key. */
export const faultKey = (report: FaultReport): string =>
  [report.kind, report.call, report.status, report.code, report.where, report.name, report.at].join(' ')

/** Adds a key to those reported during the visit; undefined when it was already reported or the limit is reached. */
export function withReportedKey(reportedKeys: readonly string[], key: string): string[] | undefined {
  if (reportedKeys.includes(key) || reportedKeys.length >= limits.faultsPerVisit) return undefined
  return [...reportedKeys, key]
}
