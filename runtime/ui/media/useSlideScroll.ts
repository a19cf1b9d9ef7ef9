import { useEffect, useRef } from 'react'
import { indexNearestCentre, scrollLeftToCentre } from '../layout/scrolling'

/**
 * A track of slides that scrolls to the slide of `index`, and reports the slide that the visitor scrolls to. `release` lets the
 * visitor take over during a programmatic scroll.
 */
export function useSlideScroll<Track extends HTMLElement>(
  index: number,
  onIndexChange: (index: number) => void,
) {
  const track = useRef<Track>(null)
  /** Set during a programmatic scroll: slides that it passes are not reported. */
  const targetIndex = useRef<number | undefined>(undefined)

  useEffect(() => {
    const element = track.current
    const slide = element?.children[index]
    if (!element || !slide || indexNearestCentre(element) === index) return
    targetIndex.current = index
    element.scrollTo({ left: scrollLeftToCentre(element, slide as HTMLElement) })
  }, [index])

  return {
    track,
    handleScroll(): void {
      if (!track.current) return
      const nearest = indexNearestCentre(track.current)
      if (targetIndex.current === nearest) targetIndex.current = undefined
      else if (targetIndex.current === undefined && nearest !== index) onIndexChange(nearest)
    },
    release(): void {
      targetIndex.current = undefined
    },
  }
}
