import { type PlainPage, type PlainPageInput, plainPage } from './plainPage'

/** The page that nginx shows in the place of every other one while a merchant's site is closed (E2.46, E8.20, D164). */
export const maintenancePage = (input: PlainPageInput): PlainPage =>
  plainPage(input, {
    title: 'system.maintenanceTitle',
    text: 'system.maintenanceText',
    // The address that the member asked for, which comes back with the site.
    action: { text: 'common.retry', href: '' },
  })
