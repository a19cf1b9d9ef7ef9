import { type ComponentType, lazy } from 'react'
import type { Feature, Lazy } from './feature'
import { loadCode } from './lazyCode'
import type { Site } from './site'

// biome-ignore lint/suspicious/noExplicitAny: components of any props live in one table; each call gives back its own
type AnyComponent = ComponentType<any>

const loaded = new WeakMap<Lazy<AnyComponent>, AnyComponent>()
const chosen = new WeakMap<Lazy<AnyComponent>, AnyComponent>()

/** Fetches a view and its feature's stylesheet side by side, once. Rejects when the code cannot be loaded. */
export async function loadView<P>(
  site: Site,
  feature: Feature,
  view: Lazy<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const style = site.data.styles[feature.id]
  const [module] = await Promise.all([view(), style ? site.edge.scripts.stylesheet(style) : undefined])
  loaded.set(view, module.default)
  return module.default
}

/** The same for somebody who waits for it: what does not come is tried again, and then mended if it can be (F123). */
async function loadSurely<P>(
  site: Site,
  feature: Feature,
  view: Lazy<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const style = site.data.styles[feature.id]
  const [module] = await Promise.all([loadCode(site, view), style ? loadStyle(site, style) : undefined])
  loaded.set(view, module.default)
  return module.default
}

/** An unstyled page beats none: resolves whatever happens. */
async function loadStyle(site: Site, url: string): Promise<void> {
  const load = async () => {
    if (!(await site.edge.scripts.stylesheet(url))) throw new Error(`${url} did not come`)
  }
  await loadCode(site, load).catch(() => undefined)
}

/**
 * The component of a view: itself when it was loaded before it was first wanted (so the first paint has no fallback),
 * else one that suspends. A view keeps the component that it got first: another one would lose its state.
 */
export function viewComponent<P>(
  site: Site,
  feature: Feature,
  view: Lazy<ComponentType<P>>,
): ComponentType<P> {
  const known = chosen.get(view)
  if (known) return known
  const component = loaded.get(view) ?? lazy(() => loadOrForget(site, feature, view))
  chosen.set(view, component)
  return component
}

/** A view that failed to load is asked for again the next time that somebody wants it. */
async function loadOrForget<P>(site: Site, feature: Feature, view: Lazy<ComponentType<P>>) {
  try {
    return { default: await loadSurely(site, feature, view) }
  } catch (error) {
    chosen.delete(view)
    throw error
  }
}
