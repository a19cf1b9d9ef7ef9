import { baseKeys } from '../catalogues'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { appStarted, storedSession } from '../member'

/** What a page shows at a moment. */
export interface PageState {
  /** Whether the application has replaced the prerendered shell. */
  readonly started: boolean
  /** What the watchdog shows: "slow", "failed"; empty where it shows nothing. */
  readonly startupError: string
  /** What is read in the topmost layer. */
  readonly text: string
  /** What is read anywhere, and the names of controls. */
  readonly words: string
  readonly dialogs: number
  readonly skeletons: number
  /** Whether the page under the layers can be used. */
  readonly inert: boolean
  /** Controls that can be reached. */
  readonly waysOn: number
  /** How far the content is wider than the screen, in px. */
  readonly overflow: number
  /** The member whose session is stored where this tab sees it. */
  readonly userName?: string
  /** Whose bar the lobby shows; undefined on other pages, and where the member's part of the bar has not come. */
  readonly bar?: 'member' | 'visitor'
}

const state = `(() => {
  const open = [...document.querySelectorAll('dialog[open]:not([inert])')]
  const main = document.querySelector('main')
  const top = open.at(-1) ?? document.body
  return {
    started: ${appStarted},
    startupError: document.documentElement.dataset.startupError ?? '',
    text: top.innerText.trim(),
    words: [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join('\\n'),
    dialogs: open.length,
    inert: main?.closest('[inert]') !== null,
    skeletons: document.querySelectorAll('[class*="Skeleton"]').length,
    waysOn: [...document.querySelectorAll('button, a[href]')].filter((one) => !one.closest('[inert]') && one.checkVisibility()).length,
    overflow: document.documentElement.scrollWidth - innerWidth,
    userName: ${storedSession}.userName,
    bar: document.querySelector('.TopBar .MemberBadge-account') ? 'member'
      : document.querySelector('.TopBar-end .Button') ? 'visitor' : undefined,
  }
})()`

export const pageState = (phone: PlaywrightPhone): Promise<PageState> => phone.evaluate<PageState>(state)

interface Expected {
  /** Names of members who are not logged in here. */
  readonly strangers: readonly string[]
  /** Whether line and platform do what they should. */
  readonly isWell: boolean
}

const keys = new Set<string>(baseKeys)

/** What nobody should have to read. */
const isRaw = (word: string): boolean =>
  /^undefined\b|\[object|\bNaN\b|NullPointer/.test(word) || keys.has(word)

/** What is wrong with a page, in words; empty when a member can use it. */
export function describeProblem(page: PageState, { strangers, isWell }: Expected): string {
  if (page.startupError === 'failed') return isWell ? 'the site says that it does not start' : ''
  if (!page.started) return 'the application has not started'
  if (page.text === '') return 'nothing is on the screen'
  if (page.skeletons > 0) return 'a skeleton is still shown'
  if (page.dialogs > 1) return `${page.dialogs} dialogs are open`
  if (page.dialogs === 0 && page.inert) return 'the page cannot be used, and nothing is over it'
  if (page.waysOn === 0) return `there is no way on: ${page.text}`
  if (page.overflow > 1) return `the page is ${page.overflow} px too wide`
  const raw = page.words.split(/\s+/).filter(isRaw)
  if (raw.length > 0) return `raw words are shown: ${raw.join(', ')}`
  const seen = strangers.filter((name) => page.words.includes(name))
  if (seen.length > 0) return `the page of ${page.userName ?? 'a visitor'} names ${seen.join(', ')}`
  if (page.bar === 'visitor' && page.userName !== undefined) return 'a member is shown as a visitor'
  if (page.bar === 'member' && page.userName === undefined) return 'a visitor is shown as a member'
  return ''
}
