import type { SiteStorage } from '../../browser/browser'
import { foldForSearch } from '../../rules/text/text'
import { limits } from '../../tables/limits'

/** What was searched for lately on this device, the newest first. */
export function recent(keep: SiteStorage): string[] {
  const kept = keep.read('searches')
  return Array.isArray(kept)
    ? kept.filter((word) => typeof word === 'string').slice(0, limits.recentSearches)
    : []
}

/** Puts a keyword first; what it only continues ("roul" before "roulette") makes room for it. */
export function remember(keep: SiteStorage, keyword: string): void {
  const others = recent(keep).filter((word) => !foldForSearch(keyword).startsWith(foldForSearch(word)))
  keep.write('searches', [keyword, ...others].slice(0, limits.recentSearches))
}

export const forgetRecent = (keep: SiteStorage): void => keep.remove('searches')
