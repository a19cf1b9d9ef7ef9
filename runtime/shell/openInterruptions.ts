import type { Stop } from '../browser/browser'
import { onTyping } from '../browser/page/onTyping'
import type { InterruptionRequest, InterruptionResult, WaitingRow } from '../contract/interruptions'
import type { Site } from '../contract/site'
import {
  decideInterruptions,
  type Interruption,
  type InterruptionState,
  readInterruptionMemory,
} from '../rules/system/decideInterruption'
import { isConsentDue } from '../rules/tracking/consent'
import { consentAtom } from '../state/consent'
import { sendingFormsAtom, waitingInterruptionsAtom } from '../state/interruptions'
import { openOverlaysAtom } from '../state/overlays'
import { pathAtom } from '../state/page'
import type { InterruptionId } from '../tables/interruptionOrder'
import { neverOpened, type OverlayId, overlays, pageLeft } from '../tables/overlays'
import { isFramedPage } from '../tables/pagesNotToInterrupt'
import * as times from '../tables/times'
import type { Shell } from './site'

interface Waiting extends Interruption {
  /** Since when it has been wanted, in ms that never go backwards. */
  readonly since: number
  /** Absent: it never waits in the lobby. */
  readonly row: WaitingRow | undefined
  open(): Promise<unknown> | undefined
  /** With the result of its own id. */
  settle(result: unknown): void
}

type Interrupt = Site['interrupt']

const controllers = new WeakMap<Shell, Interrupt>()

/** Opens it when nothing is in its way (D27); resolves to its result, or to `neverOpened` when it is withdrawn. */
export function interrupt<Id extends InterruptionId>(
  site: Shell,
  id: Id,
  request: InterruptionRequest<Id>,
): Promise<InterruptionResult<Id>> {
  const controller = controllers.get(site) ?? createInterruptions(site)
  controllers.set(site, controller)
  return controller(id, request)
}

function createInterruptions(site: Shell): Interrupt {
  const { store, browser, data } = site
  const { clock, page, storage } = browser
  let waiting: readonly Waiting[] = []
  let listed: readonly Waiting[] = []
  /** Since when each has been wanted: who leaves the lobby and comes back has waited all the time. */
  const wantedSince = new Map<InterruptionId, number>()
  let stopTimer: Stop | undefined
  let stopIdle: Stop | undefined

  const openOverlay = site.overlays.open as (id: OverlayId, payload: unknown) => Promise<unknown>

  const readMemory = () =>
    readInterruptionMemory(storage.read('interruptions'), clock.now()) ?? {
      began: clock.now() - clock.monotonic(),
      openedAtFirst: 0,
    }

  function readState(): InterruptionState {
    const { began, closed, openedAtFirst } = readMemory()
    const path = store.get(pathAtom) ?? ''
    const covered = store.get(openOverlaysAtom).some(({ id }) => overlays[id].lane !== 'toast')
    return {
      visible: page.visible,
      covered,
      typed: page.userBusy,
      sending: store.get(sendingFormsAtom) > 0,
      framed: isFramedPage(path, data.manifest.routes[path]?.page),
      consentDue: isConsentDue(data.manifest, store.get(consentAtom)),
      visitTime: clock.now() - began,
      openedAtFirst,
      sinceClosed: closed === undefined ? undefined : clock.now() - closed,
    }
  }

  function remove(one: Waiting): void {
    waiting = waiting.filter((other) => other !== one)
  }

  /** What has opened in the visit's first minute: see `limits.interruptionsAtFirst`. */
  function rememberOpening({ forced, belongsTo }: Waiting): void {
    const memory = readMemory()
    const isFirst = !forced && belongsTo !== 'game' && clock.now() - memory.began < times.firstMinute
    storage.write('interruptions', {
      ...memory,
      openedAtFirst: memory.openedAtFirst + (isFirst ? 1 : 0),
    })
  }

  async function open(one: Waiting): Promise<void> {
    remove(one)
    wantedSince.delete(one.id)
    const shown = one.open()
    if (shown === undefined) {
      one.settle(neverOpened)
      return update()
    }
    // Nobody learns whether the browser shows its own prompt, and when that is gone.
    const counts = one.id !== 'oneTap'
    if (counts) rememberOpening(one)
    update()
    const result = await shown.catch(() => undefined)
    if (counts) storage.write('interruptions', { ...readMemory(), closed: clock.now() })
    // Its page was left: it stands in the lobby as soon as it is wanted again.
    if (result === pageLeft) wantedSince.set(one.id, Number.NEGATIVE_INFINITY)
    one.settle(result)
    update()
  }

  /** Lists those that have waited long, for the lobby. */
  function listLongWaiting(): void {
    const longWaiting = waiting.filter(({ since }) => clock.monotonic() - since >= times.firstMinute)
    if (longWaiting.length === listed.length && longWaiting.every((one, index) => one === listed[index]))
      return
    listed = longWaiting
    store.set(
      waitingInterruptionsAtom,
      listed.flatMap((one) =>
        one.row ? { id: one.id, ...one.row, open: () => waiting.includes(one) && void open(one) } : [],
      ),
    )
  }

  function update(): void {
    const decision = decideInterruptions(readState(), waiting)
    const [first] = decision.open
    // It updates again once it is open.
    if (first) return void open(first)
    listLongWaiting()
    const untilListed = waiting
      .map(({ since }) => times.firstMinute - (clock.monotonic() - since))
      .filter((time) => time > 0)
    const next = Math.min(decision.recheckIn ?? Number.POSITIVE_INFINITY, ...untilListed)
    stopTimer?.()
    stopTimer = Number.isFinite(next) ? clock.after(times.ms(next), update) : undefined
  }

  const updateIfWaiting = () => {
    if (waiting.length > 0) update()
  }
  /** What a dialog or a form had on the page is gone when the change has been drawn. */
  function followChange(): void {
    updateIfWaiting()
    stopIdle?.()
    stopIdle = waiting.length > 0 ? clock.whenIdle(updateIfWaiting) : undefined
  }
  for (const changed of [openOverlaysAtom, pathAtom, consentAtom, sendingFormsAtom])
    store.sub(changed, followChange)
  page.onVisible(followChange)
  onTyping(followChange)

  return (id, request) =>
    new Promise((resolve) => {
      const { forced = false, belongsTo, signal, waitingRow } = request
      const since = wantedSince.get(id) ?? clock.monotonic()
      wantedSince.set(id, since)
      const one: Waiting = {
        id,
        forced,
        belongsTo,
        since,
        row: waitingRow,
        settle: resolve,
        open: () => show(id, request),
      }
      if (signal?.aborted) return resolve(neverOpened)
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(one)) return
        remove(one)
        resolve(neverOpened)
        update()
      })
      waiting = [...waiting, one]
      update()
    })

  function show<Id extends InterruptionId>(
    id: Id,
    request: InterruptionRequest<Id>,
  ): Promise<unknown> | undefined {
    if ('show' in request) return request.show()
    const { payload } = request as { readonly payload?: () => unknown }
    const shown = payload?.()
    return payload && shown === undefined ? undefined : openOverlay(id as OverlayId, shown)
  }
}
