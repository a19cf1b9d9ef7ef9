import type { IncomingHttpHeaders } from 'node:http'
import type { Member } from './members/member'
import type { MessageKey } from './messages'
import type { MerchantState, World } from './world'

/** The shape of every answer (I7.02, E7.04). */
export interface Reply {
  success: boolean
  message: string
  errorCode: string | null
  value: unknown
}

/** What a handler is told about the call that it answers. */
export interface Exchange {
  readonly world: World
  readonly state: MerchantState
  /** Language code of the request. */
  readonly language: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** The JSON of the body, in clear; null without a body. */
  readonly body: unknown
  /** Who calls; absent for a visitor. */
  readonly session?: { readonly token: string; readonly member: Member }
  /** Network address of the caller. */
  readonly address: string
}

/** Thrown by whatever refuses a call; the router makes the reply of it. */
export class Refused extends Error {
  constructor(
    readonly errorCode: string,
    readonly about: {
      status?: number
      say?: MessageKey
      /** What stands in the message in place of names in braces. */
      values?: Readonly<Record<string, string | number>>
      message?: string
      value?: unknown
    } = {},
  ) {
    super(errorCode)
  }
}

/** The body as a record of unknown things: whatever else it was counts as empty. */
export const fields = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** A text field of the body, trimmed; empty when it is absent or no text. */
export const textField = (body: unknown, name: string): string => {
  const value = fields(body)[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A text field exactly as it came: a password may begin or end with a blank (F086). */
export const exactField = (body: unknown, name: string): string => {
  const value = fields(body)[name]
  return typeof value === 'string' ? value : ''
}
