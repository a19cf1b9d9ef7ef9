import type { Location, NavigateFunction } from 'react-router-dom'
import type { GoOptions, Here } from '../contract/site'
import type { Page } from '../edge/edge'
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
  readonly here: Here
  /** Before the router is mounted it waits, and goes then. */
  go(to: string, options?: GoOptions): void
  /** The router's hand, each time the address changes. */
  attach(navigate: NavigateFunction, location: Location): void
}

/** `leaving` closes what is open above the page. */
export function navigation(page: Pick<Page, 'path' | 'search'>, leaving: () => void): Navigation {
  let moving = false
  let router: { navigate: NavigateFunction; location: Location } | undefined
  let waiting: (() => void) | undefined

  function go(to: string, options: GoOptions = {}): void {
    if (!router) {
      waiting = () => go(to, options)
      return
    }
    const { location, navigate } = router
    // An open dialog's own entry gives way to the new page, so that Back does not lead to an empty one.
    const overDialog = (entryState(location.state).overlays ?? []).length > 0
    moving = true
    leaving()
    void navigate(withKept(to, location.search), {
      replace: options.replace === true || overDialog,
      state: options.returnTo === undefined ? null : ({ returnTo: options.returnTo } satisfies EntryState),
    })
  }

  return {
    get moving() {
      return moving
    },
    get here() {
      const { pathname = page.path, search = page.search, state } = router?.location ?? {}
      return { path: pathname, search, returnTo: entryState(state).returnTo }
    },
    go,
    attach(navigate, location) {
      moving = false
      router = { navigate, location }
      const next = waiting
      waiting = undefined
      next?.()
    },
  }
}
