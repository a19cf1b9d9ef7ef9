import { atom } from 'jotai/vanilla'
import { readPartnerSession } from '../rules/identity/partnerSession'
import { offersSocial, type SocialOffer } from '../rules/identity/social'
import { hasReferralCodes } from '../rules/registration/registrationInfo'
import { isAgent, isRestricted } from '../rules/session/session'
import type { Facts } from '../rules/settings/conditions'
import { type FlagSource, flagValue } from '../rules/settings/flags'
import type { FactName, FlagName } from '../tables/flags'
import { initialQueryStringAtom, onlineAtom, runModeAtom } from './page'
import { serverFlagsAtom } from './server'
import { customerTypeAtom, sessionAtom } from './session'
import { settingsAtom } from './settings'

/** The manifest's flags; set once at startup. */
export const manifestFlagsAtom = atom<Readonly<Partial<Record<FlagName, FlagSource>>>>({})

/** The manifest's settings for social sign-in; set once at startup. */
export const manifestSocialAtom = atom<SocialOffer>({})

/** The manifest's tracking settings; set once at startup. */
export const manifestTrackingAtom = atom({ pixels: false, consent: false })

/** Looks up every fact that a condition can use. */
export const factsAtom = atom<Facts>((get) => {
  const type = get(customerTypeAtom)
  const session = get(sessionAtom)
  // A session from a token in the URL has no type until the member info has arrived (D4).
  const hasType = (predicate: (type: number) => boolean) =>
    session && session.type === undefined ? undefined : predicate(type)
  const device = get(runModeAtom)
  const flags = get(manifestFlagsAtom)
  const server = get(serverFlagsAtom)
  const firebase = get(settingsAtom)('firebase')
  const flag = (name: FlagName) => flagValue(flags[name], name, server)
  const known: Record<Exclude<FactName, `flag.${FlagName}`>, boolean | undefined> = {
    member: type >= 0,
    visitor: type < 0,
    agent: hasType(isAgent),
    restricted: hasType(isRestricted),
    app: device === 'app',
    standalone: device === 'pwa' || device === 'webclip',
    online: get(onlineAtom),
    partnerLogin: readPartnerSession(get(initialQueryStringAtom)) !== undefined,
    referred: hasReferralCodes(get(initialQueryStringAtom)),
    firebase: firebase.known ? firebase.value !== undefined : undefined,
    social: offersSocial(get(manifestSocialAtom), flag('GOOGLELOGIN3')),
    ...get(manifestTrackingAtom),
  }
  return (fact) => {
    if (!fact.startsWith('flag.')) return known[fact as keyof typeof known]
    return flag(fact.slice('flag.'.length) as FlagName)
  }
})
