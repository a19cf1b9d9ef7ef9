import { type ComponentType, lazy } from 'react'
import type { Feature, Lazy } from './feature'
import type { Site } from './site'

// biome-ignore lint/suspicious/noExplicitAny: components of any props live in one table; each call gives back its own
type AnyComponent = ComponentType<any>

const loaded = new WeakMap<Lazy<AnyComponent>, AnyComponent>()
const chosen = new WeakMap<Lazy<AnyComponent>, AnyComponent>()

/** Fetches a view and its feature's stylesheet side by side. Rejects when the code cannot be loaded. */
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
  const component = loaded.get(view) ?? lazy(async () => ({ default: await loadView(site, feature, view) }))
  chosen.set(view, component)
  return component
}

/** A view that failed to load is asked for again the next time. */
export function forgetView(view: Lazy<AnyComponent>): void {
  chosen.delete(view)
}
