import type { BannerGroup } from '../../schema/replies.gen'
import type { RunMode } from '../device/device'
import { fields, listOf, textOf, type Untrusted } from '../network/read'

/** The group of banners with the activity button: the first one is shown. */
export const activityGroup = 'm_goto'

/** What a tap on the activity button does (E5.11). */
export const activityTypes = ['APP_DOWNLOAD', 'REGISTER', 'INVITE_FRIENDS', 'MEMBER'] as const
export type ActivityType = (typeof activityTypes)[number]

/** The activity that the platform offers (E2.44). */
export interface Activity {
  /** As the platform sends it; it may be none that the site knows. */
  readonly action: string
  readonly image: string
  /** Empty: the site's own words. */
  readonly title: string
}

export function readActivity(raw: Untrusted<BannerGroup>): Activity | undefined {
  for (const banner of listOf(fields(raw).banners)) {
    const { linkage, picture, url, title } = fields(banner)
    const action = textOf(linkage).trim()
    if (action !== '') return { action, image: textOf(picture) || textOf(url), title: textOf(title).trim() }
  }
  return undefined
}

export const isActivityType = (action: string): action is ActivityType =>
  (activityTypes as readonly string[]).includes(action)

/** Who sees the page, and what the merchant has. */
export interface ActivityCase {
  /** -1: a visitor; undefined while it is not known. */
  readonly customerType: number | undefined
  readonly runMode: RunMode
  /** There is an app to download, or the site offers to be installed. */
  readonly hasApp: boolean
  /** The merchant has a registration. */
  readonly canRegister: boolean
  /** The promotion REFERRAL is on (E3.28), and there is a page for it. */
  readonly referral: boolean
  /** VIP benefits are shown: the flag VIPBENEFIT3. */
  readonly vipBenefit: boolean
}

const isVisitor = ({ customerType }: ActivityCase): boolean => customerType === -1

/** Members of these types see the button (E3.03, E5.16). */
const isMember = ({ customerType }: ActivityCase): boolean =>
  customerType === 0 || customerType === 1 || customerType === 2

/** When each type is shown (E5.12 to E5.16). */
const shownWhen: Readonly<Record<ActivityType, (one: ActivityCase) => boolean>> = {
  APP_DOWNLOAD: (one) => isMember(one) && one.runMode === 'browser' && one.hasApp,
  REGISTER: (one) => isVisitor(one) && one.canRegister,
  INVITE_FRIENDS: (one) => isMember(one) && one.referral,
  MEMBER: (one) => isVisitor(one) || (isMember(one) && one.vipBenefit),
}

export const showsActivity = (type: ActivityType, one: ActivityCase): boolean => shownWhen[type](one)
