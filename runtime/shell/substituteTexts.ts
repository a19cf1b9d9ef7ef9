import type { Browser } from '../browser/browser'
import { createBackOff } from '../browser/network/backOff'
import { fields, isRecord } from '../rules/network/read'
import type { Language } from '../tables/languages'
import { type Catalogue, isSection } from './catalogue'

/** What the translator lets this file do, for a start without the texts of the member's language. */
export interface SubstituteOptions {
  readonly browser: Browser
  /** The member's language. */
  readonly wanted: Language
  /** The languages that may stand in for it, best first. */
  readonly fallbacks: readonly Language[]
  /** The request for the texts of the wanted language, which goes on. */
  readonly pending: Promise<void>
  isLoaded(language: Language): boolean
  /** Rejects when they do not come. */
  load(language: Language): Promise<void>
  add(language: Language, catalogue: Catalogue): void
  show(language: Language): Promise<void>
  /** The member has not chosen another language meanwhile. */
  isWanted(): boolean
  notify(): void
}

const settles = (promise: Promise<void>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

/** The texts of the last visit, of whatever release: some may be missing, but it is the member's language (D24). */
function readFormerCopy({ storage }: Browser, language: Language): Catalogue | undefined {
  const { language: copied, catalogue } = fields(storage.read('texts'))
  const isUsable = copied === language && isRecord(catalogue) && Object.values(catalogue).every(isSection)
  return isUsable ? (catalogue as Catalogue) : undefined
}

async function showNextBest(options: SubstituteOptions): Promise<boolean> {
  const { browser, wanted, fallbacks, isLoaded, load, add, show } = options
  const copy = readFormerCopy(browser, wanted)
  if (copy) {
    add(wanted, copy)
    await show(wanted)
    return true
  }
  for (const one of fallbacks.filter((other) => other !== wanted)) {
    const hasCome = await settles(load(one))
    if (!hasCome && !isLoaded(wanted)) continue
    await show(isLoaded(wanted) ? wanted : one)
    return true
  }
  return false
}

/** Requests the texts of the wanted language until they come, or the member chooses another one. */
function awaitWanted({ browser, wanted, pending, load, show, isWanted, notify }: SubstituteOptions): void {
  const backOff = createBackOff(browser)
  const stopListening = browser.page.onOnline((online) => online && void follow(load(wanted)))
  async function follow(texts: Promise<void>): Promise<void> {
    backOff.cancel()
    const hasCome = await settles(texts)
    if (isWanted() && !hasCome) return backOff.schedule(() => void follow(load(wanted)))
    stopListening()
    backOff.cancel()
    if (!isWanted()) return
    await show(wanted)
    notify()
  }
  void follow(pending)
}

/**
 * Starts the site without the texts of the member's language (D24): with their copy of an earlier release, else in the first of
 * the other languages that comes. Resolves to false when there is none.
 */
export async function showSubstitute(options: SubstituteOptions): Promise<boolean> {
  const isShown = await showNextBest(options)
  if (isShown) awaitWanted(options)
  return isShown
}
