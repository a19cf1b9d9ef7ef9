import { features } from '../../runtime/features'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { type CallName, calls } from '../../runtime/tables/calls'
import type { OverlayId } from '../../runtime/tables/overlays'
import * as times from '../../runtime/tables/times'
import { success } from '../support/fakes/replies'
import { actAndSettle, type RunningSite, type SiteOptions, startSite } from '../support/site'

export const callNames = Object.keys(calls) as CallName[]

/** A delay that is longer than anybody waits. */
export const never = times.ms(86_400_000)

const pages = features.flatMap(({ routes = [] }) => routes)
export const pathOf = (page: string): string => (page === 'lobby' ? '/m/home' : `/m/${page}`)

/** A merchant that has every page. */
export const everyPage: Partial<Manifest> = {
  flags: { REWCEN3: true, CHAT3: true, VIPBENEFIT3: true },
  customerService: [{ id: 'chat', csType: 'LIVECHAT', url: 'https://chat.hongvan.example/' }],
  hosts: { customerService: ['chat.hongvan.example'] },
  routes: Object.fromEntries(
    pages.map(({ page, guard }) => [
      pathOf(page),
      { page, ...(guard && { guard, otherwise: pathOf('lobby') }) },
    ]),
  ) as Manifest['routes'],
}

/** What a visitor or a member opens. */
export interface Place {
  readonly page: string
  readonly query?: string
  readonly visitor?: true
  readonly overlay?: OverlayId
  /** What the merchant has besides every page. */
  readonly more?: Partial<Manifest>
}

/** Every page, for members and visitors, and the overlays that load something. */
export const places: readonly Place[] = [
  ...pages.flatMap(({ page }): Place[] => [{ page }, { page, visitor: true }]),
  ...(['search', 'support', 'chat', 'login', 'register'] as const).map((overlay) => ({
    page: 'lobby',
    overlay,
  })),
]

/** Where a member waits for a call, by the call. */
export const waitingPlaces = {
  gameLanes: { page: 'lobby', visitor: true },
  banners: { page: 'lobby', visitor: true },
  memberInfo: { page: 'memberHome' },
  balance: { page: 'memberHome' },
  rankProgress: { page: 'leaderBoard' },
  promotions: { page: 'rewards' },
  announcements: { page: 'news', visitor: true },
  announcementCategories: { page: 'activity' },
  launchGame: { page: 'launchGame', query: '?vendor=emberline&code=x&playType=real' },
  launchTrial: { page: 'launchGame', query: '?vendor=emberline&code=x&playType=trial', visitor: true },
  launchChat: { page: 'lobby', overlay: 'chat' },
} satisfies Partial<Record<CallName, Place>>

/** Opens a place; what is loaded besides is there, and empty. */
export async function openPlace(
  { page, query = '', visitor, overlay, more }: Place,
  prepare: NonNullable<SiteOptions['prepare']>,
): Promise<RunningSite> {
  const running = await startSite({
    path: pathOf(page) + query,
    manifest: { ...everyPage, ...more },
    ...(!visitor && { session: {} }),
    prepare(browser) {
      for (const call of ['country', 'rankProgress', 'announcementCategories', 'unreadCount'] as const)
        browser.http.answer(call, success({}))
      prepare(browser)
    },
  })
  if (overlay) await actAndSettle(() => void running.site.openOverlay(overlay as 'search'))
  return running
}
