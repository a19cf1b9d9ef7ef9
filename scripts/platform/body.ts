import type { IncomingMessage } from 'node:http'
import { Refused } from './exchange'

const BYTES_AT_MOST = 64 * 1024

/** The whole body as text; undefined for one that is too long, which is read to its end but not kept. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= BYTES_AT_MOST) chunks.push(bytes)
  }
  return size > BYTES_AT_MOST ? undefined : Buffer.concat(chunks).toString('utf8')
}

/** The JSON of a body; null for none at all. */
export function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('body.malformed', { status: 400 })
  }
}
