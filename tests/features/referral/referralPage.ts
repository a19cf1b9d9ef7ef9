import type { Manifest } from '../../../runtime/schema/manifest.gen'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { manifest } from '../../support/manifest'
import { all, get } from '../../support/screen'
import { type RunningSite, type SiteOptions, startSite } from '../../support/site'

/** A merchant with the pages of the referral. */
export const referralMerchant: Partial<Manifest> = {
  routes: {
    ...manifest.routes,
    '/m/inviteFriends': { page: 'inviteFriends' },
    '/m/agentRegister': { page: 'agentRegister' },
  },
  hosts: { customerService: ['chat.hongvan.example'] },
  compliance: {},
}

export const promotionsWith = (enabled: boolean, count = 0) => success({ REFERRAL: { enabled, count } })

/** The reply of the member-info call for a member of a type. */
export const infoOf = (type: number, fields: object = {}) =>
  success({ id: 7, userName: 'minhanh88', type, clubLabel: null, ...fields })

/** Starts the site for a member of a type. */
export const startMember = (type: number, { prepare, ...options }: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    manifest: referralMerchant,
    path: '/m/member/home',
    session: { type },
    ...options,
    prepare(browser) {
      browser.http.answer('memberInfo', infoOf(type))
      browser.http.answer('customerServiceScript', success({ customerService: [] }))
      prepare?.(browser)
    },
  })

/** The link that the page shows. */
export const shownLink = (label: string = english.referral.link): string => {
  const field = all('textbox').find((one) => one.matches('input[readonly]')) as HTMLInputElement
  if (field !== get('textbox', label)) throw new Error(`The link is not labelled ${label}`)
  return field.value
}
