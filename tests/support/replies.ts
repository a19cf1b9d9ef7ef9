import type { HttpResponse } from '../../runtime/browser/browser'
import { Failure } from '../../runtime/rules/network/failure'
import type { FailureKind } from '../../runtime/tables/errors'

/** What a request comes to: an answer, or a failure of the network. */
export type Reply = HttpResponse | Failure

export const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
})

/** A good answer in the platform's shape (I7.02). */
export const good = (value?: unknown): HttpResponse =>
  json({ success: true, message: '', errorCode: null, value: value ?? null })

interface Refusal {
  readonly status?: number
  readonly code?: unknown
  readonly message?: unknown
  readonly value?: unknown
}

/** The platform says no. */
export const refused = ({
  status = 200,
  code = null,
  message = '',
  value = null,
}: Refusal = {}): HttpResponse => json({ success: false, message, errorCode: code, value }, status)

/** No answer comes. */
export const fails = (kind: FailureKind): Failure => new Failure(kind)

/** A page where JSON was expected: a captive portal, a firewall, an error page of the host. */
export const html = (status = 200): HttpResponse => ({
  status,
  contentType: 'text/html',
  text: '<!doctype html><title>Welcome to the hotel</title>',
})
