import type { Clock, Http, HttpRequest, HttpResponse } from '../../runtime/browser/browser'
import { Failure } from '../../runtime/rules/network/failure'
import { type CallName, type CallRow, calls } from '../../runtime/tables/calls'
import { ms } from '../../runtime/tables/times'
import { good, json, type Reply } from './replies'
import { publicKey } from './sealed'

/** One request as it left the site. */
export interface Sent extends HttpRequest {
  readonly name: CallName | undefined
  readonly path: string
  readonly query: URLSearchParams
}

/** A reply, or one that is made for each request; `turn` counts the requests of its kind from 0. */
export type Answering = Reply | ((sent: Sent, turn: number) => Reply)

export interface FakeHttp extends Http {
  readonly requests: readonly Sent[]
  /** The requests of one call, or to one path. */
  to(target: string): Sent[]
  /** Answers a call of the table by its name, or an address by its path or whole, from now on; `after` is in ms. */
  answer(target: string, reply: Answering, after?: number): void
}

/** What the platform says unless a test says otherwise. */
const usual: Partial<Record<CallName, HttpResponse>> = {
  rsaKey: good(publicKey),
  login: good({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0, firstTimeLogin: false }),
  logout: good(),
  memberInfo: good({ id: 7, userName: 'minhanh88', type: 0, language: 'EN', clubLabel: null }),
  memberLanguage: good(),
  balance: good({ balance: '1234567.89', currency: 'USD' }),
  status: good({ state: 'normal', ip: '203.0.113.7', track: 'track-1' }),
  whitelabel: good({}),
  settings: good({}),
  banners: good({ banners: [] }),
  gameLanes: good({ lanes: [] }),
  promotions: good({}),
}

/** What the host has: this very build, and nothing of the other product. */
const usualFiles: Readonly<Record<string, HttpResponse>> = {
  '/m/asset-manifest.json': json({ build: '0123456789abcdef', files: {} }),
  '/mobile/mc/asset-manifest.json': { ...json(''), status: 404 },
}

const nameOf = (method: string, path: string): CallName | undefined =>
  (Object.keys(calls) as CallName[]).find((name) => {
    const row: CallRow = calls[name]
    return row.method === method && row.path === path
  })

function describeRequest(request: HttpRequest): Sent {
  const { pathname, searchParams } = new URL(request.url, 'https://site.example')
  return { ...request, name: nameOf(request.method, pathname), path: pathname, query: searchParams }
}

/** A network that answers what it is told to, on the fake clock, and remembers what it was asked. */
export function fakeHttp(clock: Clock): FakeHttp {
  const requests: Sent[] = []
  const answers = new Map<string, { reply: Answering; after: number }>(
    Object.entries({ ...usual, ...usualFiles }).map(([name, reply]) => [name, { reply, after: 0 }]),
  )
  const matches = (sent: Sent, target: string) => sent.name === target || sent.path === target

  function replyTo(sent: Sent): { reply: Reply; after: number } {
    const [address = ''] = sent.url.split('?')
    const told = answers.get(address) ?? answers.get(sent.path) ?? answers.get(sent.name ?? '')
    if (!told) throw new Error(`The fake network has no answer for ${sent.method} ${sent.url}`)
    const turn = requests.filter((one) => one.path === sent.path && one.method === sent.method).length - 1
    return { ...told, reply: typeof told.reply === 'function' ? told.reply(sent, turn) : told.reply }
  }

  return {
    requests,
    to: (target) => requests.filter((sent) => matches(sent, target)),
    answer: (target, reply, after = 0) => void answers.set(target, { reply, after }),
    async send(request) {
      if (request.signal?.aborted) throw new Failure('cancelled')
      const sent = describeRequest(request)
      requests.push(sent)
      const { reply, after } = replyTo(sent)
      if (after > 0) await waitOn(clock, request, after)
      if (reply instanceof Failure) throw new Failure(reply.kind)
      return reply
    },
  }
}

/** Until the answer is due; rejects when the caller gives up or the request's time is over before. */
const waitOn = (clock: Clock, { timeout, signal }: HttpRequest, after: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = after > timeout
    const stop = clock.after(ms(Math.min(after, timeout)), () =>
      late ? reject(new Failure('timeout')) : resolve(),
    )
    signal?.addEventListener('abort', () => {
      stop()
      reject(new Failure('cancelled'))
    })
  })
