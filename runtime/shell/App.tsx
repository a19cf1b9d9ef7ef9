import { Provider } from 'jotai/react'
import { useLayoutEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SiteContext } from '../kit/useSite'
import { SiteLayout } from './SiteLayout'
import type { Shell } from './site'

interface AppProps {
  readonly site: Shell
  /** The page is on the screen, and can be used. */
  readonly onStarted: () => void
}

/**
 * The root component. Uses the declarative router: the data router would add a sixth to the bytes of the first load. Transitions are off,
 * so that a page change and a session change in one step render together and no guard sees an intermediate state.
 */
export function App({ site, onStarted }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // Here, and not in a part of the router: its own effect, which follows the history, runs after those of its parts.
    site.navigation.begin()
    site.browser.watchdog.reportStarted()
    onStarted()
  }, [site])
  return (
    <SiteContext value={site}>
      <Provider store={site.store}>
        <BrowserRouter useTransitions={false}>
          <SiteLayout site={site} />
        </BrowserRouter>
      </Provider>
    </SiteContext>
  )
}
