import type { Stop } from '../browser/browser'
import type { Overlay } from '../contract/feature'
import { evaluate, type When } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import type { Shell } from './site'

/** Overlays that show themselves: once their condition has held for as long as they say. Returns what stops it. */
export function watchWishes(site: Shell): Stop {
  const stops = site.features.flatMap(({ when, overlays = [] }) =>
    overlays.flatMap((overlay) =>
      overlay.when === undefined ? [] : [watch(site, overlay, { all: [when, overlay.when] })],
    ),
  )
  return () => stops.forEach((stop) => void stop())
}

function watch(site: Shell, { id, after }: Overlay, when: When): Stop {
  let waiting: Stop | undefined
  let held = false

  function weighAgain(): void {
    const holds = evaluate(when, site.store.get(factsAtom)) === 'yes'
    if (holds === held) return
    held = holds
    waiting?.()
    waiting = undefined
    if (!holds) return
    if (after === undefined) void site.open(id)
    else waiting = site.edge.clock.after(after, () => void site.open(id))
  }

  weighAgain()
  const unsubscribe = site.store.sub(factsAtom, weighAgain)
  return () => {
    unsubscribe()
    waiting?.()
  }
}
