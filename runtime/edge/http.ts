import { FetchError, ofetch } from 'ofetch'
import { Failure } from '../rules/failure'
import type { FailureKind } from '../tables/errors'
import { headOf } from './answer'
import type { Clock, Http, HttpAnswer, HttpRequest } from './edge'

/** ofetch would repeat failed requests by itself: here a request is sent once. */
async function fetchOnce(request: HttpRequest, signal: AbortSignal) {
  const { method, url, headers, body, credentials, redirect } = request
  const response = await ofetch.raw(url, {
    method,
    headers: { ...headers },
    credentials: credentials ?? 'include',
    responseType: 'text',
    ignoreResponseError: true,
    retry: false,
    signal,
    ...(body === undefined ? {} : { body }),
    ...(redirect === undefined ? {} : { redirect }),
  })
  return {
    status: response.status,
    ...headOf(response.headers),
    text: response._data ?? '',
  }
}

/** The real network. The timeout runs on the given clock, so a fake one can tell of it. */
export const browserHttp = (clock: Clock): Http => ({
  async send(request): Promise<HttpAnswer> {
    const controller = new AbortController()
    let reason: FailureKind | undefined
    const giveUp = (kind: FailureKind) => {
      reason ??= kind
      controller.abort()
    }
    const cancel = () => giveUp('cancelled')
    const stopWaiting = clock.after(request.timeout, () => giveUp('timeout'))
    request.signal?.addEventListener('abort', cancel)
    try {
      if (request.signal?.aborted) cancel()
      return await fetchOnce(request, controller.signal)
    } catch (error) {
      if (!(error instanceof FetchError) && !(error instanceof DOMException)) throw error
      throw new Failure(reason ?? (navigator.onLine ? 'network' : 'offline'))
    } finally {
      stopWaiting()
      request.signal?.removeEventListener('abort', cancel)
    }
  },
})
