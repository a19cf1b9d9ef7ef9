import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SessionState } from '../account/sessions'
import { readBody } from '../http/body'
import { readHeader } from '../http/requestChecks'
import type { Member } from '../members/member'
import type { ConfigState } from '../state/merchantConfig'
import { cashierPage } from './cashierPage'
import { records } from './records'
import { CashierError, transactions } from './transactions'

/** The merchants' own pages, which their sites embed (D5): /__pages/<host>/<page>, and /__pages/<host>/api/<page>. */
const cashierPath = /^\/__pages\/([a-z0-9.-]+)\/(api\/)?([a-z]+)$/

export const isCashier = (path: string): boolean => cashierPath.test(path)

type CashierMerchant = ConfigState & SessionState

/** Serves the pages of all merchants, each at its host, and does what members ask for in them. */
export async function serveCashier(
  merchants: Iterable<CashierMerchant>,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const [, host = '', api, name = ''] = cashierPath.exec(path) ?? []
  const state = [...merchants].find(({ merchant }) => merchant.pageHosts?.includes(host))
  if (!state || !(name in transactions || name in records || (api && name === 'member')))
    return send(response, 404, 'text/plain', 'Not found')
  if (!api) return send(response, 200, 'text/html', cashierPage(state.merchant, name))
  const token = readHeader(request.headers, 'authorization') ?? ''
  const member = state.sessions.get(token)
  if (!member) return sendJson(response, 401, { problem: 'noSession' })
  const rows = records[name]?.(member, state.merchant.currency)
  if (request.method === 'GET' || rows)
    return sendJson(response, 200, { ...accountOf(member), ...(rows && { rows }) })
  await transact(state, member, name, await readBody(request), response)
}

async function transact(
  { merchant }: CashierMerchant,
  member: Member,
  name: string,
  body: string | undefined,
  response: ServerResponse,
): Promise<void> {
  try {
    const fields: unknown = JSON.parse(body ?? '{}')
    transactions[name]?.(member, fields as Record<string, unknown>, merchant.currency)
    sendJson(response, 200, accountOf(member))
  } catch (error) {
    if (error instanceof CashierError)
      sendJson(response, 200, { problem: error.problem, ...accountOf(member) })
    else sendJson(response, 400, { problem: 'failed' })
  }
}

const accountOf = ({ balance, points, cards }: Member) => ({ balance, points, cards })

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(body))

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body)
}
