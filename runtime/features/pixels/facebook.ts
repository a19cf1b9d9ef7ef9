import type { StartPixel } from './pixel'

type Fbq = ((...parts: unknown[]) => void) & {
  callMethod?: (...parts: unknown[]) => void
  queue: unknown[][]
  push?: unknown
  loaded: boolean
  version: string
}

/** The pixel's queue, as Facebook's script looks for it. */
function queue(): Fbq {
  const fbq: Fbq = Object.assign(
    (...parts: unknown[]) => (fbq.callMethod ? fbq.callMethod(...parts) : void fbq.queue.push(parts)),
    { queue: [], loaded: true, version: '2.0' },
  )
  fbq.push = fbq
  return fbq
}

/** Facebook's pixel (I3.17), without what it would gather by itself: taps, titles and typed fields. */
export const facebook: StartPixel = ({ globals, id, version }) => {
  const fbq = queue()
  globals.fbq ??= fbq
  globals._fbq ??= fbq
  const call = globals.fbq as Fbq
  call('set', 'autoConfig', false, id)
  call('init', id)
  return {
    script: `https://connect.facebook.net/en_US/fbevents.js?v=${encodeURIComponent(version.replace(/^v/, ''))}`,
    send: (name, { eventId, values }) => (globals.fbq as Fbq)('track', name, values, { eventID: eventId }),
  }
}
