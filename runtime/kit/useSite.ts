import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Site } from '../contract/site'
import type { Translate } from '../contract/text'

export const SiteContext = createContext<Site | undefined>(undefined)

/** The site that this component belongs to. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite: there is no SiteContext above this component')
  return site
}

/** Texts in the member's language; re-renders the component when it changes (F146). */
export function useText(): Translate {
  const { text } = useSite()
  useSyncExternalStore(text.subscribe, () => text.revision)
  return text.t
}
