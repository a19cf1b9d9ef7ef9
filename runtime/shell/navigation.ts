import type { Location, NavigateFunction } from 'react-router-dom'
import type { GoOptions } from '../contract/site'
import { withKept } from '../rules/address'

/** What an entry of the browser's history carries besides its address. */
export interface EntryState {
  /** The open overlays that Back closes. */
  readonly overlays?: readonly string[]
  /** Where the member returns to after a login (D4). */
  readonly returnTo?: string
}

export const entryState = (raw: unknown): EntryState => (typeof raw === 'object' && raw !== null ? raw : {})

/** The router lives in React; this lets the rest of the site go somewhere. */
export interface Navigation {
  /** A change of page is under way: dialogs that close with it leave the history alone. */
  readonly moving: boolean
  go(to: string, options?: GoOptions): void
  /** The address that is shown, as far as a member may return to it. */
  here(): string | undefined
  /** The router's hand, as long as it is mounted. */
  attach(navigate: NavigateFunction, location: Location): void
}

export function navigation(leaving: () => void): Navigation {
  let moving = false
  let router: { navigate: NavigateFunction; location: Location } | undefined
  return {
    get moving() {
      return moving
    },
    here: () => router && router.location.pathname + router.location.search + router.location.hash,
    attach(navigate, location) {
      moving = false
      router = { navigate, location }
    },
    go(to, { replace = false, returnTo } = {}) {
      if (!router) throw new Error('go: the router is not mounted yet')
      // An open dialog's own entry gives way to the new page, so that Back does not lead to an empty one.
      const overDialog = (entryState(router.location.state).overlays ?? []).length > 0
      moving = true
      leaving()
      void router.navigate(withKept(to, router.location.search), {
        replace: replace || overDialog,
        state: returnTo === undefined ? null : ({ returnTo } satisfies EntryState),
      })
    },
  }
}
