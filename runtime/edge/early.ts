import { Failure } from '../rules/failure'
import type { Language } from '../tables/languages'
import type { Http, HttpAnswer, HttpRequest } from './edge'

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
export const withEarly = (http: Http, requests: Early['requests']): Http => ({
  async send(request: HttpRequest) {
    const key = earlyKey(request.url, request.headers)
    const early = request.method === 'GET' ? requests.get(key) : undefined
    requests.delete(key)
    const answer = await early
    if (request.signal?.aborted) throw new Failure('cancelled')
    return answer ?? http.send(request)
  },
})
