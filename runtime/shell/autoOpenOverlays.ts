import type { Stop } from '../browser/browser'
import type { Overlay } from '../contract/feature'
import { evaluate, type When } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import type { Shell } from './site'

/** Opens overlays by themselves once their condition has held for their delay. Returns a stop function. */
export function autoOpenOverlays(site: Shell): Stop {
  const stops = site.features.flatMap(({ when, overlays = [] }) =>
    overlays.flatMap((overlay) =>
      overlay.autoOpenWhen === undefined
        ? []
        : [autoOpenOverlay(site, overlay, { all: [when, overlay.autoOpenWhen] })],
    ),
  )
  return () => stops.forEach((stop) => void stop())
}

function autoOpenOverlay(site: Shell, { id, autoOpenDelay }: Overlay, when: When): Stop {
  let stopTimer: Stop | undefined
  let wasHolding = false

  function update(): void {
    const holds = evaluate(when, site.store.get(factsAtom)) === 'yes'
    if (holds === wasHolding) return
    wasHolding = holds
    stopTimer?.()
    stopTimer = undefined
    if (!holds) return
    if (autoOpenDelay === undefined) void site.openOverlay(id)
    else stopTimer = site.browser.clock.after(autoOpenDelay, () => void site.openOverlay(id))
  }

  update()
  const unsubscribe = site.store.sub(factsAtom, update)
  return () => {
    unsubscribe()
    stopTimer?.()
  }
}
