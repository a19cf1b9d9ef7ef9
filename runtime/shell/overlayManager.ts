import type { Clock } from '../browser/browser'
import type { PayloadArguments } from '../contract/overlays'
import type { Site } from '../contract/site'
import { type OpenOverlay, openOverlaysAtom } from '../state/overlays'
import type { OverlayId } from '../tables/overlays'
import * as times from '../tables/times'

type Store = Site['store']

/** Opens and closes overlays, and gives each opener its result. */
export interface OverlayManager {
  open<Id extends OverlayId>(id: Id, ...payload: PayloadArguments<Id>): Promise<unknown>
  /** Starts the closing animation; the opener gets the result at once. */
  close(key: string, result?: unknown): void
  /** The keys of the overlays that are open and not closing. */
  openKeys(): string[]
}

export function createOverlayManager(store: Store, clock: Clock): OverlayManager {
  const resolvers = new Map<string, (result: unknown) => void>()
  let count = 0

  const update = (edit: (open: readonly OpenOverlay[]) => readonly OpenOverlay[]) =>
    store.set(openOverlaysAtom, edit(store.get(openOverlaysAtom)))

  function close(key: string, result?: unknown): void {
    const resolveResult = resolvers.get(key)
    if (!resolveResult) return
    resolvers.delete(key)
    update((open) => open.map((one) => (one.key === key ? { ...one, leaving: true } : one)))
    clock.after(times.leaveAnimation, () => update((open) => open.filter((one) => one.key !== key)))
    resolveResult(result)
  }

  return {
    open(id, ...[payload]) {
      count += 1
      const overlay = {
        id,
        key: `${id}-${count}`,
        opened: count,
        payload,
        leaving: false,
      } as OpenOverlay
      update((open) => [...open, overlay])
      return new Promise((resolve) => resolvers.set(overlay.key, resolve))
    },
    close,
    openKeys: () => [...resolvers.keys()],
  }
}
