import { useAtomValue } from 'jotai/react'
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Boundary } from '../contract/Boundary'
import type { OverlayProps } from '../contract/feature'
import { CodeMissing, tellOfLoss } from '../contract/lazyCode'
import { report } from '../contract/report'
import { viewComponent } from '../contract/views'
import { type ArrangedOverlays, topOverlay } from '../rules/system/arrangeOverlays'
import type { OpenOverlay } from '../state/overlays'
import { Layer } from './Layer'
import { NoticeDialog } from './NoticeDialog'
import type { Shell } from './site'
import { ToastLane } from './ToastLane'
import { useBackCloses } from './useBackCloses'

/** Everything that lies above the page: who is shown was decided by the pure `stage`. */
export function Stage({ site, staged }: { site: Shell; staged: ArrangedOverlays<OpenOverlay> }) {
  const top = topOverlay(staged)
  useBackCloses(site, staged.dialogs)
  const covered = top !== undefined
  useEffect(() => (covered ? site.edge.page.lockScroll() : undefined), [covered, site])
  const layers = [...staged.dialogs, staged.prompt, staged.takeover].filter(
    (overlay) => overlay !== undefined,
  )
  return (
    <>
      {layers.map((overlay) => (
        <OverlayLayer key={overlay.key} site={site} overlay={overlay} top={overlay === top} />
      ))}
      <ToastLane site={site} overlay={staged.toast} />
    </>
  )
}

/** The shell's own overlay, and those that features declare. */
function useOverlayView(site: Shell, overlay: OpenOverlay): ComponentType<OverlayProps> | undefined {
  const mounted = useAtomValue(site.mounted)
  if (overlay.id === 'notice') return NoticeDialog
  for (const feature of mounted) {
    const declared = feature.overlays?.find(({ id }) => id === overlay.id)
    if (declared) return viewComponent(site, feature, declared)
  }
  return undefined
}

function OverlayLayer({ site, overlay, top }: { site: Shell; overlay: OpenOverlay; top: boolean }) {
  const View = useOverlayView(site, overlay)
  const close = (result?: unknown) => site.overlays.close(overlay.key, result)
  const absent = View === undefined
  useFocusBack(site)
  // No feature of this site shows it (a flag went off): whoever waits for the answer goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (absent) close()
  }, [absent])
  if (!View) return null
  return (
    <Boundary
      fallback={(error) => <Dismissed close={close} site={site} error={error} />}
      onFailure={(error) => report(site, { kind: 'view', where: overlay.id, error })}
    >
      <Suspense>
        <Layer site={site} overlay={overlay} top={top}>
          {(titleId) => (
            <View given={overlay.payload} close={close} titleId={titleId} leaving={overlay.leaving} />
          )}
        </Layer>
      </Suspense>
    </Boundary>
  )
}

/**
 * The focus goes back to where it was when the overlay is gone. It is remembered while the overlay is drawn for the first
 * time: as soon as that reaches the screen, the page below is inert and has lost it.
 */
function useFocusBack(site: Shell): void {
  const [giveBack] = useState(() => site.edge.page.saveFocus())
  // As soon as the page below is awake again, and not after the next paint: who taps a field at once keeps it.
  useLayoutEffect(() => () => queueMicrotask(giveBack), [giveBack])
}

/** An overlay whose code failed is taken away, with a word: the page below it is never left inert. */
function Dismissed({ close, site, error }: { close: () => void; site: Shell; error: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it failed
  useEffect(() => {
    close()
    void tellOfLoss(site, error instanceof CodeMissing ? error.remedy : 'retry')
  }, [])
  return null
}
