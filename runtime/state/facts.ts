import { atom } from 'jotai/vanilla'
import { type FlagSource, flagValue } from '../rules/flags'
import type { Facts } from '../rules/judge'
import { readPartner } from '../rules/partner'
import { hasCodes } from '../rules/registrationInfo'
import { isAgent, isRestricted } from '../rules/session'
import { offersSocial, type SocialOffer } from '../rules/social'
import type { FactName, FlagName } from '../tables/flags'
import { deviceAtom, onlineAtom, startSearchAtom } from './page'
import { serverFlagsAtom } from './server'
import { customerTypeAtom, sessionAtom } from './session'
import { settingsAtom } from './settings'

/** The manifest's flags; set once at the start. */
export const manifestFlagsAtom = atom<Readonly<Partial<Record<FlagName, FlagSource>>>>({})

/** The ways in that the manifest offers; set once at the start. */
export const manifestSocialAtom = atom<SocialOffer>({})

/** What the manifest says of tracking; set once at the start. */
export const manifestTrackingAtom = atom({ pixels: false, consent: false })

/** Answers every fact that a condition may ask for. */
export const factsAtom = atom<Facts>((get) => {
  const type = get(customerTypeAtom)
  const session = get(sessionAtom)
  // A session out of a token alone has no type until the member info is there (D4).
  const ofType = (is: (type: number) => boolean) =>
    session && session.type === undefined ? undefined : is(type)
  const device = get(deviceAtom)
  const flags = get(manifestFlagsAtom)
  const server = get(serverFlagsAtom)
  const firebase = get(settingsAtom)('firebase')
  const flag = (name: FlagName) => flagValue(flags[name], name, server)
  const known: Record<Exclude<FactName, `flag.${FlagName}`>, boolean | undefined> = {
    member: type >= 0,
    visitor: type < 0,
    agent: ofType(isAgent),
    restricted: ofType(isRestricted),
    app: device === 'app',
    standalone: device === 'pwa' || device === 'webclip',
    online: get(onlineAtom),
    partnerLogin: readPartner(get(startSearchAtom)) !== undefined,
    referred: hasCodes(get(startSearchAtom)),
    firebase: firebase.known ? firebase.value !== undefined : undefined,
    social: offersSocial(get(manifestSocialAtom), flag('GOOGLELOGIN3')),
    ...get(manifestTrackingAtom),
  }
  return (fact) => {
    if (!fact.startsWith('flag.')) return known[fact as keyof typeof known]
    return flag(fact.slice('flag.'.length) as FlagName)
  }
})
