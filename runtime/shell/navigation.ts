import type { Location, NavigateFunction, NavigationType } from 'react-router-dom'
import type { Clock, Page, Stop } from '../browser/browser'
import type { NavigateOptions, SiteLocation } from '../contract/site'
import { withKeptParams } from '../rules/network/url'
import * as times from '../tables/times'

/** The state of a browser history entry. */
export interface HistoryState {
  /** The open overlays that Back closes. */
  readonly overlays?: readonly string[]
  /** Where the member returns to after a login (D4). */
  readonly returnTo?: string
}

export const readHistoryState = (raw: unknown): HistoryState =>
  typeof raw === 'object' && raw !== null ? raw : {}

/** Lets code outside React use the router. */
export interface Navigation {
  /** A page change is in progress: dialogs that close with it do not touch the history. */
  readonly navigating: boolean
  /** The history is going back. That is asynchronous, and a change in between would hit the wrong entry. */
  readonly goingBack: boolean
  readonly location: SiteLocation
  /** Waits for the router to be mounted, and for the history while it is going back. */
  go(to: string, options?: NavigateOptions): void
  /** Goes back past the entries of dialogs that have closed. */
  back(entries: number): void
  /** Replaces the page of this history entry by another one, without a look at what is open: what a guard or an alias decides. */
  redirect(to: string, state?: HistoryState): void
  /** Gives this entry another state, or adds an entry at the same address; not while another page replaces it. */
  changeEntry(state: HistoryState, how: 'replace' | 'add'): void
  /** Called by the router bridge on every location change. */
  attach(navigate: NavigateFunction, location: Location, how: NavigationType): void
  /** Called once, when the router follows the history: a page change before that would only change the URL. */
  begin(): void
}

interface NavigationListeners {
  /** Called before a page change: closes open overlays. */
  readonly onLeave: () => void
  /** Guards wait while the history is going back, so that they do not redirect a page that is being left. */
  readonly onGoingBack: (now: boolean) => void
}

export function createNavigation(
  page: Pick<Page, 'path' | 'search'>,
  clock: Pick<Clock, 'after'>,
  listeners: NavigationListeners,
): Navigation {
  let navigating = false
  let goingBack = false
  let begun = false
  let router: { navigate: NavigateFunction; location: Location } | undefined
  let pending: (() => void) | undefined
  let stopWaiting: Stop | undefined

  function go(to: string, options: NavigateOptions = {}): void {
    if (!router || !begun || goingBack) {
      navigating = goingBack
      pending = () => go(to, options)
      return
    }
    const { location, navigate } = router
    // The new page replaces an open dialog's history entry, so that Back does not lead to an empty one.
    const dialogIsOpen = (readHistoryState(location.state).overlays ?? []).length > 0
    navigating = true
    listeners.onLeave()
    void navigate(withKeptParams(to, location.search), {
      replace: options.replace === true || dialogIsOpen,
      state: options.returnTo === undefined ? null : ({ returnTo: options.returnTo } satisfies HistoryState),
    })
  }

  function continuePending(): void {
    const next = pending
    pending = undefined
    next?.()
  }

  function endGoingBack(): void {
    if (!goingBack) return
    stopWaiting?.()
    goingBack = false
    listeners.onGoingBack(false)
  }

  return {
    redirect(to, state) {
      // Until the router has it, nothing else may change the entry: the page would stay, and have been left.
      navigating = true
      void router?.navigate(to, { replace: true, state: state ?? null })
    },
    changeEntry(state, how) {
      if (!router || navigating) return
      const { pathname, search, hash } = router.location
      void router.navigate({ pathname, search, hash }, { replace: how === 'replace', state })
    },
    get navigating() {
      return navigating
    },
    get goingBack() {
      return goingBack
    },
    get location() {
      const { pathname = page.path, search = page.search, state } = router?.location ?? {}
      return { path: pathname, search, returnTo: readHistoryState(state).returnTo }
    },
    go,
    back(entries) {
      goingBack = true
      listeners.onGoingBack(true)
      void router?.navigate(-entries)
      // A page in a frame that has added entries of its own takes the step, and this page is not told.
      stopWaiting = clock.after(times.historyStep, () => {
        endGoingBack()
        continuePending()
      })
    },
    attach(navigate, location, navigationType) {
      router = { navigate, location }
      if (goingBack && navigationType !== 'POP') return
      navigating = false
      endGoingBack()
      if (begun) continuePending()
    },
    begin() {
      begun = true
      continuePending()
    },
  }
}
