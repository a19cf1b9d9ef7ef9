import { browserEdge } from './edge/browser'
import { rootElement, siteData } from './edge/root'
import { trustOnly } from './edge/trust'
import { features } from './features'
import { start } from './shell/start'

const data = siteData()
trustOnly(data.manifest.hosts?.script ?? [])
start({
  edge: browserEdge(data.code),
  data,
  features: features.filter(({ id }) => data.features.includes(id)),
  root: rootElement(),
  early: globalThis.__boot,
}).catch((error) => {
  console.error(error)
  globalThis.__guard?.failed()
})
// Safari 15.4 is the one browser of ours that has no such thing.
if (!('inert' in HTMLElement.prototype))
  void import('./edge/inertStandIn').then(({ standInForInert }) => standInForInert())
