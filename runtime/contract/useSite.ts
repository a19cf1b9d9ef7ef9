import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Site } from './site'
import type { Translate } from './text'

export const SiteContext = createContext<Site | undefined>(undefined)

/** The site that this component belongs to. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite: the component stands outside of a SiteContext')
  return site
}

/** Texts in the member's language; the component renders anew when it changes (F146). */
export function useText(): Translate {
  const { text } = useSite()
  useSyncExternalStore(text.subscribe, () => text.language)
  return text.t
}
