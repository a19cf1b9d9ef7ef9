import { type OverlayId, overlays } from '../../tables/overlays'

/** Whether Back, Escape and a tap outside close an overlay: its payload may forbid it (E4.15, E4.50). */
export function isDismissible(id: OverlayId, payload: unknown): boolean {
  if (!overlays[id].dismissible) return false
  if (typeof payload !== 'object' || payload === null) return true
  const { forced, mandatory } = payload as { readonly forced?: unknown; readonly mandatory?: unknown }
  return forced !== true && mandatory !== true
}
