import { useAtomValue } from 'jotai/react'
import { Suspense } from 'react'
import { Boundary } from './Boundary'
import type { Place as PlaceName } from './feature'
import { report } from './report'
import { useSite } from './useSite'
import { viewComponent } from './views'

/** The pieces that features lend to this place; one that fails leaves the others standing (F156). */
export function Place({ name }: { name: PlaceName }) {
  const site = useSite()
  const features = useAtomValue(site.mounted)
  return features.map((feature) => {
    const view = feature.places?.[name]
    if (!view) return null
    const Piece = viewComponent(site, feature, { view })
    return (
      <Boundary
        key={feature.id}
        fallback={() => null}
        onFailure={(error) => report(site, { kind: 'view', where: feature.id, error })}
      >
        <Suspense>
          <Piece />
        </Suspense>
      </Boundary>
    )
  })
}
