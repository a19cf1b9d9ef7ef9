import { atom } from 'jotai/vanilla'
import { type FlagSource, flagValue } from '../rules/flags'
import type { Facts } from '../rules/judge'
import { readPartner } from '../rules/partner'
import { isAgent, isRestricted } from '../rules/session'
import type { FactName, FlagName } from '../tables/flags'
import { deviceAtom, onlineAtom, startSearchAtom } from './page'
import { serverFlagsAtom } from './server'
import { customerTypeAtom, sessionAtom } from './session'

/** The manifest's flags; set once at the start. */
export const manifestFlagsAtom = atom<Readonly<Partial<Record<FlagName, FlagSource>>>>({})

/** Answers every fact that a condition may ask for. */
export const factsAtom = atom<Facts>((get) => {
  const type = get(customerTypeAtom)
  const session = get(sessionAtom)
  // A session out of a token alone has no type until the member info is there (D4).
  const ofType = (is: (type: number) => boolean) =>
    session && session.type === undefined ? undefined : is(type)
  const device = get(deviceAtom)
  const known: Record<Exclude<FactName, `flag.${FlagName}`>, boolean | undefined> = {
    member: type >= 0,
    visitor: type < 0,
    agent: ofType(isAgent),
    restricted: ofType(isRestricted),
    app: device === 'app',
    standalone: device === 'pwa' || device === 'webclip',
    online: get(onlineAtom),
    partnerLogin: readPartner(get(startSearchAtom)) !== undefined,
  }
  const flags = get(manifestFlagsAtom)
  const server = get(serverFlagsAtom)
  return (fact) => {
    if (!fact.startsWith('flag.')) return known[fact as keyof typeof known]
    const name = fact.slice('flag.'.length) as FlagName
    return flagValue(flags[name], name, server)
  }
})
