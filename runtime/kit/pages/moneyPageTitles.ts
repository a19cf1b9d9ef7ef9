import type { TextKey } from '../../contract/text'
import { type MoneyPage, moneyPages } from '../../tables/moneyPages'

const keyOf = (page: MoneyPage): TextKey => `member.${page}`

/** The titles of the pages that the product knows but does not build (D5), by path; a manifest names others itself. */
export const moneyPageTitles: Readonly<Record<string, TextKey>> = Object.fromEntries(
  Object.entries(moneyPages).map(([page, path]) => [path, keyOf(page as MoneyPage)]),
)
