import { useAtomValue } from 'jotai/react'
import { evaluate } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { notifyLoadError } from './lazyCode'
import { useSite } from './useSite'

/** Offers the app to a member who asks for it (E4.34); undefined where there is none to get, or it is in use (E4.14). */
export function useOfferApp(): (() => void) | undefined {
  const site = useSite()
  const isOffered = evaluate(
    { all: ['member', 'download', { not: { any: ['app', 'standalone'] } }] },
    useAtomValue(factsAtom),
  )
  if (isOffered !== 'yes') return undefined
  const offer = (): void =>
    void site
      .service('offerApp')
      .then((start) => start?.())
      .catch((error: unknown) => notifyLoadError(site, error, offer))
  return offer
}
