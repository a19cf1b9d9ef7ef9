import { Provider } from 'jotai/react'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SiteContext } from '../contract/useSite'
import { Frame } from './Frame'
import type { Shell } from './site'

/**
 * The site in React. The declarative router: the data router would add a sixth to the first load. Without transitions,
 * so that a change of page and a change of session in one step are drawn as one: no guard sees a half of it.
 */
export function App({ site }: { site: Shell }) {
  useEffect(() => site.edge.watchdog.reportStarted(), [site])
  return (
    <SiteContext value={site}>
      <Provider store={site.store}>
        <BrowserRouter useTransitions={false}>
          <Frame site={site} />
        </BrowserRouter>
      </Provider>
    </SiteContext>
  )
}
