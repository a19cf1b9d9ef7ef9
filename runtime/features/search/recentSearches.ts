import type { SiteStorage } from '../../browser/browser'
import { listOf } from '../../rules/network/read'
import { foldForSearch } from '../../rules/text/foldForSearch'
import * as limits from '../../tables/limits'

/** The recent searches on this device, newest first, each of them once. */
export function recentSearches(storage: SiteStorage): string[] {
  const keywords = listOf(storage.read('searches')).filter((stored) => typeof stored === 'string')
  return [...new Set(keywords.filter((keyword) => keyword !== ''))].slice(0, limits.recentSearches)
}

/** Adds a keyword at the front and removes its own prefixes ("roul" before "roulette"). */
export function addRecentSearch(storage: SiteStorage, keyword: string): void {
  const otherKeywords = recentSearches(storage).filter(
    (other) => !foldForSearch(keyword).startsWith(foldForSearch(other)),
  )
  storage.write('searches', [keyword, ...otherKeywords].slice(0, limits.recentSearches))
}

export const clearRecentSearches = (storage: SiteStorage): void => storage.remove('searches')
