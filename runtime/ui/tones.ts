import type { IconName } from './media/Icon'

/** The kind of a message. Each has an icon, because colour alone is not accessible. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  danger: 'error',
}
