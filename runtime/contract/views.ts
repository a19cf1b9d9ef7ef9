import { type ComponentType, lazy } from 'react'
import type { Feature, Lazy, Place } from './feature'
import { loadCode } from './lazyCode'
import type { Site } from './site'

// biome-ignore lint/suspicious/noExplicitAny: components of any props live in one table; each call gives back its own
type AnyComponent = ComponentType<any>

const loaded = new WeakMap<Lazy<AnyComponent>, AnyComponent>()
const chosen = new WeakMap<Lazy<AnyComponent>, AnyComponent>()

/** A view of a feature, with the places in it whose pieces come along. */
export interface View<P> {
  readonly view: Lazy<ComponentType<P>>
  readonly pieces?: readonly Place[] | undefined
}

interface Loaders {
  code<P>(view: Lazy<ComponentType<P>>): Promise<{ readonly default: ComponentType<P> }>
  style(url: string): Promise<unknown>
}

/** Fetches a view, its feature's stylesheet and its pieces side by side. */
async function loadWith<P>(
  { code, style }: Loaders,
  site: Site,
  feature: Feature,
  { view, pieces }: View<P>,
): Promise<ComponentType<P>> {
  const url = site.data.styles[feature.id]
  const [module] = await Promise.all([
    code(view),
    url === undefined ? undefined : style(url),
    loadPieces(site, pieces),
  ])
  loaded.set(view, module.default)
  return module.default
}

/** Loads a view once. Rejects when its own code cannot be loaded. */
export const loadView = <P>(site: Site, feature: Feature, wanted: View<P>): Promise<ComponentType<P>> =>
  loadWith({ code: (view) => view(), style: (url) => site.edge.stylesheets.load(url) }, site, feature, wanted)

/** The same for somebody who waits for it: what does not come is tried again, and then mended if it can be (F123). */
const loadSurely = <P>(site: Site, feature: Feature, wanted: View<P>): Promise<ComponentType<P>> =>
  loadWith(
    { code: (view) => loadCode(site, view), style: (url) => loadStyle(site, url) },
    site,
    feature,
    wanted,
  )

/** What does not come now is asked for again by the place itself. */
async function loadPieces(site: Site, places: readonly Place[] = []): Promise<void> {
  const lent = site.store.get(site.mounted).flatMap((feature) =>
    places.flatMap((place) => {
      const view = feature.places?.[place]
      return view ? [loadView(site, feature, { view })] : []
    }),
  )
  await Promise.allSettled(lent)
}

/** An unstyled page beats none: resolves whatever happens. */
async function loadStyle(site: Site, url: string): Promise<void> {
  const load = async () => {
    if (!(await site.edge.stylesheets.load(url))) throw new Error(`${url} did not come`)
  }
  await loadCode(site, load).catch(() => undefined)
}

/**
 * The component of a view: itself when it was loaded before it was first wanted (so the first paint has no fallback),
 * else one that suspends. A view keeps the component that it got first: another one would lose its state.
 */
export function viewComponent<P>(site: Site, feature: Feature, wanted: View<P>): ComponentType<P> {
  const { view } = wanted
  const known = chosen.get(view)
  if (known) return known
  const component = loaded.get(view) ?? lazy(() => loadOrForget(site, feature, wanted))
  chosen.set(view, component)
  return component
}

/** A view that failed to load is asked for again the next time that somebody wants it. */
async function loadOrForget<P>(site: Site, feature: Feature, wanted: View<P>) {
  try {
    return { default: await loadSurely(site, feature, wanted) }
  } catch (error) {
    chosen.delete(wanted.view)
    throw error
  }
}
