import type { Locator, Page } from 'playwright'
import { vi } from 'vitest'
import { pageSummary } from '../engines/driver'
import { screenProblem } from './screenProblem'

/** The time limit of every wait, in milliseconds. Only failing deploys reach it. */
const waitTimeout = 20_000

/** After this time without success, in milliseconds, a tap is retried: a reload offer may cover the target. */
const tapTimeout = 3000

/** More automatic page loads than this are a loop, whatever the last page shows. */
const maxAutomaticLoads = 4

/** Runs in every page of the tab before its own scripts: records how the page was loaded, and worker takeovers. */
const historyScript = `if (window === top) {
  const write = (what) =>
    sessionStorage.setItem('witness', JSON.stringify([...JSON.parse(sessionStorage.getItem('witness') ?? '[]'), what]))
  write(performance.getEntriesByType('navigation')[0].type)
  const workers = navigator.serviceWorker
  let served = Boolean(workers?.controller)
  workers?.addEventListener('controllerchange', () => {
    if (served) write('taken over')
    served = true
  })
}`

const updateNotice = `document.querySelector('dialog[open]:not([inert]) .UpdateNotice-mark')`

/** A failure of the tab, described in words. */
export class TabFailure extends Error {}

/** A member's tab, which counts the pages that loaded without an action of the member. */
export class Tab {
  /** Page loads by the member, by navigation type. */
  readonly #asked = { navigate: 0, reload: 0 }
  readonly #errors: string[] = []
  readonly #offer: Locator
  #accepted = 0
  #noticed = false
  /** The recorded history, as last read from a page. */
  #heard: readonly string[] = []

  private constructor(
    readonly page: Page,
    reload: readonly string[],
  ) {
    this.#offer = this.#reachable('button').filter({ hasText: new RegExp(`^(${reload.join('|')})$`) })
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message))
  }

  /**
   * Wraps a new page. The update notice is always postponed; an offer to reload the page, a button with one of these labels, is
   * accepted.
   */
  static async create(page: Page, reload: readonly string[]): Promise<Tab> {
    await page.addInitScript(historyScript)
    return new Tab(page, reload)
  }

  async opens(address: string): Promise<void> {
    this.#asked.navigate += 1
    await this.page.goto(address, { waitUntil: 'commit' })
  }

  async reloads(): Promise<void> {
    this.#asked.reload += 1
    await this.page.reload({ waitUntil: 'commit' })
  }

  /** An automatic reload may interfere with going back; then it is repeated. */
  async goesBack(): Promise<void> {
    try {
      await this.page.goBack({ waitUntil: 'commit' })
    } catch {
      await this.isSound()
      if ((await this.#history()).at(-1) !== 'back_forward') await this.page.goBack({ waitUntil: 'commit' })
    }
  }

  /** The number of automatic page loads. */
  countAutomaticLoads = async (): Promise<number> =>
    this.#unasked(await this.#history().catch(() => this.#heard))

  /** How often a worker took over an open page from another worker. */
  countTakeovers = async (): Promise<number> =>
    (await this.#history().catch(() => this.#heard)).filter((one) => one === 'taken over').length

  /** Whether the update notice was shown: while a dialog is open, the page must not reload by itself. */
  sawUpdateNotice = (): boolean => this.#noticed

  /** How often the member has accepted an offer to reload the page. */
  acceptedReloads = (): number => this.#accepted

  /** Uncaught errors. */
  errors = (): readonly string[] => this.#errors

  is = (expression: string): Promise<boolean> => this.page.evaluate(`Boolean(${expression})`)

  /** Waits until an expression is true or a reload is offered. Throws a TabFailure that begins with `otherwise`. */
  async until(expression: string, otherwise: string, timeout = waitTimeout): Promise<void> {
    await this.#waits(
      async () => (await this.#hasOffer()) || (await this.is(expression)),
      () => otherwise,
      timeout,
    )
  }

  /** Waits until the screen has no problem. Throws a TabFailure with the problem that remains. */
  async isSound(): Promise<void> {
    let wrong = 'the page is empty'
    await this.#waits(
      async () => {
        if (await this.#hasOffer()) await this.#accept()
        wrong = await this.page.evaluate<string>(screenProblem)
        return wrong === ''
      },
      () => wrong,
    )
  }

  /** Taps the first reachable match, and waits for a result: the outcome, another page, or a reload offer. */
  async taps(selector: string, outcome: string): Promise<void> {
    let another = 'false'
    await this.#waits(
      async () => {
        if (await this.#hasOffer()) await this.#accept()
        // On a busy machine a tap may have worked although it was reported too late.
        if (await this.is(outcome)) return true
        another = await this.#isAnother()
        await this.#reachable(selector).first().click({ timeout: tapTimeout })
        return true
      },
      () => `${selector} cannot be tapped`,
    )
    await this.until(`${outcome} || ${another}`, `a tap on ${selector} has no effect`)
  }

  async #accept(): Promise<void> {
    const another = await this.#isAnother()
    await this.#offer.first().click({ timeout: tapTimeout })
    this.#accepted += 1
    this.#asked.navigate += 1
    await this.#waits(
      () => this.is(another),
      () => 'the accepted reload does not happen',
    )
  }

  async #putsOff(): Promise<void> {
    this.#noticed = true
    await this.page.locator('dialog:has(.UpdateNotice-mark) button').first().click({ timeout: tapTimeout })
  }

  #hasOffer = async (): Promise<boolean> => (await this.#offer.count()) > 0

  /** Elements behind a dialog are inert. */
  #reachable = (selector: string): Locator =>
    this.page.locator(selector).and(this.page.locator(':not([inert], [inert] *)'))

  /** The navigation types of this tab's pages ("navigate", "reload", "back_forward"), with every "taken over" in between. */
  async #history(): Promise<readonly string[]> {
    const read = () => this.page.evaluate<string>(`sessionStorage.getItem('witness')`)
    // During a navigation the first attempt may fail.
    this.#heard = JSON.parse(await read().catch(read)) as string[]
    return this.#heard
  }

  /** An expression that is true once another page has loaded. */
  #isAnother = async (): Promise<string> =>
    `JSON.parse(sessionStorage.getItem('witness')).length > ${(await this.#history()).length}`

  #unasked(history: readonly string[]): number {
    const came = (how: string): number => history.filter((one) => one === how).length
    return came('navigate') - this.#asked.navigate + came('reload') - this.#asked.reload
  }

  /** Repeats a check; errors during a navigation are ignored. Throws a TabFailure on a timeout and on a reload loop. */
  async #waits(
    isThere: () => Promise<boolean>,
    otherwise: () => string,
    timeout = waitTimeout,
  ): Promise<void> {
    let pages = 0
    const looked = async (): Promise<boolean> => {
      try {
        pages = this.#unasked(await this.#history())
        if (await this.is(updateNotice)) await this.#putsOff()
        return pages > maxAutomaticLoads || (await isThere())
      } catch (error) {
        if (error instanceof TabFailure) throw error
        return false
      }
    }
    const came = await vi.waitUntil(looked, { timeout, interval: 25 }).catch((error) => {
      if (error instanceof TabFailure) throw error
      return false
    })
    if (pages > maxAutomaticLoads)
      throw new TabFailure(`${pages} pages have loaded by themselves in an endless loop`)
    if (!came) throw new TabFailure(`${otherwise()}: ${await this.page.evaluate(pageSummary).catch(String)}`)
  }
}
