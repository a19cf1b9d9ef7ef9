import type { IncomingMessage } from 'node:http'
import { originOf } from '../platform/http/handleCall'
import { otherOrigin } from '../platform/http/otherOrigin'
import overrides from './development.json'

/**
 * Names the origin of the embedded pages in a page that is being sent: the site itself knows only the other of this machine's two
 * names, and a merchant's host has another one of its own.
 */
export function withEmbeddedPages(html: string, request: IncomingMessage): string {
  const { embeddedPages } = overrides.development
  const other = otherOrigin(originOf(request))
  return other === undefined
    ? html
    : html.replace(
        `"embeddedPages":${JSON.stringify(embeddedPages)}`,
        `"embeddedPages":${JSON.stringify(other + embeddedPages)}`,
      )
}
