import type { Site } from '../../contract/site'
import { goTo } from '../../kit/pages/Link'
import type { ActivityType } from '../../rules/content/activity'
import { sessionAtom } from '../../state/session'

const memberHome = '/m/member/home'
const benefits = '/m/member/benefits'

/** A visitor logs in first (D19); members see their benefits, where the merchant has such a page (E5.15). */
function goToMember(site: Site): void {
  const isMember = site.store.get(sessionAtom) !== undefined
  const hasBenefits = Object.hasOwn(site.data.manifest.routes, benefits)
  goTo(site, isMember && hasBenefits ? benefits : memberHome)
}

/** Does what the activity button says (E5.11). Rejects when the code for it fails to load. */
export async function carryOut(site: Site, type: ActivityType): Promise<void> {
  switch (type) {
    case 'APP_DOWNLOAD':
      return (await site.service('offerApp'))?.()
    case 'REGISTER':
      return void site.openOverlay('register')
    case 'INVITE_FRIENDS':
      return (await site.service('inviteFriends'))?.()
    case 'MEMBER':
      return goToMember(site)
  }
}
