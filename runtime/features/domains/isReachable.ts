import type { Site } from '../../contract/site'
import { isExpectedPing } from '../../rules/network/domains'
import { calls } from '../../tables/calls'
import type { Ms } from '../../tables/times'

interface PingOptions {
  readonly timeout?: Ms
  readonly signal: AbortSignal
}

/**
 * Whether this merchant answers at an origin (I7.23, D138). Sent without credentials and not through the platform client,
 * because a reply of another host must not end the session. Never rejects.
 */
export async function isReachable(
  { data, browser }: Pick<Site, 'data' | 'browser'>,
  origin: string,
  { timeout = calls.ping.timeout, signal }: PingOptions,
): Promise<boolean> {
  const path = data.manifest.platform?.endpoints?.ping ?? calls.ping.path
  try {
    const response = await browser.http.send({
      method: calls.ping.method,
      url: `${origin}${path}?speed=${browser.clock.now()}`,
      headers: { Merchant: data.code },
      credentials: 'omit',
      redirect: 'error',
      timeout,
      signal,
    })
    return isExpectedPing(response, data.code)
  } catch {
    return false
  }
}
