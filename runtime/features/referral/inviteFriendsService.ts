import type { Stop } from '../../browser/browser'
import type { Services } from '../../contract/services'
import type { Site } from '../../contract/site'
import { refreshPromotions } from '../../kit/pages/promotions'
import { findPromotion } from '../../rules/content/promotion'
import { type ReferralAction, referralAction, referralPath } from '../../rules/content/referral'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { pathAtom } from '../../state/page'
import { promotionsAtom, promotionsStatusAtom } from '../../state/promotions'
import { customerTypeAtom, sessionAtom } from '../../state/session'
import * as times from '../../tables/times'

/** What "invite friends" does for this member or visitor (E5.01). */
export default function inviteFriends(site: Site): Services['inviteFriends'] {
  let latestTap = {}
  return async () => {
    const tap = {}
    latestTap = tap
    const { token, path } = whereaboutsOf(site)
    if (site.store.get(promotionsStatusAtom) === 'error') void refreshPromotions(site)
    const action = actionNow(site) ?? (await waitForAction(site))
    const now = whereaboutsOf(site)
    // Who taps again, logs out or goes elsewhere meanwhile no longer waits for this (D21).
    if (latestTap === tap && now.token === token && now.path === path) perform(site, action)
  }
}

const whereaboutsOf = ({ store }: Site) => ({
  token: store.get(sessionAtom)?.token,
  path: store.get(pathAtom),
})

/** A visitor's promotions are not known, because the call needs a token (I6.07): for visitors it is not enabled. */
function isEnabled({ store }: Site): boolean | undefined {
  const isOffered = evaluate({ all: ['member', 'flag.REWCEN3'] }, store.get(factsAtom))
  if (isOffered !== 'yes') return isOffered === 'no' ? false : undefined
  const promotions = store.get(promotionsAtom)
  if (promotions) return findPromotion(promotions, 'REFERRAL')?.enabled === true
  return store.get(promotionsStatusAtom) === 'error' ? false : undefined
}

function actionNow(site: Site): ReferralAction | undefined {
  const isTypeKnown = evaluate('agent', site.store.get(factsAtom)) !== 'unknown'
  const type = isTypeKnown ? site.store.get(customerTypeAtom) : undefined
  return referralAction({ type, enabled: isEnabled(site) })
}

/** Waits a few seconds, and says so after a moment; what is still not known then counts as "not enabled". */
function waitForAction(site: Site): Promise<ReferralAction> {
  const { store, browser, text } = site
  return new Promise((resolve) => {
    const stops: Stop[] = []
    const finish = (action: ReferralAction) => {
      for (const stop of stops.splice(0)) stop()
      resolve(action)
    }
    const check = () => {
      const action = actionNow(site)
      if (action) finish(action)
    }
    stops.push(
      store.sub(factsAtom, check),
      store.sub(promotionsAtom, check),
      store.sub(promotionsStatusAtom, check),
      browser.clock.after(times.waitMentioned, () => site.toast(text.t('referral.checking'))),
      browser.clock.after(times.slowThreshold, () => finish('customerService')),
    )
  })
}

/** A page that the merchant does not mount is as if it were not enabled. */
function perform(site: Site, action: ReferralAction): void {
  const path = referralPath(site.data.manifest.routes, action)
  if (path !== undefined) site.go(path)
  else if (action === 'comingSoon') site.toast(site.text.t('referral.comingSoon'))
  else void site.openOverlay('support')
}
