import { type ComponentType, lazy } from 'react'
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

type LoadModule = <P>(view: Lazy<ComponentType<P>>) => Promise<{ readonly default: ComponentType<P> }>

/** Loads a view and the components of its places in parallel; its styles come with it. */
async function loadWith<P>(
  load: LoadModule,
  site: Site,
  { view, preloadPlaces }: LazyView<P>,
): Promise<ComponentType<P>> {
  const [module] = await Promise.all([load(view), loadPlaces(site, preloadPlaces)])
  loadedComponents.set(view, module.default)
  return module.default
}

/** Loads a view, without a retry. Rejects when its own code cannot be loaded. */
export const loadView = <P>(site: Site, lazyView: LazyView<P>): Promise<ComponentType<P>> =>
  loadWith((view) => view(), site, lazyView)

/** Loads a view that is about to be shown, with a retry and a recovery (F123). */
const loadViewWithRecovery = <P>(site: Site, lazyView: LazyView<P>): Promise<ComponentType<P>> =>
  loadWith((view) => loadCode(site, view), site, lazyView)

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
  await Promise.allSettled(parts.map(({ view }) => loadView(site, { view })))
}

/**
 * The component of a view: the loaded one when it is there before its first use (so that the first paint has no fallback),
 * else one that suspends. A view keeps its first component: another one would lose its state.
 */
export function viewComponent<P>(site: Site, lazyView: LazyView<P>): ComponentType<P> {
  const { view } = lazyView
  const known = components.get(view)
  if (known) return known
  const component = loadedComponents.get(view) ?? lazy(() => loadOrReset(site, lazyView))
  components.set(view, component)
  return component
}

/** A view that failed to load is loaded again on its next use. */
async function loadOrReset<P>(site: Site, lazyView: LazyView<P>) {
  try {
    return { default: await loadViewWithRecovery(site, lazyView) }
  } catch (error) {
    components.delete(lazyView.view)
    throw error
  }
}
