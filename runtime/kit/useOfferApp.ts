import { useAtomValue } from 'jotai/react'
import { evaluate, inBrowserTab } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { useService } from './code/useService'

/**
 * Offers the app to a member who asks for it (E4.34); undefined where there is none to get, it is in use (E4.14), or the member
 * gets no prompts (E3.03).
 */
export function useOfferApp(): (() => void) | undefined {
  const offer = useService('offerApp')
  const isOffered = evaluate(
    { all: ['member', { not: 'restricted' }, 'download', inBrowserTab] },
    useAtomValue(factsAtom),
  )
  return isOffered === 'yes' ? offer : undefined
}
