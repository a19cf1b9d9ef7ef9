import type { Site } from '../../contract/site'
import type { Stop } from '../../edge/edge'
import { isGame } from '../../rules/update'
import { openOverlaysAtom } from '../../state/overlays'
import { overlays } from '../../tables/overlays'
import { times } from '../../tables/times'

export interface Teller {
  /** Says it now, or in the next calm moment; the same cause is said once. */
  tell(cause: string): void
  readonly stop: Stop
}

/** Never while the member types, has a dialog open, passes a captcha or plays (F129). */
export function createTeller(site: Site): Teller {
  const { clock } = site.edge
  const told = new Set<string>()
  let due = false
  let shown = false
  let waiting: Stop | undefined

  function attempt(): void {
    waiting?.()
    waiting = undefined
    if (!due || shown) return
    if (!isCalm(site)) {
      waiting = clock.after(times.updateCalm, attempt)
      return
    }
    due = false
    shown = true
    void site.open('update').then(() => {
      shown = false
      attempt()
    })
  }

  return {
    tell(cause) {
      if (told.has(cause)) return
      told.add(cause)
      // A newer site than the one that is spoken of needs no words of its own.
      if (shown) return
      due = true
      attempt()
    },
    stop: () => waiting?.(),
  }
}

function isCalm({ data, edge, here, store }: Site): boolean {
  const { path } = here
  const { page } = edge
  if (!page.visible || page.engaged || isGame(path, data.manifest.routes[path]?.page)) return false
  return !store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane !== 'toast')
}
