import { Failure } from '../rules/failure'
import type { Language } from '../tables/languages'
import type { Clock, Http, HttpAnswer, HttpRequest } from './edge'

/** What the page's first script left for the application (edge/boot.ts). */
export interface Early {
  readonly language: Language
  /** False: nothing told which language, so the header says the default (I7.01). */
  readonly detected: boolean
  /** A token that the address carried; it is out of the address already (D4). */
  readonly token: string | undefined
  /** When the start picture was shown, on the steady clock; undefined when it was not (E4.65). */
  readonly splashSince: number | undefined
  /** Requests that are under way since before the application came; undefined when one failed. */
  readonly requests: Map<string, Promise<HttpAnswer | undefined>>
}

declare global {
  var __boot: Early | undefined
}

/** Same address, language and member: the same request. */
export const earlyKey = (url: string, headers: Readonly<Record<string, string>>): string =>
  [url, headers.Language ?? '', headers.Authorization ?? ''].join(' ')

/** Hands out an early answer once; a failed one is asked for again. */
export const withEarly = (http: Http, requests: Early['requests'], clock: Clock): Http => ({
  async send(request: HttpRequest) {
    const key = earlyKey(request.url, request.headers)
    const early = request.method === 'GET' ? requests.get(key) : undefined
    requests.delete(key)
    const answer = early && (await inTime(early, request, clock))
    return answer ?? http.send(request)
  },
})

/** The first script knows no time limit and nobody who could cancel: both begin with the one who wants the answer (I9.01). */
const inTime = <T>(early: Promise<T>, { timeout, signal }: HttpRequest, clock: Clock): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = () => reject(new Failure('cancelled'))
    if (signal?.aborted) return cancel()
    const stopWaiting = clock.after(timeout, () => reject(new Failure('timeout')))
    signal?.addEventListener('abort', cancel)
    void early.then(resolve, reject).finally(() => {
      stopWaiting()
      signal?.removeEventListener('abort', cancel)
    })
  })
