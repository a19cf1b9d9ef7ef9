import type { Browser } from '../browser/browser'
import { parseJson } from '../rules/network/read'
import * as times from '../tables/times'

/**
 * A JSON file of the site; undefined when the host has none, or something else. Another host that has the files allows everybody,
 * and no cookies.
 */
export async function fetchJson(
  { http }: Pick<Browser, 'http'>,
  url: string,
  options: { readonly cache?: 'reload' } = {},
): Promise<unknown> {
  const { status, text } = await http.send({
    method: 'GET',
    url,
    headers: {},
    credentials: 'same-origin',
    timeout: times.request,
    ...options,
  })
  return status === 200 ? parseJson(text) : undefined
}
