import type { Clock } from '../browser/browser'
import type { Site } from '../contract/site'
import { type OpenOverlay, openOverlaysAtom } from '../state/overlays'
import type { OverlayId } from '../tables/overlays'
import { times } from '../tables/times'

type Store = Site['store']

/** Who is open, and who waits for the answer. */
export interface OverlayBook {
  open(id: OverlayId, given?: unknown): Promise<unknown>
  /** Starts the leaving motion; the opener gets the result at once. */
  close(key: string, result?: unknown): void
  /** The keys of all that are open and not leaving. */
  openKeys(): string[]
}

export function overlayBook(store: Store, clock: Clock): OverlayBook {
  const waiting = new Map<string, (result: unknown) => void>()
  let count = 0

  const change = (edit: (open: readonly OpenOverlay[]) => readonly OpenOverlay[]) =>
    store.set(openOverlaysAtom, edit(store.get(openOverlaysAtom)))

  function close(key: string, result?: unknown): void {
    const settle = waiting.get(key)
    if (!settle) return
    waiting.delete(key)
    change((open) => open.map((one) => (one.key === key ? { ...one, leaving: true } : one)))
    clock.after(times.leaveAnimation, () => change((open) => open.filter((one) => one.key !== key)))
    settle(result)
  }

  return {
    open(id, given) {
      count += 1
      const overlay: OpenOverlay = {
        id,
        key: `${id}-${count}`,
        opened: count,
        payload: given,
        leaving: false,
      }
      change((open) => [...open, overlay])
      return new Promise((resolve) => waiting.set(overlay.key, resolve))
    },
    close,
    openKeys: () => [...waiting.keys()],
  }
}
