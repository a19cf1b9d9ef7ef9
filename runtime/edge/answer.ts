import type { HttpAnswer } from './edge'

type Heads = Pick<Headers, 'get'>

/** What of a reply's head the site knows of (F002, F057). */
export const headOf = (headers: Heads): Pick<HttpAnswer, 'contentType' | 'date'> => ({
  contentType: (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  date: dateOf(headers),
})

function dateOf(headers: Heads): number | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}
