import type { HttpResponse } from './browser'

type HeaderReader = Pick<Headers, 'get'>

/** The response headers that the site uses (F002, F057). */
export const readResponseHead = (headers: HeaderReader): Pick<HttpResponse, 'contentType' | 'date'> => ({
  contentType: (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  date: dateOf(headers),
})

function dateOf(headers: HeaderReader): number | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}
