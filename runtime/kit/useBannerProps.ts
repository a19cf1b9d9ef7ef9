import { useEffect, useState } from 'react'
import type { Services } from '../contract/services'
import { useSite } from './useSite'

/** How banners lead where their links lead; loaded when the browser is idle, before the first tap, and undefined until then. */
export function useBannerProps(): Services['bannerProps'] | undefined {
  const site = useSite()
  const [bannerProps, setBannerProps] = useState<Services['bannerProps']>()
  useEffect(
    () =>
      site.browser.clock.whenIdle(() => {
        site.service('bannerProps').then(
          (service) => setBannerProps(() => service),
          () => undefined,
        )
      }),
    [site],
  )
  return bannerProps
}
