import type { Browser, HttpRequest } from '../../browser/browser'
import type { CallOptions, Platform } from '../../contract/platform'
import type { EncryptedBody } from '../../rules/network/cipher'
import { Failure, unsent } from '../../rules/network/failure'
import { parseJson, type Untrusted } from '../../rules/network/read'
import { withQuery } from '../../rules/network/url'
import { hashText } from '../../rules/text/hash'
import {
  type CallName,
  type CallRow,
  calls,
  type Method,
  passThroughPrefixes,
  type ReplyOf,
} from '../../tables/calls'
import type { Ms } from '../../tables/times'
import * as times from '../../tables/times'
import { notifiesOf } from '../handleFailure'
import { createBodyEncryptor, type LoadCipher } from './bodyEncryptor'
import { createPlatformClock } from './platformClock'
import type { RateLimiter } from './rateLimiter'
import { readReply } from './readReply'
import { cacheKey, createReplyCache } from './replyCache'
import { createSharedReplies } from './sharedReplies'

/** What the client needs from the site; the functions are called for each request. */
export interface PlatformClientConfig {
  readonly merchant: string
  /** Value of the Language header (I7.01). */
  readonly language: () => string
  readonly token: () => string | undefined
  readonly endpoints: Readonly<Record<string, string | undefined>>
  readonly loadCipher: LoadCipher
  readonly rateLimiter: RateLimiter
  /** The manifest's timeout in ms; undefined: 30 s (I7.36). */
  readonly timeout: number | undefined
  /**
   * Handles a failure, once for each request. `handled`: it was handled for a silent caller, and another caller of the same
   * request wants the notification.
   */
  readonly onFailure: (
    failure: Failure,
    options: CallOptions,
    token: string | undefined,
    handled: boolean,
  ) => void
}

export interface PlatformClient extends Omit<Platform, 'call'> {
  /** As that of `Platform`, whose callers are held to the schemas of the requests: the client sends whatever it gets. */
  call<Name extends CallName>(name: Name, options?: CallOptions): Promise<Untrusted<ReplyOf<Name>>>
  /** Clears the replies cached for the member who logs out, and does not cache those that are still on their way (F033). */
  clearReplyCache(): void
}

/** Rejects when the signal is aborted. */
const rejectOnAbort = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Failure('cancelled'))))

