import { type ComponentType, lazy } from 'react'
import { styleUrl } from '../../browser/start/siteData'
import type { Lazy, Part, Place, PlaceProvider } from '../../contract/places'
import type { Site } from '../../contract/site'
import { evaluate } from '../../rules/settings/conditions'
import type { Facts } from '../../rules/settings/facts'
import { factsAtom } from '../../state/facts'
import { loadCode } from './lazyCode'

// biome-ignore lint/suspicious/noExplicitAny: one map holds components with any props; each call returns its own type
type AnyComponent = ComponentType<any>

const loadedComponents = new WeakMap<Lazy<AnyComponent>, AnyComponent>()
const components = new WeakMap<Lazy<AnyComponent>, AnyComponent>()

/** A view of a feature, with the places in it whose components load with it. */
export interface LazyView<P> {
  readonly view: Lazy<ComponentType<P>>
  readonly preloadPlaces?: readonly Place[] | undefined
}

interface Loaders {
  code<P>(view: Lazy<ComponentType<P>>): Promise<{ readonly default: ComponentType<P> }>
  style(url: string): Promise<unknown>
}

/** Loads a view, its feature's stylesheet and the components of its places in parallel. */
async function loadWith<P>(
  { code, style }: Loaders,
  site: Site,
  feature: PlaceProvider,
  { view, preloadPlaces }: LazyView<P>,
): Promise<ComponentType<P>> {
  const url = styleUrl(site.data, feature.id)
  const [module] = await Promise.all([
    code(view),
    url === undefined ? undefined : style(url),
    loadPlaces(site, preloadPlaces),
  ])
  loadedComponents.set(view, module.default)
  return module.default
}

/** Loads a view, without a retry. Rejects when its own code cannot be loaded. */
export const loadView = <P>(
  site: Site,
  feature: PlaceProvider,
  lazyView: LazyView<P>,
): Promise<ComponentType<P>> =>
  loadWith(
    { code: (view) => view(), style: (url) => site.browser.stylesheets.load(url) },
    site,
    feature,
    lazyView,
  )

/** Loads a view that is about to be shown, with a retry and a recovery (F123). */
const loadViewWithRecovery = <P>(
  site: Site,
  feature: PlaceProvider,
  lazyView: LazyView<P>,
): Promise<ComponentType<P>> =>
  loadWith(
    { code: (view) => loadCode(site, view), style: (url) => loadStyle(site, url) },
    site,
    feature,
    lazyView,
  )

/** What features show in a place now, in its order. */
export const partsOf = (
  features: readonly PlaceProvider[],
  facts: Facts,
  place: Place,
): (Part & { readonly feature: PlaceProvider })[] =>
  features
    .flatMap((feature) => {
      const part = feature.places?.[place]
      return part && evaluate(part.when ?? true, facts) === 'yes' ? [{ ...part, feature }] : []
    })
    .sort(({ order = 0 }, other) => order - (other.order ?? 0))

/** A component that fails to load here is loaded again by its Place. */
async function loadPlaces(site: Site, places: readonly Place[] = []): Promise<void> {
  const { store } = site
  const parts = places.flatMap((place) =>
    partsOf(store.get(site.activeFeatures), store.get(factsAtom), place),
  )
  await Promise.allSettled(parts.map(({ feature, view }) => loadView(site, feature, { view })))
}

/** Always resolves: an unstyled page is better than none. */
async function loadStyle(site: Site, url: string): Promise<void> {
  const load = async () => {
    if (!(await site.browser.stylesheets.load(url))) throw new Error(`${url} could not be loaded`)
  }
  await loadCode(site, load).catch(() => undefined)
}

/**
 * The component of a view: the loaded one when it is there before its first use (so that the first paint has no fallback),
 * else one that suspends. A view keeps its first component: another one would lose its state.
 */
export function viewComponent<P>(
  site: Site,
  feature: PlaceProvider,
  lazyView: LazyView<P>,
): ComponentType<P> {
  const { view } = lazyView
  const known = components.get(view)
  if (known) return known
  const component = loadedComponents.get(view) ?? lazy(() => loadOrReset(site, feature, lazyView))
  components.set(view, component)
  return component
}

/** A view that failed to load is loaded again on its next use. */
async function loadOrReset<P>(site: Site, feature: PlaceProvider, lazyView: LazyView<P>) {
  try {
    return { default: await loadViewWithRecovery(site, feature, lazyView) }
  } catch (error) {
    components.delete(lazyView.view)
    throw error
  }
}
