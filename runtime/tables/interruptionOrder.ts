import type { OverlayId } from './overlays'

/** What opens without being asked for, the most urgent first; what is forced comes before all of it (D27). */
export const interruptions = [
  'sessionReminder',
  'update',
  'appUpgrade',
  'announcement',
  'downloadScreen',
  'downloadSheet',
  'picturePopup',
  /** Google's own prompt: the browser shows it, not an overlay, beside the page (I4.34). It waits like the others, and delays none. */
  'oneTap',
  'pushPrompt',
] as const satisfies readonly (OverlayId | 'oneTap')[]

export type InterruptionId = (typeof interruptions)[number]
