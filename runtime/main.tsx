import { browserEdge } from './edge/browser'
import { rootElement, siteData } from './edge/root'
import { trustOnly } from './edge/trust'
import { features } from './features'
import { start } from './shell/start'

const data = siteData()
trustOnly(data.manifest.hosts?.script ?? [])
void start({
  edge: browserEdge(data.code),
  data,
  features: features.filter(({ id }) => data.features.includes(id)),
  root: rootElement(),
  early: globalThis.__boot,
})
