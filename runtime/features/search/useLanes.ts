import { loadLanes } from '../../kit/games/loadLanes'
import { useQuery } from '../../kit/useQuery'
import { useSite } from '../../kit/useSite'

/** The lanes of the lobby: its categories, and the games that it shows. */
export function useLanes() {
  const site = useSite()
  return useQuery(`lanes ${site.text.language}`, (isRetry) => loadLanes(site, isRetry))
}
