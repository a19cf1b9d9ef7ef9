import { useQuery } from '../../kit/useQuery'
import { useSite } from '../../kit/useSite'
import { readableLanes } from '../../rules/content/readableLanes'

/** The lanes of the lobby: its categories, and the games that it shows. */
export function useLanes() {
  const site = useSite()
  return useQuery(`lanes ${site.text.language}`, async (isRetry) =>
    readableLanes(await site.platform.call('gameLanes', { bypassCache: isRetry, alert: false })),
  )
}
