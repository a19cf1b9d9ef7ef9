import type { Site } from '../../contract/site'
import { evaluate, inBrowserTab, type When } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'

/** With its flag on, a game starts only in the app or from the home screen (I5.19, E4.34). */
export const appIsMissing: When = {
  all: ['flag.STARTGAMEINAPP3', inBrowserTab],
}

/** Offers the app; undefined where there is none. */
export async function findAppOffer(site: Site): Promise<(() => Promise<void>) | undefined> {
  const hasApp = evaluate('download', site.store.get(factsAtom)) === 'yes'
  return hasApp ? site.service('offerApp').catch(() => undefined) : undefined
}
