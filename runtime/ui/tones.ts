import type { IconName } from './Icon'

/** What kind of message it is. Colour never says it alone: each has an icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  danger: 'error',
}
