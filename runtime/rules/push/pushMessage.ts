import * as limits from '../../tables/limits'
import type { PageMessage } from '../../tables/serviceWorker'
import { siteTarget } from '../network/mountedTarget'
import { fields, omitUndefined, textOf } from '../network/read'

/** A push message as the member sees it, in the service worker or in the page. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** A picture of the site's own origin. */
  readonly icon?: string
  /** The page of the site that a tap opens. */
  readonly path?: string
  /** A later message with the same tag replaces this one. */
  readonly tag?: string
}

/**
 * Reads a message of Firebase, as it arrives in the worker; undefined when it has nothing to show. It comes from outside:
 * texts are cut, and only paths of the site are followed (D149).
 */
export function readPushMessage(raw: unknown, origin: string): PushMessage | undefined {
  const { notification, data, fcmOptions, fcmMessageId } = fields(raw)
  const shown = fields(notification)
  const body = cut(textOf(shown.body))
  const title = cut(textOf(shown.title)) || body
  if (title === '') return undefined
  const links = [fields(fcmOptions).link, shown.click_action, fields(data).url]
  return {
    title,
    body: body === title ? '' : body,
    ...omitUndefined({
      icon: ownPicture(textOf(shown.icon), origin),
      path: links.map((link) => siteTarget(textOf(link), origin)).find((path) => path !== undefined),
      tag: [shown.tag, fcmMessageId].map(textOf).find((tag) => tag !== ''),
    }),
  }
}

const cut = (text: string): string => [...text.trim()].slice(0, limits.message).join('')

function ownPicture(address: string, origin: string): string | undefined {
  if (address === '') return undefined
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? url.href : undefined
  } catch {
    return undefined
  }
}

/** A worker's message to the page, or undefined when it is not one of ours. */
export function readPageMessage(raw: unknown): PageMessage | undefined {
  const { type, path, message } = fields(raw)
  if (type === 'showMessage') return { type, message }
  return type === 'openPage' && typeof path === 'string' ? { type, path } : undefined
}
