import type { Location, NavigateFunction, NavigationType } from 'react-router-dom'
import type { Page } from '../browser/browser'
import type { GoOptions, Here } from '../contract/site'
import { withKeptParams } from '../rules/network/url'

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
  /** The history goes back; browsers take their time, and a change in between would hit the wrong entry. */
  readonly goingBack: boolean
  readonly here: Here
  /** Before the router is mounted, and while the history goes back, it waits, and goes then. */
  go(to: string, options?: GoOptions): void
  /** Leaves the entries of dialogs that have closed. */
  back(entries: number): void
  /** The router's hand, each time the address changes, and whether the history moved. */
  attach(navigate: NavigateFunction, location: Location, how: NavigationType): void
}

interface Signals {
  /** Closes what is open above the page. */
  readonly leaving: () => void
  /** Guards wait while the history goes back: who is on the way elsewhere must not be led to the login. */
  readonly goingBack: (now: boolean) => void
}

export function navigation(page: Pick<Page, 'path' | 'search'>, signals: Signals): Navigation {
  let moving = false
  let goingBack = false
  let router: { navigate: NavigateFunction; location: Location } | undefined
  let waiting: (() => void) | undefined

  function go(to: string, options: GoOptions = {}): void {
    if (!router || goingBack) {
      moving = goingBack
      waiting = () => go(to, options)
      return
    }
    const { location, navigate } = router
    // An open dialog's own entry gives way to the new page, so that Back does not lead to an empty one.
    const overDialog = (entryState(location.state).overlays ?? []).length > 0
    moving = true
    signals.leaving()
    void navigate(withKeptParams(to, location.search), {
      replace: options.replace === true || overDialog,
      state: options.returnTo === undefined ? null : ({ returnTo: options.returnTo } satisfies EntryState),
    })
  }

  return {
    get moving() {
      return moving
    },
    get goingBack() {
      return goingBack
    },
    get here() {
      const { pathname = page.path, search = page.search, state } = router?.location ?? {}
      return { path: pathname, search, returnTo: entryState(state).returnTo }
    },
    go,
    back(entries) {
      goingBack = true
      signals.goingBack(true)
      void router?.navigate(-entries)
    },
    attach(navigate, location, how) {
      router = { navigate, location }
      if (goingBack && how !== 'POP') return
      moving = false
      if (goingBack) {
        goingBack = false
        signals.goingBack(false)
      }
      const next = waiting
      waiting = undefined
      next?.()
    },
  }
}
