import type { StartPixel } from './pixel'

type Fbq = ((...parts: unknown[]) => void) & {
  callMethod?: (...parts: unknown[]) => void
  queue: unknown[][]
  push?: unknown
  loaded: boolean
  version: string
}

/** The call queue that Facebook's script expects. */
function createQueue(): Fbq {
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => (fbq.callMethod ? fbq.callMethod(...args) : void fbq.queue.push(args)),
    { queue: [], loaded: true, version: '2.0' },
  )
  fbq.push = fbq
  return fbq
}

/** Facebook's pixel (I3.17), without its automatic collection of taps, titles and form fields. */
export const facebook: StartPixel = ({ globals, id, version }) => {
  const fbq = createQueue()
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
