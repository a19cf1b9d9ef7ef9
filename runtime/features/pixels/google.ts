import type { Globals, StartPixel } from './pixel'

/** The queue that both of Google's scripts read. */
function dataLayer(globals: Globals): { push(item: unknown): void } {
  globals.dataLayer ??= []
  return globals.dataLayer as { push(item: unknown): void }
}

const address = (file: string, id: string): string =>
  `https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`

/** The Google tag (I3.19). Its script recognises a call only as an `arguments` object, not as an array. */
export const gtag: StartPixel = ({ globals, id, now }) => {
  const layer = dataLayer(globals)
  function call(..._args: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script recognises calls by it
    layer.push(arguments)
  }
  globals.gtag ??= call
  call('js', new Date(now))
  call('config', id, { send_page_view: false })
  return {
    script: address('gtag/js', id),
    send: (name, { eventId, values }) => call('event', name, { ...values, event_id: eventId, send_to: id }),
  }
}

/** The Google Tag Manager (I3.20). */
export const gtm: StartPixel = ({ globals, id, now }) => {
  const layer = dataLayer(globals)
  layer.push({ 'gtm.start': now, event: 'gtm.js' })
  return {
    script: address('gtm.js', id),
    send: (name, { eventId, values }) => layer.push({ event: name, event_id: eventId, ...values }),
  }
}
