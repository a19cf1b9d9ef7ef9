import { atom } from 'jotai/vanilla'
import { type FlagSource, flagValue } from '../rules/flags'
import type { Facts } from '../rules/judge'
import { isAgent, isRestricted } from '../rules/session'
import type { FactName, FlagName } from '../tables/flags'
import { deviceAtom, onlineAtom } from './page'
import { serverFlagsAtom } from './server'
import { customerTypeAtom } from './session'

/** The manifest's flags; set once at the start. */
export const manifestFlagsAtom = atom<Readonly<Partial<Record<FlagName, FlagSource>>>>({})

/** Answers every fact that a condition may ask for. */
export const factsAtom = atom<Facts>((get) => {
  const type = get(customerTypeAtom)
  const device = get(deviceAtom)
  const known: Record<Exclude<FactName, `flag.${FlagName}`>, boolean> = {
    member: type >= 0,
    visitor: type < 0,
    agent: isAgent(type),
    restricted: isRestricted(type),
    app: device === 'app',
    standalone: device === 'pwa' || device === 'webclip',
    online: get(onlineAtom),
  }
  const flags = get(manifestFlagsAtom)
  const server = get(serverFlagsAtom)
  return (fact) => {
    if (!fact.startsWith('flag.')) return known[fact as keyof typeof known]
    const name = fact.slice('flag.'.length) as FlagName
    return flagValue(flags[name], name, server)
  }
})
