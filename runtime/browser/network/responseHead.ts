/** The response headers that the site uses (F002, F057). */
export interface ResponseHead {
  /** Without parameters, lower case. */
  readonly contentType: string
  /** The response's Date header in ms since 1970, by the host's clock; undefined when there is none. */
  readonly date?: number | undefined
  /** The wait that the Retry-After header asks for, in ms; absent when there is none. */
  readonly retryAfter?: number
}

type HeaderReader = Pick<Headers, 'get'>

export const readResponseHead = (headers: HeaderReader): ResponseHead => ({
  contentType: (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  date: dateOf(headers, 'date'),
  ...retryAfterOf(headers),
})

function dateOf(headers: HeaderReader, name: string): number | undefined {
  const date = Date.parse(headers.get(name) ?? '')
  return Number.isNaN(date) ? undefined : date
}

/** Retry-After is a number of seconds or a date, which is compared with the host's own clock. */
function retryAfterOf(headers: HeaderReader): Pick<ResponseHead, 'retryAfter'> {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return { retryAfter: Number(text) * 1000 }
  const [end, now] = [dateOf(headers, 'retry-after'), dateOf(headers, 'date')]
  return end === undefined || now === undefined ? {} : { retryAfter: end - now }
}
