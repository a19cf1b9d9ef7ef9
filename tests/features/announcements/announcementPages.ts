import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'

/** A merchant with the pages of announcements. */
export const merchantWithPages: Partial<Manifest> = {
  routes: {
    ...manifest.routes,
    '/m/activity': { page: 'activity' },
    '/m/help': { page: 'help' },
    '/m/news': { page: 'news' },
  },
}

/** One announcement as the platform sends it: its title and its text are made of its id. */
export const announced = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: `Title ${id}`,
  content: `<p>Text <b>${id}</b></p>`,
  promotionType: 'EVENT',
  ...more,
})

export const announcementReply = (...announcements: readonly unknown[]) => success({ announcements })
