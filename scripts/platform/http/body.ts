import type { IncomingMessage } from 'node:http'
import { RefusalError } from './refusal'

const maxBytes = 64 * 1024

/** The whole body as text; undefined when it is too long, in which case it is read to the end and discarded. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= maxBytes) chunks.push(bytes)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8')
}

/** The body parsed as JSON; null when it is empty. */
export function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusalError('body.malformed')
  }
}
