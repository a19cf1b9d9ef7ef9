import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import {
  type Bounds,
  boundsOf,
  type FloatingPlace,
  isSameBounds,
  type Point,
  pointAt,
} from '../../rules/miniGame/placement'
import { languages } from '../../tables/languages'
import * as times from '../../tables/times'

interface PlaceOptions {
  readonly area: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLElement | null>
  readonly place: FloatingPlace
  /** Hidden, it has no size. */
  readonly shown: boolean
}

interface MeasuredPlace {
  /** Undefined until it is measured. */
  readonly bounds: Bounds | undefined
  readonly point: Point | undefined
  readonly rightToLeft: boolean
}

/**
 * Where the button is in px. Its bounds are measured again and again while it is on the screen, because a rotation, a bar or a
 * larger text may change them (E4.74, F156).
 */
export function usePlace({ area, button, place, shown }: PlaceOptions): MeasuredPlace {
  const site = useSite()
  const [bounds, setBounds] = useState<Bounds>()
  const check = useCallback((): void => {
    if (!area.current || !button.current) return
    const { offsetWidth: width, offsetHeight: height } = button.current
    const measured = boundsOf(area.current.getBoundingClientRect(), { width, height })
    setBounds((last) => (last && isSameBounds(last, measured) ? last : measured))
  }, [area, button])
  useLayoutEffect(() => {
    if (shown) check()
  }, [shown, check])
  useEffect(() => {
    if (!shown) return
    const { clock, page } = site.browser
    const start = () => clock.every(times.miniGameBoundsCheck, check)
    let stopChecking = page.visible ? start() : undefined
    const stopWatching = page.onVisible((visible) => {
      stopChecking?.()
      stopChecking = visible ? start() : undefined
      if (visible) check()
    })
    return () => {
      stopWatching()
      stopChecking?.()
    }
  }, [site, shown, check])
  const rightToLeft = languages[site.text.language].direction === 'rtl'
  return { bounds, point: bounds && pointAt(place, bounds, rightToLeft), rightToLeft }
}
