import { type Lane, type OverlayId, overlays } from '../../tables/overlays'

/** A request to show an overlay. The key distinguishes requests for the same overlay; `opened` is their order. */
export interface OverlayRequest {
  readonly id: OverlayId
  readonly key: string
  readonly opened: number
}

/** The overlays that are shown now. */
export interface ArrangedOverlays<W extends OverlayRequest = OverlayRequest> {
  readonly takeover: W | undefined
  readonly dialogs: readonly W[]
  readonly prompt: W | undefined
  readonly toast: W | undefined
}

/**
 * Decides which overlays are shown (F152): a takeover covers everything, dialogs are a stack, a prompt waits until no
 * dialog is open. The other lanes show one overlay at a time, in the order of the table and then by age. Dialogs
 * stay below a takeover, so that typed input is still there afterwards.
 */
export function arrangeOverlays<W extends OverlayRequest>(requests: readonly W[]): ArrangedOverlays<W> {
  const takeover = firstOf(requests, 'takeover')
  const dialogs = inLane(requests, 'dialog').sort(byAge)
  const prompt = takeover || dialogs.length > 0 ? undefined : firstOf(requests, 'prompt')
  return { takeover, dialogs, prompt, toast: firstOf(requests, 'toast') }
}

/** The overlay that has the focus; undefined when the page has it. */
export const topOverlay = <W extends OverlayRequest>({
  takeover,
  dialogs,
  prompt,
}: ArrangedOverlays<W>): W | undefined => takeover ?? dialogs.at(-1) ?? prompt

const inLane = <W extends OverlayRequest>(requests: readonly W[], lane: Lane): W[] =>
  requests.filter(({ id }) => overlays[id].lane === lane)

const byAge = (a: OverlayRequest, b: OverlayRequest): number => a.opened - b.opened

const order = Object.keys(overlays)

const firstOf = <W extends OverlayRequest>(requests: readonly W[], lane: Lane): W | undefined =>
  inLane(requests, lane).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id) || byAge(a, b))[0]
