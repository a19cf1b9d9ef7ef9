import type { Budgets } from '../../scripts/bench/budgets'

/** Where a ceiling is changed, for messages. */
export const budgetsFile = 'tests/bench/budgets.ts'

/**
 * What a first visit of the lobby may cost at any merchant. Lower a ceiling when its figure has become smaller; raise one only
 * with a reason in the commit.
 */
export const budgets: Budgets = {
  // Texts of the painted shell and of the manifest are in the page in every language that the merchant offers; the first picture
  // and its words, too: 800 to 1,000 bytes (D197); the account's groups, where a manifest changes them, too (D31).
  htmlBytes: { title: 'HTML of the lobby (brotli)', ceiling: 15_360, perLanguage: 430, goal: 14_000 },
  // The goal is 1.3 times what the libraries alone have. Names of files alone make it 50 bytes more or less.
  scriptBytes: { title: 'scripts until the content (brotli)', ceiling: 144_800, goal: 121_000 },
  requests: { title: 'requests until the content', ceiling: 11, goal: 9 },
  rounds: { title: 'requests one after the other until the content', ceiling: 2 },
  elements: { title: 'elements in the body when the content is there', ceiling: 480, perLanguage: 9 },
  pictures: { title: 'pictures requested before any scroll', ceiling: 10 },
  distantPictures: { title: 'of these not at the screen, nor the next of a row', ceiling: 0, goal: 0 },
}
