import { useAtomValue } from 'jotai/react'
import { Suspense } from 'react'
import type { Place as PlaceName } from '../contract/places'
import { ErrorBoundary } from './ErrorBoundary'
import { reportFault } from './tracking'
import { useSite } from './useSite'
import { viewComponent } from './views'

/** Renders the components that features add to this place; if one fails, the others stay (F156). */
export function Place({ name }: { name: PlaceName }) {
  const site = useSite()
  const features = useAtomValue(site.activeFeatures)
  return features.map((feature) => {
    const view = feature.places?.[name]
    if (!view) return null
    const View = viewComponent(site, feature, { view })
    return (
      <ErrorBoundary
        key={feature.id}
        fallback={() => null}
        onError={(error) => reportFault(site, { kind: 'view', where: feature.id, error })}
      >
        <Suspense>
          <View />
        </Suspense>
      </ErrorBoundary>
    )
  })
}
