import type { IncomingHttpHeaders } from 'node:http'
import type { Member } from '../members/member'
import type { MessageKey } from '../messages'
import type { MerchantState, PlatformState } from '../state/platform-state'

/** The envelope of every reply (I7.02, E7.04). */
export interface Reply {
  success: boolean
  message: string
  errorCode: string | null
  value: unknown
}

/** What a handler gets about its call. */
export interface CallContext {
  readonly platform: PlatformState
  readonly state: MerchantState
  /** Language code of the request. */
  readonly language: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** The body, decrypted and parsed as JSON; null without a body. */
  readonly body: unknown
  /** The caller's session; absent for a visitor. */
  readonly session?: { readonly token: string; readonly member: Member }
  /** IP address of the caller. */
  readonly address: string
}

/** Thrown to refuse a call; it is turned into the reply. */
export class RefusalError extends Error {
  constructor(
    readonly errorCode: string,
    readonly options: {
      status?: number
      messageKey?: MessageKey
      /** Values for the placeholders of the message. */
      values?: Readonly<Record<string, string | number>>
      message?: string
      value?: unknown
    } = {},
  ) {
    super(errorCode)
  }
}

/** A value as a record; anything that is not an object counts as empty. */
export const asRecord = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** A text field of the body, trimmed; empty when it is absent or not a string. */
export const textField = (body: unknown, name: string): string => {
  const value = asRecord(body)[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A text field exactly as it was sent: a password may begin or end with a space (F086). */
export const untrimmedField = (body: unknown, name: string): string => {
  const value = asRecord(body)[name]
  return typeof value === 'string' ? value : ''
}
