import type { Browser, HttpRequest } from '../../browser/browser'
import type { CallOptions, Platform, QueryValue } from '../../contract/platform'
import type { EncryptedBody } from '../../rules/network/cipher'
import { Failure } from '../../rules/network/failure'
import type { Untrusted } from '../../rules/network/read'
import {
  type CallName,
  type CallRow,
  calls,
  type Method,
  passThroughPrefixes,
  type ReplyOf,
} from '../../tables/calls'
import { type Ms, ms, times } from '../../tables/times'
import { keptReplies, replyKey } from './replies'
import { readReply } from './reply'
import { type LoadCipher, sealer } from './sealing'
import { serverClock } from './serverClock'

/** Who asks, as it stands at this moment. */
export interface Caller {
  readonly merchant: string
  /** What the Language header says (I7.01). */
  readonly language: () => string
  readonly token: () => string | undefined
  readonly member: () => string
  readonly endpoints: Readonly<Record<string, string | undefined>>
  readonly loadCipher: LoadCipher
  /** The manifest's timeout in ms; absent: 30 s (I7.36). */
  readonly timeout: number | undefined
  /** Interprets a failure, once for each request. */
  readonly failed: (failure: Failure, options: CallOptions, token: string | undefined) => void
}

export interface PlatformClient extends Platform {
  /** Drops what was kept for the member who leaves (F033). */
  forgetReplies(): void
}

/** Adds query parameters; undefined ones are left out. */
export function withQuery(path: string, query: CallOptions['query'] = {}): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, Exclude<QueryValue, undefined>] => pair[1] !== undefined,
  )
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`
}

const unsent = ({ kind, detail }: Failure): Failure => new Failure(kind, { ...detail, unsent: true })

/** Rejects as soon as nobody waits any more. */
const givenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Failure('cancelled'))))

export function platformClient(edge: Browser, caller: Caller): PlatformClient {
  const kept = keptReplies(edge.storage, edge.clock.now, times.replyCache)
  const platformTime = serverClock(edge)
  const underway = new Map<string, Promise<unknown>>()
  const timeout: Ms = caller.timeout === undefined ? times.request : ms(caller.timeout)
  const keys = sealer(
    () => request('rsaKey', { query: { _: edge.clock.now() }, alert: false }),
    edge.random,
    caller.loadCipher,
  )

  function headers(row: CallRow, token: string | undefined, options: CallOptions): Record<string, string> {
    return {
      Merchant: caller.merchant,
      Language: caller.language(),
      ...(row.auth !== 'none' && token !== undefined ? { Authorization: token } : {}),
      ...(row.moduleId === undefined ? {} : { ModuleId: row.moduleId }),
      ...options.headers,
    }
  }

  /** Who gives up waits for no key, and the next one asks for another: this one may never come. */
  async function seal(json: string, signal: AbortSignal | undefined): Promise<EncryptedBody> {
    try {
      return await Promise.race([keys.seal(json), givenUp(signal)])
    } catch (error) {
      if (signal?.aborted) keys.forgetKey()
      throw error instanceof Failure ? unsent(error) : error
    }
  }

  async function withBody(row: CallRow, plain: HttpRequest, body: unknown): Promise<HttpRequest> {
    const json = JSON.stringify(body ?? {})
    if (!row.sealed) {
      return { ...plain, headers: { ...plain.headers, 'Content-Type': 'application/json' }, body: json }
    }
    const sealed = await seal(json, plain.signal)
    return {
      ...plain,
      headers: { ...plain.headers, 'Content-Type': 'text/plain', ...sealed.headers },
      body: sealed.body,
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
    const plain: HttpRequest = {
      method: row.method,
      url,
      headers: headers(row, token, options),
      timeout: row.timeout ?? timeout,
      ...(options.signal ? { signal: options.signal } : {}),
    }
    const ready = row.method === 'GET' ? plain : await withBody(row, plain, options.body)
    const answer = await edge.http.send(ready)
    platformTime.learn(answer)
    return readReply(answer, name, row.returnsValue)
  }

  /** The key is no key, or the platform cannot read what was sealed with it: it is fetched again, once (D17, F059). */
  async function sendAgainWithNewKey(...attempt: Parameters<typeof send>): Promise<unknown> {
    try {
      return await send(...attempt)
    } catch (error) {
      const isKeyAtFault =
        error instanceof Failure && (error.kind === 'sealing' || error.detail.code === 'encryption_failed')
      if (!isKeyAtFault || !attempt[1].sealed) throw error
      keys.forgetKey()
      return send(...attempt)
    }
  }

  async function request(name: CallName, options: CallOptions): Promise<unknown> {
    const row: CallRow = calls[name]
    const path = caller.endpoints[name] ?? row.path
    const token = caller.token()
    if (path === '') throw new Failure('emptyUrl', { call: name })
    if (row.auth === 'required' && token === undefined) {
      throw new Failure('refused', { call: name, code: 'login.not.session' })
    }
    const url = withQuery(path, options.query)
    return row.method === 'GET'
      ? get(row, url, options, () => send(name, row, url, options, token))
      : sendAgainWithNewKey(name, row, url, options, token)
  }

  /** Ten components that ask the same share one request (F050); cacheable replies are served again (I7.03). */
  async function get(
    row: CallRow,
    url: string,
    options: CallOptions,
    ask: () => Promise<unknown>,
  ): Promise<unknown> {
    const member = row.auth === 'none' ? '' : caller.member()
    const key = replyKey({ merchant: caller.merchant, language: caller.language(), member }, url)
    const before = row.cacheable && !options.flush ? kept.read(key) : undefined
    if (before !== undefined) return before
    const same = underway.get(key)
    // Who asks anew may do so because that one never comes.
    if (same && !options.signal && !options.flush) return same
    const asked = ask().then((value) => {
      if (row.cacheable) kept.write(key, value)
      return value
    })
    if (!options.signal) share(key, asked)
    return asked
  }

  function share(key: string, asked: Promise<unknown>): void {
    underway.set(key, asked)
    const done = () => {
      if (underway.get(key) === asked) underway.delete(key)
    }
    asked.then(done, done)
  }

  const told = new WeakSet<Failure>()

  /** One message for one cause: those who share a request share its failure too. */
  async function interpreted<T>(
    options: CallOptions,
    token: string | undefined,
    work: Promise<T>,
  ): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof Failure && !told.has(error)) {
        told.add(error)
        caller.failed(error, options, token)
      }
      throw error
    }
  }

  async function passed(method: Method, url: string, options: CallOptions): Promise<unknown> {
    if (url === '') throw new Failure('emptyUrl')
    if (!passThroughPrefixes.some((prefix) => url.startsWith(prefix)))
      throw new Error(`pass: ${url} is a call of the table`)
    const answer = await edge.http.send({
      method,
      url: withQuery(url, options.query),
      headers: { ...options.headers },
      timeout,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    try {
      return JSON.parse(answer.text) as unknown
    } catch {
      throw new Failure('network', { status: answer.status })
    }
  }

  return {
    call: <Name extends CallName>(name: Name, options: CallOptions = {}) =>
      interpreted(options, caller.token(), request(name, options) as Promise<Untrusted<ReplyOf<Name>>>),
    pass: (method, url, options = {}) => interpreted(options, caller.token(), passed(method, url, options)),
    now: platformTime.now,
    forgetReplies: kept.clear,
  }
}
