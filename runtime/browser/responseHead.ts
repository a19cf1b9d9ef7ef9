/** The response headers that the site uses (F002, F057). */
export interface ResponseHead {
  /** Without parameters, lower case. */
  readonly contentType: string
  /** The response's Date header in ms since 1970, by the host's clock; undefined when there is none. */
  readonly date?: number | undefined
}

type HeaderReader = Pick<Headers, 'get'>

export const readResponseHead = (headers: HeaderReader): ResponseHead => ({
  contentType: (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  date: dateOf(headers),
})

function dateOf(headers: HeaderReader): number | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}
