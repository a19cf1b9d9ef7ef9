import type { Clock } from '../browser/browser'
import type { PayloadArguments, ResultOf } from '../contract/overlays'
import type { Site } from '../contract/site'
import { type OpenOverlay, openOverlaysAtom } from '../state/overlays'
import { type OverlayId, overlays as table } from '../tables/overlays'
import * as times from '../tables/times'

type Store = Site['store']

/** Opens and closes overlays, and gives each opener its result. */
export interface OverlayManager {
  open<Id extends OverlayId>(id: Id, ...payload: PayloadArguments<Id>): Promise<ResultOf<Id>>
  /** Starts the closing animation; the opener gets the result at once. */
  close(key: string, result?: unknown): void
  /** The keys of the overlays that are open and not closing. */
  openKeys(): string[]
}

/** What a member opens by a tap opens once, however often it is tapped; messages and what is announced wait for their turn. */
const opensOnce = (id: OverlayId): boolean => table[id].lane === 'dialog' && id !== 'notice'

/** Whether two payloads ask for the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other)
  const [values, others] = [Object.entries(one), new Map(Object.entries(other))]
  return values.length === others.size && values.every(([name, value]) => isSame(value, others.get(name)))
}

/** Who waits for an overlay's result, which belongs to the overlay's id. */
interface Opener {
  // biome-ignore lint/suspicious/noExplicitAny: one map holds results of any overlay; each call returns its own type
  readonly result: Promise<any>
  resolve(result: unknown): void
}

export function createOverlayManager(store: Store, clock: Clock): OverlayManager {
  /** What the openers wait for, by the overlay's key; not of those that are leaving. */
  const waiting = new Map<string, Opener>()
  let count = 0

  const update = (edit: (open: readonly OpenOverlay[]) => readonly OpenOverlay[]) =>
    store.set(openOverlaysAtom, edit(store.get(openOverlaysAtom)))

  function close(key: string, result?: unknown): void {
    const opener = waiting.get(key)
    if (!opener) return
    waiting.delete(key)
    update((open) => open.map((one) => (one.key === key ? { ...one, leaving: true } : one)))
    clock.after(times.leaveAnimation, () => update((open) => open.filter((one) => one.key !== key)))
    opener.resolve(result)
  }

  return {
    open(id, ...[payload]) {
      const open = store
        .get(openOverlaysAtom)
        .find((one) => one.id === id && !one.leaving && isSame(one.payload, payload))
      const known = open && waiting.get(open.key)
      if (known && opensOnce(id)) return known.result
      count += 1
      const overlay = {
        id,
        key: `${id}-${count}`,
        opened: count,
        payload,
        leaving: false,
      } as OpenOverlay
      update((open) => [...open, overlay])
      let resolve: (result: unknown) => void = () => undefined
      const result = new Promise((settle) => {
        resolve = settle
      })
      waiting.set(overlay.key, { result, resolve })
      return result
    },
    close,
    openKeys: () => [...waiting.keys()],
  }
}
