import type { Command } from '../../platform'
import type { RoleName } from '../../platform/members/demoRoles'

/** A state in which pages are shown. */
export interface PictureState {
  /** What it shows, for the gallery's readers. */
  readonly title: string
  /** Who sees the pages that are not for members only. */
  readonly visitor: RoleName | 'visitor'
  /** Who sees the pages for members. */
  readonly member: RoleName
  /** What the platform does, for a merchant. */
  readonly commands?: (merchant: string, now: number) => readonly Command[]
  /** Calls never end, so there is nothing to wait for. */
  readonly waits?: true
}

/** Longer than the gallery takes, in milliseconds. */
const endless = 3_600_000

const maintenanceLeft = 2 * 3_600_000

/** Every state, by its name for `--states`. */
export const pictureStates = {
  plain: { title: 'as it is', visitor: 'visitor', member: 'ordinary' },
  member: { title: 'public pages as a member sees them', visitor: 'ordinary', member: 'ordinary' },
  vip: { title: 'a VIP with an amount of many digits', visitor: 'vip', member: 'vip' },
  newcomer: { title: 'a member of an hour ago', visitor: 'newcomer', member: 'newcomer' },
  empty: {
    title: 'nothing to show yet',
    visitor: 'visitor',
    member: 'newcomer',
    commands: (merchant) => [
      { lanes: { merchant, cards: 0 } },
      { bannerGroup: { merchant, groupName: 'm_home', banners: [] } },
      ...(['PR', 'HELP', 'NEWS', 'MQ'] as const).map((types) => ({
        announcements: { merchant, types, announcements: [] },
      })),
    ],
  },
  loading: {
    title: 'while it loads',
    visitor: 'visitor',
    member: 'ordinary',
    commands: () => [{ fault: { call: '*', delay: endless } }],
    waits: true,
  },
  failed: {
    title: 'when the platform does not answer',
    visitor: 'visitor',
    member: 'ordinary',
    commands: () => [{ fault: { call: '*', status: 503 } }],
  },
  maintenance: {
    title: 'during a maintenance',
    visitor: 'visitor',
    member: 'ordinary',
    commands: (merchant, now) => [
      { status: { merchant, state: 'maintenance', maintenanceEnd: now + maintenanceLeft } },
    ],
  },
} as const satisfies Readonly<Record<string, PictureState>>

export type StateName = keyof typeof pictureStates

export const stateNames = Object.keys(pictureStates) as StateName[]

/** What every picture is taken without: what pops up, and captchas, which are another each time. */
export const calmCommands = (merchant: string): readonly Command[] => [
  { reset: true },
  { announcements: { merchant, types: 'PU', announcements: [] } },
  { flags: { merchant, values: { LOGINCAPTCHA3: false, REGISTERCAPTCHA3: false } } },
  // Google's prompt would come from its host.
  { settings: { merchant, values: { sms: { googleWebClientId: '' } } } },
]
