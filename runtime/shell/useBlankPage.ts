import { type RefObject, useEffect, useState } from 'react'
import { reportFault } from '../kit/tracking'
import * as times from '../tables/times'
import type { Shell } from './site'

/** What a page shows besides words; a skeleton says that something comes. */
const shown = 'svg, img, iframe, input, [class*="Skeleton"]'

const isBlank = (element: Element): boolean =>
  element.textContent?.trim() === '' && !element.matches(shown) && element.querySelector(shown) === null

/**
 * Whether the page has shown nothing for a second, whatever the reason. What says so is the last element of `main`; when the page
 * shows something after all, it is no longer blank. `entry` changes with each page, history entry and member.
 */
export function useBlankPage(site: Shell, main: RefObject<HTMLElement | null>, entry: string): boolean {
  const { clock } = site.browser
  const [blankEntry, setBlankEntry] = useState<string>()
  useEffect(() => {
    let isKnown = false
    let stop = clock.after(times.waitMentioned, check)
    function check(): void {
      const parts = [...(main.current?.children ?? [])]
      if (!(isKnown ? parts.slice(0, -1) : parts).every(isBlank)) {
        setBlankEntry(undefined)
        return
      }
      if (!isKnown) reportFault(site, { kind: 'view', where: site.location.path })
      isKnown = true
      setBlankEntry(entry)
      stop = clock.after(times.waitMentioned, check)
    }
    return () => stop()
  }, [site, clock, main, entry])
  return blankEntry === entry
}
