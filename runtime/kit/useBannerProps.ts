import type { Services } from '../contract/services'
import { useQuery } from './useQuery'
import { useSite } from './useSite'

/** How banners lead where their links lead: loaded when the browser is idle, before the first tap; undefined until then. */
export function useBannerProps(): Services['bannerProps'] | undefined {
  const site = useSite()
  return useQuery('bannerProps', async () => {
    await new Promise<void>((resolve) => void site.browser.clock.whenIdle(resolve))
    return site.service('bannerProps')
  }).value
}
