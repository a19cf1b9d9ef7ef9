import { entryPath } from '../../site/sitePaths'
import { type Client, isReply, type Reply } from './client'
import type { Observation } from './observation'

/** Plain http must lead to https: who types the domain without a scheme begins there. `origin`: "http://www.saomai.com". */
export async function httpFindings(client: Client, origin: string): Promise<Observation[]> {
  const address = origin + entryPath
  const answer = await client.get(address)
  const details = {
    address,
    why: 'Links and typed addresses without a scheme begin with http, where passwords are not sent and networks can read along.',
    fix: 'Redirect http to https with 308 or 301: server { listen 80 default_server; return 308 https://$host$request_uri; }',
  }
  if (!isReply(answer))
    return [
      {
        ...details,
        level: 'should',
        code: 'http-unanswered',
        message: `Plain http is not answered (${answer.message || answer.failure}).`,
      },
    ]
  const { status, headers } = answer
  const target =
    headers.location && URL.canParse(headers.location, address)
      ? new URL(headers.location, address)
      : undefined
  if (status >= 300 && status < 400 && target?.protocol === 'https:') return []
  return [
    {
      ...details,
      level: 'must',
      code: 'https-redirect',
      message: `Plain http is answered with ${status}${target ? ` and leads to ${target.href}` : ''}, not with a redirect to https.`,
    },
  ]
}

/** Codes of a second factor and offers with a time are wrong for clocks that differ more; milliseconds. */
const mostDifference = 60_000

/** The difference between the server's clock and this machine's. */
export function clockFindings({ headers, url }: Reply, now: number): Observation[] {
  const sent = Date.parse(headers.date ?? '')
  const difference = sent - now
  if (Number.isNaN(sent) || Math.abs(difference) <= mostDifference) return []
  return [
    {
      level: 'should',
      code: 'clock-differs',
      address: url,
      message: `The server's clock is ${Math.round(Math.abs(difference) / 1000)} s ${difference > 0 ? 'ahead of' : 'behind'} this machine's.`,
      why: 'Countdowns, maintenance times and codes of a second factor are wrong where a clock is.',
      fix: 'Let both machines set their clocks by NTP (timedatectl says whether they do).',
    },
  ]
}
