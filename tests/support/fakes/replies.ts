import type { HttpResponse } from '../../../runtime/browser/browser'
import { Failure, type FailureDetail } from '../../../runtime/rules/network/failure'
import type { FailureKind } from '../../../runtime/tables/errors'

/** The outcome of a request: a response, or a network failure. */
export type Reply = HttpResponse | Failure

export const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
})

/** A successful reply in the platform's envelope (I7.02). */
export const success = (value?: unknown): HttpResponse =>
  json({ success: true, message: '', errorCode: null, value: value ?? null })

interface Refusal {
  readonly status?: number
  readonly code?: unknown
  readonly message?: unknown
  readonly value?: unknown
}

/** A refusal by the platform. */
export const refusal = ({
  status = 200,
  code = null,
  message = '',
  value = null,
}: Refusal = {}): HttpResponse => json({ success: false, message, errorCode: code, value }, status)

/** A failure of a kind that only the test's row knows. */
export const failure = (kind: FailureKind, detail: FailureDetail | object = {}): Failure =>
  new Failure(kind as 'refused', detail as FailureDetail<'refused'>) as Failure

/** HTML instead of JSON: a captive portal, a firewall, an error page of the host. */
export const html = (status = 200): HttpResponse => ({
  status,
  contentType: 'text/html',
  text: '<!doctype html><title>Welcome to the hotel</title>',
})
