import { Provider } from 'jotai/react'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SiteContext } from '../kit/useSite'
import { SiteLayout } from './SiteLayout'
import type { Shell } from './site'

/**
 * The root component. Uses the declarative router: the data router would add a sixth to the bytes of the first load. Transitions are off,
 * so that a page change and a session change in one step render together and no guard sees an intermediate state.
 */
export function App({ site }: { site: Shell }) {
  useEffect(() => site.browser.watchdog.reportStarted(), [site])
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
