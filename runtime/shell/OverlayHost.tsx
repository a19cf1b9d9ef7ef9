import { useAtomValue } from 'jotai/react'
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Stop } from '../browser/browser'
import type { OverlayProps } from '../contract/feature'
import { ErrorBoundary } from '../kit/code/ErrorBoundary'
import { notifyLoadError } from '../kit/code/lazyCode'
import { type LazyView, viewComponent } from '../kit/code/views'
import { reportFault } from '../kit/tracking'
import { type ArrangedOverlays, topOverlay } from '../rules/system/arrangeOverlays'
import { type OpenOverlay, openOverlaysAtom } from '../state/overlays'
import { type Lane, type OverlayRow, overlays } from '../tables/overlays'
import { Layer } from './Layer'
import { NoticeDialog } from './NoticeDialog'
import type { Shell } from './site'
import { ToastLane } from './ToastLane'
import { useCloseOnBack } from './useCloseOnBack'

/** Everything above the page; `arrangeOverlays` decides what is shown. */
export function OverlayHost({ site, arranged }: { site: Shell; arranged: ArrangedOverlays<OpenOverlay> }) {
  const top = topOverlay(arranged)
  useCloseOnBack(site, useOverlaysForBack(arranged))
  useScrollLock(site, top)
  const layers = [...arranged.dialogs, arranged.prompt, arranged.takeover].filter(
    (overlay) => overlay !== undefined,
  )
  return (
    <>
      {layers.map((overlay) => (
        <OverlayLayer key={overlay.key} site={site} overlay={overlay} isTop={overlay === top} />
      ))}
      <ToastLane site={site} overlay={arranged.toast} />
    </>
  )
}

/** The page below does not scroll; below some overlays only after a moment (E2.28). */
function useScrollLock({ browser }: Shell, top: OpenOverlay | undefined): void {
  const covered = top !== undefined
  const { scrollLockDelay }: OverlayRow = top ? overlays[top.id] : overlays.notice
  useEffect(() => {
    if (!covered) return undefined
    if (scrollLockDelay === undefined) return browser.page.lockScroll()
    let unlock: Stop | undefined
    const stopTimer = browser.clock.after(scrollLockDelay, () => {
      unlock = browser.page.lockScroll()
    })
    return () => {
      stopTimer()
      unlock?.()
    }
  }, [covered, scrollLockDelay, browser])
}

/**
 * What Back closes, the topmost last. A prompt that a dialog or a more urgent prompt hides keeps its place below it: it comes back
 * when that is closed.
 */
function useOverlaysForBack({ dialogs, prompt }: ArrangedOverlays<OpenOverlay>): readonly OpenOverlay[] {
  const open = useAtomValue(openOverlaysAtom)
  const shownPrompts = useRef<readonly string[]>([])
  if (prompt) shownPrompts.current = [...shownPrompts.current.filter((key) => key !== prompt.key), prompt.key]
  const kept = shownPrompts.current.flatMap(
    (shown) => open.find(({ key, leaving }) => key === shown && !leaving) ?? [],
  )
  return [...kept, ...dialogs]
}

// biome-ignore lint/suspicious/noExplicitAny: an open overlay has the payload of its own id, which no type of a list can say
type AnyOverlayView = ComponentType<OverlayProps<any>>

/** Finds an overlay's view: the shell's own, or one that a feature declares. */
function useOverlayView(site: Shell, overlay: OpenOverlay): AnyOverlayView | undefined {
  const mounted = useAtomValue(site.activeFeatures)
  if (overlay.id === 'notice' || overlay.id === 'confirm') return NoticeDialog
  for (const feature of mounted) {
    const declared = feature.overlays?.find(({ id }) => id === overlay.id)
    if (declared) return viewComponent<OverlayProps>(site, declared as LazyView<OverlayProps>)
  }
  return undefined
}

function OverlayLayer({ site, overlay, isTop }: { site: Shell; overlay: OpenOverlay; isTop: boolean }) {
  const View = useOverlayView(site, overlay)
  const close = (result?: unknown) => site.overlays.close(overlay.key, result)
  const [retries, setRetries] = useState(0)
  const hasNoView = View === undefined
  useRestoreFocus(site)
  // No active feature has a view for it (a flag went off): close it, so that its opener does not wait for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing twice does nothing
  useEffect(() => {
    if (hasNoView) close()
  }, [hasNoView])
  if (!View) return null
  return (
    <ErrorBoundary
      resetKey={retries}
      fallback={(error) => (
        <LostOverlay
          close={close}
          site={site}
          lane={overlays[overlay.id].lane}
          error={error}
          onRetry={() => setRetries(retries + 1)}
        />
      )}
      onError={(error) => reportFault(site, { kind: 'view', where: overlay.id, error })}
    >
      <Suspense>
        <Layer site={site} overlay={overlay} isTop={isTop}>
          {(titleId) => (
            <View payload={overlay.payload} close={close} titleId={titleId} leaving={overlay.leaving} />
          )}
        </Layer>
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Restores the focus when the overlay is gone. The focused element is read during the first render: after the commit the
 * page below is inert and has lost the focus.
 */
function useRestoreFocus(site: Shell): void {
  const [restoreFocus] = useState(() => site.browser.page.saveFocus())
  // In a microtask, when the page is no longer inert but before the next paint: a field tapped at once keeps the focus.
  useLayoutEffect(() => () => queueMicrotask(restoreFocus), [restoreFocus])
}

interface LostOverlayProps {
  readonly close: () => void
  readonly site: Shell
  readonly lane: Lane
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * An overlay whose code failed: says so, and closes it, so that the page below does not stay inert. It stays open until the
 * member has decided: trying again shows it to the same opener. A takeover would hide the question.
 */
function LostOverlay({ close, site, lane, error, onRetry }: LostOverlayProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it failed
  useEffect(() => {
    let again = false
    const retry = () => {
      again = true
      onRetry()
    }
    const waits = lane === 'dialog'
    if (!waits) close()
    void notifyLoadError(site, error, waits ? retry : undefined).then(() => {
      if (!again) close()
    })
  }, [])
  return null
}
