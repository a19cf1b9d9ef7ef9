import { FetchError, ofetch } from 'ofetch'
import { Failure } from '../../rules/network/failure'
import type { FailureKind } from '../../tables/errors'
import type { Ms } from '../../tables/times'
import type { Clock } from '../clock'
import { type ResponseHead, readResponseHead } from './responseHead'

export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeout: Ms
  readonly signal?: AbortSignal
  readonly credentials?: 'include' | 'omit' | 'same-origin'
  /** With `reload`, the browser's cache is not used. */
  readonly cache?: 'reload'
  /** With `error`, a redirect makes the request fail. */
  readonly redirect?: 'error'
}

export interface HttpResponse extends ResponseHead {
  readonly status: number
  readonly text: string
}

/** Sends one request, without retries. Rejects with a Failure of kind offline, network, timeout or cancelled. */
export interface Http {
  send(request: HttpRequest): Promise<HttpResponse>
}

/** ofetch retries failed requests by default; here a request is sent once. */
async function fetchOnce(request: HttpRequest, signal: AbortSignal) {
  const { method, url, headers, body, credentials, cache, redirect } = request
  const response = await ofetch.raw(url, {
    method,
    headers: { ...headers },
    credentials: credentials ?? 'include',
    responseType: 'text',
    ignoreResponseError: true,
    retry: false,
    signal,
    ...(body === undefined ? {} : { body }),
    ...(cache === undefined ? {} : { cache }),
    ...(redirect === undefined ? {} : { redirect }),
  })
  return {
    status: response.status,
    ...readResponseHead(response.headers),
    text: response._data ?? '',
  }
}

/** Sends requests over the real network. Timeouts run on the clock passed in, so tests control them. */
export const createHttp = (clock: Clock): Http => ({
  async send(request): Promise<HttpResponse> {
    const controller = new AbortController()
    let abortKind: FailureKind | undefined
    const abort = (kind: FailureKind) => {
      abortKind ??= kind
      controller.abort()
    }
    const cancel = () => abort('cancelled')
    const stopTimer = clock.after(request.timeout, () => abort('timeout'))
    request.signal?.addEventListener('abort', cancel)
    try {
      if (request.signal?.aborted) cancel()
      return await fetchOnce(request, controller.signal)
    } catch (error) {
      if (!(error instanceof FetchError) && !(error instanceof DOMException)) throw error
      throw new Failure(abortKind ?? (navigator.onLine ? 'network' : 'offline'))
    } finally {
      stopTimer()
      request.signal?.removeEventListener('abort', cancel)
    }
  },
})
