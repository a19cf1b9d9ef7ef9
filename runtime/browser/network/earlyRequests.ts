import { Failure } from '../../rules/network/failure'
import type { Language } from '../../tables/languages'
import type { Clock, Http, HttpRequest, HttpResponse } from '../browser'
import { earlyRequestKey } from './earlyRequestKey'

/** What the boot script (browser/start/boot.ts) hands to the application. */
export interface BootResult {
  readonly language: Language
  /** False when no language was detected; the Language header then has its default (I7.01). */
  readonly detected: boolean
  /** A token from the address, where it has been removed already (D4). */
  readonly token: string | undefined
  /** When the splash screen was shown, on the monotonic clock; undefined when it was not (E4.65). */
  readonly splashSince: number | undefined
  /** Requests sent before the application loaded; a failed one resolves to undefined. */
  readonly requests: Map<string, Promise<HttpResponse | undefined>>
  /** Those that the lobby's preview shows; absent on other pages. */
  readonly lobby?: {
    readonly lanes: EarlyResponse
    readonly banners: EarlyResponse
    /** Absent when the texts of the last visit are stored. */
    readonly texts?: EarlyResponse
  }
  /** What the visitor has done before the application was there. */
  readonly actions: EarlyActions
}

/** With elements of the page that the application replaces. */
export interface EarlyActions {
  /** The button that was tapped last. */
  tapped?: Element
  /** What had the focus last. A tap beside it moves the focus to the main element. */
  focused?: Element
  /** The rows of the lobby's preview that were scrolled, and how far, in px. */
  readonly scrolled: Map<Element, number>
}

type EarlyResponse = Promise<HttpResponse | undefined>

declare global {
  var __boot: BootResult | undefined
}

/** Uses each early response once; a failed request is sent again. */
export const withEarlyRequests = (http: Http, requests: BootResult['requests'], clock: Clock): Http => ({
  async send(request: HttpRequest) {
    const key = earlyRequestKey(request.url, request.headers)
    const pending = request.method === 'GET' ? requests.get(key) : undefined
    requests.delete(key)
    const response = pending && (await withTimeout(pending, request, clock))
    return response ?? http.send(request)
  },
})

/** The boot script sets no timeout and cannot cancel; both start with the caller that needs the response (I9.01). */
const withTimeout = <T>(pending: Promise<T>, { timeout, signal }: HttpRequest, clock: Clock): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = () => reject(new Failure('cancelled'))
    if (signal?.aborted) return cancel()
    const stopTimer = clock.after(timeout, () => reject(new Failure('timeout')))
    signal?.addEventListener('abort', cancel)
    void pending.then(resolve, reject).finally(() => {
      stopTimer()
      signal?.removeEventListener('abort', cancel)
    })
  })
