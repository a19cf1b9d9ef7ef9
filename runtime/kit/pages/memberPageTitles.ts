import type { TextKey } from '../../contract/text'
import { type MemberPage, memberPages } from '../../tables/memberPages'

const keyOf = (page: MemberPage): TextKey => `member.${page}`

/** The titles of the pages that the product knows but does not build (D5), by path; a manifest names others itself. */
export const memberPageTitles: Readonly<Record<string, TextKey>> = Object.fromEntries(
  Object.entries(memberPages).map(([page, path]) => [path, keyOf(page as MemberPage)]),
)
