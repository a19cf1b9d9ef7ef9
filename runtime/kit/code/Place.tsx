import { useAtomValue } from 'jotai/react'
import { type ComponentType, Suspense, useState } from 'react'
import type { Lazy, Place as PlaceName, PlaceProvider } from '../../contract/places'
import { factsAtom } from '../../state/facts'
import { Button } from '../../ui/actions/Button'
import { Message } from '../../ui/feedback/Message'
import { reportFault } from '../tracking'
import { useSite, useText } from '../useSite'
import { ErrorBoundary } from './ErrorBoundary'
import { ChunkLoadError, retryLoad } from './lazyCode'
import { loadView, partsOf, viewComponent } from './views'

interface PlaceProps {
  readonly name: PlaceName
  /** The form cannot be sent without it: when its code is lost, offers to load it again. */
  readonly required?: boolean
}

/** Renders the components that features add to this place; if one fails, the others stay (F156). */
export function Place({ name, required = false }: PlaceProps) {
  const site = useSite()
  const parts = partsOf(useAtomValue(site.activeFeatures), useAtomValue(factsAtom), name)
  return parts.map(({ feature, view }) => (
    <Piece key={feature.id} feature={feature} view={view} required={required} />
  ))
}

interface PieceProps {
  readonly feature: PlaceProvider
  readonly view: Lazy<ComponentType>
}

function Piece({ feature, view, required }: PieceProps & { readonly required: boolean }) {
  const site = useSite()
  const [loads, setLoads] = useState(0)
  const View = viewComponent(site, { view })
  return (
    <ErrorBoundary
      resetKey={loads}
      fallback={(error) =>
        required && error instanceof ChunkLoadError ? (
          <LostPiece view={view} error={error} onLoaded={() => setLoads(loads + 1)} />
        ) : null
      }
      onError={(error) => reportFault(site, { kind: 'view', where: feature.id, error })}
    >
      <Suspense>
        <View />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Loads the code again on a tap, or the page, where a deploy has replaced the site (F123). */
function LostPiece({
  view,
  error,
  onLoaded,
}: Pick<PieceProps, 'view'> & { readonly error: ChunkLoadError; readonly onLoaded: () => void }) {
  const site = useSite()
  const t = useText()
  const [busy, setBusy] = useState(false)
  const { remedy } = error
  const outdated = remedy === 'offerUpdate'
  async function retry(): Promise<void> {
    if (outdated) return site.browser.watchdog.hardReload()
    setBusy(true)
    const loaded = await retryLoad(site, () => loadView(site, { view }))
    setBusy(false)
    if (loaded) onLoaded()
  }
  return (
    <Message
      tone="danger"
      live
      action={
        <Button size="s" variant="tonal" busy={busy} onClick={() => void retry()}>
          {t(outdated ? 'common.reload' : 'common.retry')}
        </Button>
      }
    >
      {t(outdated ? 'errors.newVersionText' : remedy === 'retry' ? 'errors.network' : 'errors.service')}
    </Message>
  )
}
