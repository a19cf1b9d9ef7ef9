import type { Clock, Http, HttpRequest, HttpResponse } from '../../../runtime/browser/browser'
import { Failure } from '../../../runtime/rules/network/failure'
import { type CallName, type CallRow, calls } from '../../../runtime/tables/calls'
import { ms } from '../../../runtime/tables/times'
import { publicKey } from '../decryptBody'
import { failure, json, type Reply, success } from './replies'

/** A request that the site has sent. */
export interface SentRequest extends HttpRequest {
  readonly name: CallName | undefined
  readonly path: string
  readonly query: URLSearchParams
}

/** A reply, or a function that creates one for each request; `turn` counts the requests of its kind from 0. */
export type FakeReply = Reply | ((sent: SentRequest, turn: number) => Reply)

export interface FakeHttp extends Http {
  readonly requests: readonly SentRequest[]
  /** The requests of one call, or to one path. */
  requestsTo(target: string): SentRequest[]
  /** Sets the reply to a call (by its name) or a URL (by its path, or the whole URL); `after` is the delay in ms. */
  answer(target: string, reply: FakeReply, after?: number): void
}

/** The platform's replies unless a test sets others. */
const defaultReplies: Partial<Record<CallName, HttpResponse>> = {
  rsaKey: success(publicKey),
  login: success({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0, firstTimeLogin: false }),
  logout: success(),
  memberInfo: success({ id: 7, userName: 'minhanh88', type: 0, language: 'EN', clubLabel: null }),
  memberLanguage: success(),
  balance: success({ balance: '1234567.89', currency: 'USD' }),
  status: success({ state: 'normal', ip: '203.0.113.7', track: 'track-1' }),
  whitelabel: success({}),
  settings: success({}),
  banners: success({ banners: [] }),
  gameLanes: success({ lanes: [] }),
  promotions: success({}),
  resources: success({ resources: [] }),
  downloadSetting: success({}),
  successCounts: success({ totalDepositSuccessCount: 0, totalWithdrawSuccessCount: 0 }),
  bindings: success({ fullBankCardList: [], fullVirtualWalletList: [], fullEWalletList: [] }),
  announcements: success({ announcements: [] }),
  pushBind: success(),
  pushSubscribe: success(),
  pushUnsubscribe: success(),
}

/** The host's files: this build, and nothing of the other product. */
const defaultFiles: Readonly<Record<string, HttpResponse>> = {
  '/m/asset-manifest.json': json({ build: '0123456789abcdef', files: {} }),
  '/mobile/mc/asset-manifest.json': { ...json(''), status: 404 },
}

const callNameOf = (method: string, path: string): CallName | undefined =>
  (Object.keys(calls) as CallName[]).find((name) => {
    const row: CallRow = calls[name]
    return row.method === method && row.path === path
  })

function describeRequest(request: HttpRequest): SentRequest {
  const { pathname, searchParams } = new URL(request.url, 'https://site.example')
  return { ...request, name: callNameOf(request.method, pathname), path: pathname, query: searchParams }
}

/** A network that sends prepared replies on the fake clock, and records the requests. */
export function fakeHttp(clock: Clock): FakeHttp {
  const requests: SentRequest[] = []
  const replies = new Map<string, { reply: FakeReply; after: number }>(
    Object.entries({ ...defaultReplies, ...defaultFiles }).map(([name, reply]) => [
      name,
      { reply, after: 0 },
    ]),
  )
  const matches = (sent: SentRequest, target: string) => sent.name === target || sent.path === target

  function replyTo(sent: SentRequest): { reply: Reply; after: number } {
    const [url = ''] = sent.url.split('?')
    const prepared = replies.get(url) ?? replies.get(sent.path) ?? replies.get(sent.name ?? '')
    if (!prepared) throw new Error(`The fake network has no reply for ${sent.method} ${sent.url}`)
    const turn =
      requests.filter((request) => request.path === sent.path && request.method === sent.method).length - 1
    return {
      ...prepared,
      reply: typeof prepared.reply === 'function' ? prepared.reply(sent, turn) : prepared.reply,
    }
  }

  return {
    requests,
    requestsTo: (target) => requests.filter((sent) => matches(sent, target)),
    answer: (target, reply, after = 0) => void replies.set(target, { reply, after }),
    async send(request) {
      if (request.signal?.aborted) throw new Failure('cancelled')
      const sent = describeRequest(request)
      requests.push(sent)
      const { reply, after } = replyTo(sent)
      if (after > 0) await waitForReply(clock, request, after)
      if (reply instanceof Failure) throw failure(reply.kind)
      return reply
    },
  }
}

/** Waits until the reply is due; rejects when the request is aborted or times out before. */
const waitForReply = (clock: Clock, { timeout, signal }: HttpRequest, after: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timesOut = after > timeout
    const stop = clock.after(ms(Math.min(after, timeout)), () =>
      timesOut ? reject(new Failure('timeout')) : resolve(),
    )
    signal?.addEventListener('abort', () => {
      stop()
      reject(new Failure('cancelled'))
    })
  })
