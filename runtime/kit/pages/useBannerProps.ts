import type { Services } from '../../contract/services'
import { untilIdle } from '../timing/untilIdle'
import { useQuery } from '../useQuery'
import { useSite } from '../useSite'

/** How banners lead where their links lead: loaded when the browser is idle, before the first tap; undefined until then. */
export function useBannerProps(): Services['bannerProps'] | undefined {
  const site = useSite()
  return useQuery('bannerProps', async () => {
    await untilIdle(site.browser.clock)
    return site.service('bannerProps')
  }).value
}
