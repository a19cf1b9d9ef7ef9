import type { Feature } from '../../contract/feature'

/** Reminds members how long they have been here, at the interval of `compliance.sessionReminderMinutes` (D14). */
export const sessionReminder: Feature = {
  id: 'sessionReminder',
  when: 'sessionReminder',
  tasks: [{ when: 'member', start: () => import('./reminderTask') }],
  places: { 'account.screenTime': { view: () => import('./TimeRow') } },
  overlays: [{ id: 'sessionReminder', view: () => import('./SessionReminder') }],
}