export function createPlatformClient(browser: Browser, config: PlatformClientConfig): PlatformClient {
  const sharedReplies = createSharedReplies(
    createReplyCache(browser.storage, browser.clock.now, times.replyCache),
  )
  const platformClock = createPlatformClock(browser)
  const timeout: Ms = config.timeout === undefined ? times.request : times.ms(config.timeout)
  const bodyEncryptor = createBodyEncryptor(
    () => limited('rsaKey', () => request('rsaKey', { query: { _: browser.clock.now() }, alert: false })),
    browser.random,
    config.loadCipher,
  )

  /** Holds a call back while the platform refuses it, and remembers its refusal (I8.03). */
  async function limited<T>(name: CallName, work: () => Promise<T>): Promise<T> {
    config.rateLimiter.check(name)
    try {
      return await work()
    } catch (error) {
      if (error instanceof Failure) config.rateLimiter.note(name, error)
      throw error
    }
  }

  function headers(row: CallRow, token: string | undefined, options: CallOptions): Record<string, string> {
    return {
      Merchant: config.merchant,
      Language: config.language(),
      ...(row.auth !== 'none' && token !== undefined ? { Authorization: token } : {}),
      ...(row.moduleId === undefined ? {} : { ModuleId: row.moduleId }),
      ...options.headers,
    }
  }

  /** A cancelled call stops waiting for the key, and the next one fetches it again: this one may never arrive. */
  async function encrypt(json: string, signal: AbortSignal | undefined): Promise<EncryptedBody> {
    try {
      return await Promise.race([bodyEncryptor.encrypt(json), rejectOnAbort(signal)])
    } catch (error) {
      if (signal?.aborted) bodyEncryptor.forgetKey()
      throw error instanceof Failure ? unsent(error) : error
    }
  }

  async function withBody(row: CallRow, request: HttpRequest, body: unknown): Promise<HttpRequest> {
    const json = JSON.stringify(body ?? {})
    if (!row.encrypted) {
      return { ...request, headers: { ...request.headers, 'Content-Type': 'application/json' }, body: json }
    }
    const encrypted = await encrypt(json, request.signal)
    return {
      ...request,
      headers: { ...request.headers, 'Content-Type': 'text/plain', ...encrypted.headers },
      body: encrypted.body,
    }
  }

  async function send(
    name: CallName,
    row: CallRow,
    url: string,
    options: CallOptions,
    token: string | undefined,
  ) {
    if (options.signal?.aborted) throw unsent(new Failure('cancelled', { call: name }))
    const baseRequest: HttpRequest = {
      method: row.method,
      url,
      headers: headers(row, token, options),
      timeout: row.timeout ?? timeout,
      ...(row.credentials ? { credentials: row.credentials } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    }
    const httpRequest = row.method === 'GET' ? baseRequest : await withBody(row, baseRequest, options.body)
    const response = await browser.http.send(httpRequest)
    platformClock.update(response)
    return readReply(response, name, row)
  }

  /** Fetches the key again, once, when it is malformed or the platform cannot read what was encrypted with it (D137, F059). */
  async function sendWithKeyRetry(...args: Parameters<typeof send>): Promise<unknown> {
    try {
      return await send(...args)
    } catch (error) {
      const isKeyAtFault =
        error instanceof Failure && (error.kind === 'encryption' || error.detail.code === 'encryption_failed')
      if (!isKeyAtFault || !args[1].encrypted) throw error
      bodyEncryptor.forgetKey()
      return send(...args)
    }
  }

  async function request(name: CallName, options: CallOptions): Promise<unknown> {
    const row: CallRow = calls[name]
    const path = config.endpoints[name] ?? row.path
    const token = options.token ?? config.token()
    if (path === '') throw new Failure('emptyUrl', { call: name })
    if (row.auth === 'required' && token === undefined) {
      throw new Failure('refused', { call: name, code: 'login.not.session' })
    }
    const url = withQuery(path, options.query)
    if (row.method !== 'GET') return sendWithKeyRetry(name, row, url, options, token)
    const member = row.auth === 'none' || token === undefined ? '' : hashText(token)
    const key = cacheKey({ merchant: config.merchant, language: config.language(), member }, url)
    return sharedReplies.get(key, { ...options, ...row }, () => send(name, row, url, options, token))
  }

  /**
   * A reply for somebody who is no longer logged in is dropped (D21): a call that needs a session fails as cancelled, and one
   * that needs none is repeated with the current one.
   */
  async function requestForCurrentMember(name: CallName, options: CallOptions): Promise<unknown> {
    const token = config.token()
    const { auth, method }: CallRow = calls[name]
    const isOutdated = () =>
      token !== undefined && options.token === undefined && auth !== 'none' && config.token() !== token
    const canRepeat = auth !== 'required' && method === 'GET'
    const drop = () => {
      if (canRepeat) return requestForCurrentMember(name, options)
      throw new Failure('cancelled', { call: name })
    }
    try {
      const value = await limited(name, () => request(name, options))
      return isOutdated() ? drop() : value
    } catch (error) {
      if (isOutdated()) return drop()
      throw error
    }
  }

  /** The failures that were handled, and whether the member was notified. */
  const handledFailures = new WeakMap<Failure, boolean>()

  /** Handles each failure once: callers that share a request share its failure, and the first that is not silent notifies. */
  async function withFailureHandling<T>(
    options: CallOptions,
    token: string | undefined,
    work: Promise<T>,
  ): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof Failure) {
        const wasNotified = handledFailures.get(error)
        const notifies = notifiesOf(error, options)
        if (wasNotified === undefined || (notifies && !wasNotified)) {
          handledFailures.set(error, notifies)
          config.onFailure(error, options, token, wasNotified !== undefined)
        }
      }
      throw error
    }
  }

  async function sendPassThrough(method: Method, url: string, options: CallOptions): Promise<unknown> {
    if (url === '') throw new Failure('emptyUrl')
    if (!passThroughPrefixes.some((prefix) => url.startsWith(prefix)))
      throw new Error(`passThrough: ${url} is not an allowed address`)
    const response = await browser.http.send({
      method,
      url: withQuery(url, options.query),
      headers: { ...options.headers },
      timeout,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    // These services may answer with plain text, or nothing; a page comes from something else on the way (F002).
    if (response.contentType === 'text/html') throw new Failure('network', { status: response.status })
    return parseJson(response.text) ?? response.text
  }

  return {
    call: <Name extends CallName>(name: Name, options: CallOptions = {}) =>
      withFailureHandling(
        options,
        options.token ?? config.token(),
        requestForCurrentMember(name, options) as Promise<Untrusted<ReplyOf<Name>>>,
      ),
    passThrough: (method, url, options = {}) =>
      withFailureHandling(options, config.token(), sendPassThrough(method, url, options)),
    now: platformClock.now,
    clearReplyCache: sharedReplies.clear,
  }
}
