import type { TextKey } from '../contract/text'
import { memberPages } from '../tables/memberPages'

/** The titles of the pages that the product knows but does not build (D5), by path; a manifest names others itself. */
export const memberPageTitles: Readonly<Record<string, TextKey>> = {
  [memberPages.deposit]: 'member.deposit',
  [memberPages.withdraw]: 'member.withdraw',
  [memberPages.bankCard]: 'member.bankCard',
  [memberPages.pixKey]: 'member.pixKey',
  [memberPages.pointMarket]: 'member.pointMarket',
}
