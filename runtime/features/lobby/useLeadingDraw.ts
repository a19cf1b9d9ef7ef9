import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import type { LaneOfGames } from '../../rules/content/game'
import * as times from '../../tables/times'
import { type Draw, leadingDraw, leadsUntil, leadsWithDraws } from './leadingDraw'

/** The draw that leads the lobby now; undefined where games lead. */
export function useLeadingDraw(lanes: readonly LaneOfGames[]): Draw | undefined {
  const { browser, platform, data } = useSite()
  const [, rerender] = useState(0)
  const draw = leadsWithDraws(data.manifest.categories) ? leadingDraw(lanes, platform.now()) : undefined
  const end = draw && leadsUntil(draw)
  useEffect(() => {
    if (end === undefined) return undefined
    return browser.clock.every(times.tick, () => {
      if (browser.page.visible && platform.now() >= end) rerender(end)
    })
  }, [browser, platform, end])
  return draw
}
