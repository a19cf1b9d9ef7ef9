/**
 * In what browser engines differ: what journeys prove in each of them. A rule that is the same everywhere (the text of an error,
 * which call is sent) is proved once, in Chromium or in a rendered test.
 */
export const aspects = {
  storage: 'what localStorage, sessionStorage, cookies and IndexedDB keep, across pages and origins',
  blockedStorage: 'storage that throws',
  tabs: 'events between tabs of the same site',
  dialog: 'modal dialogs: what lies under them is inert, and they open and close',
  focus: 'where the focus goes, and comes back to',
  typing: 'events of typed text, and the submission of a form',
  history: 'entries of the history, Back, and pages that are restored',
  returning: 'a tab that becomes visible again',
  worker: 'the service worker: its installation, update and caches',
  modules: 'scripts and chunks that fail to load',
  network: 'requests that fail, hang or are aborted',
  redirect: 'a sign-in at another site, and the way back',
  frame: 'widgets of other parties, and messages between them and the page',
  rightToLeft: 'the layout from right to left',
  pictures: 'pictures that load when they become visible',
} as const

export type Aspect = keyof typeof aspects
