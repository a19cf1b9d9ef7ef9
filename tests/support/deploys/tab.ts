import { errors, type Locator, type Page } from 'playwright'
import { vi } from 'vitest'
import { pageSummary } from '../engines/driver'
import { evaluateInTime, NoAnswer, waitTimeout } from './evaluateInTime'
import { screenProblem } from './screenProblem'

/** After this time without success, in milliseconds, a tap is retried: a reload offer may cover the target. */
const tapTimeout = 3000

/** More automatic page loads than this are a loop, whatever the last page shows. */
const maxAutomaticLoads = 4

/** Runs in every page of the tab before its own scripts: records how the page was loaded, and worker takeovers. */
export const historyScript = `if (window === top) {
  const record = (event) =>
    sessionStorage.setItem('tabHistory', JSON.stringify([...JSON.parse(sessionStorage.getItem('tabHistory') ?? '[]'), event]))
  record(performance.getEntriesByType('navigation')[0].type)
  const workers = navigator.serviceWorker
  let isControlled = Boolean(workers?.controller)
  workers?.addEventListener('controllerchange', () => {
    if (isControlled) record('taken over')
    isControlled = true
  })
}`

const updateNotice = `document.querySelector('dialog[open]:not([inert]) .UpdateNotice-mark')`

/** How long a page waits for something before it answers that nothing has happened, in milliseconds. */
const answerTimeout = 1000

/** What a page answers: what has come, and the problem of its screen. */
interface Answer {
  readonly found: 'notice' | 'offer' | 'outcome' | 'hopeless' | 'nothing'
  readonly problem: string
}

interface WaitOptions {
  readonly timeout?: number
  /** An offer to reload the page is accepted; otherwise it is what a caller may wait for. */
  readonly acceptsReload?: boolean
  /** Done at the end; it may fail while the page is changing. */
  readonly act?: () => Promise<void>
}

/** A failure of the tab, described in words. */
export class TabFailure extends Error {}

/** A member's tab, which counts the pages that loaded without an action of the member. */
export class Tab {
  /** Page loads by the member, by navigation type. */
  readonly #memberLoads = { navigate: 0, reload: 0 }
  readonly #errors: string[] = []
  readonly #reloadOffer: Locator
  /** An expression for a page: whether a reload is offered. */
  readonly #isReloadOffered: string
  #acceptedReloads = 0
  #sawUpdateNotice = false
  #unansweredReloads = 0
  /** The recorded history, as last read from a page. */
  #lastHistory: readonly string[] = []

  /**
   * Wraps an empty page, which records its history. The update notice is always postponed; an offer to reload the page, a button
   * with one of these labels, is accepted. Once `isHopeless` is true in a page, waits do not last until their time limit.
   */
  constructor(
    readonly page: Page,
    reloadLabels: readonly string[],
    private readonly isHopeless = 'false',
  ) {
    this.#reloadOffer = this.#reachable('button').filter({
      hasText: new RegExp(`^(${reloadLabels.join('|')})$`),
    })
    this.#isReloadOffered = `[...document.querySelectorAll('button:not([inert], [inert] *)')]
      .some(({ textContent }) => ${JSON.stringify(reloadLabels)}.includes(textContent.trim()))`
    page.on('pageerror', this.#recordError)
  }

  #recordError = (error: Error): void => void this.#errors.push(error.stack ?? error.message)

  /** Stops recording: the page is used again. */
  leave(): void {
    this.page.off('pageerror', this.#recordError)
  }

  async opens(address: string): Promise<void> {
    this.#memberLoads.navigate += 1
    await this.page.goto(address, { waitUntil: 'commit' })
  }

  /**
   * A navigation that goes to a worker in its last moment is sometimes never answered, which is the browser's fault: the member waits
   * for it in vain, and reloads again, once.
   */
  async reloads(): Promise<void> {
    this.#memberLoads.reload += 1
    const reload = async (): Promise<void> =>
      void (await this.page.reload({ waitUntil: 'commit', timeout: waitTimeout }))
    try {
      await reload()
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      this.#unansweredReloads += 1
      await reload()
    }
  }

  /** How many reloads were never answered. */
  unansweredReloads = (): number => this.#unansweredReloads

  /** An automatic reload may interfere with going back; then it is repeated. */
  async goesBack(): Promise<void> {
    try {
      await this.page.goBack({ waitUntil: 'commit' })
    } catch {
      await this.showsNoProblem()
      if ((await this.#readHistory()).at(-1) !== 'back_forward')
        await this.page.goBack({ waitUntil: 'commit' })
    }
  }

  /** The number of automatic page loads. */
  countAutomaticLoads = async (): Promise<number> =>
    this.#automaticLoadsIn(await this.#readHistory().catch(() => this.#lastHistory))

  /** How often a worker took over an open page from another worker. */
  countTakeovers = async (): Promise<number> =>
    (await this.#readHistory().catch(() => this.#lastHistory)).filter((event) => event === 'taken over')
      .length

  /** Whether the update notice was shown: while a dialog is open, the page must not reload automatically. */
  sawUpdateNotice = (): boolean => this.#sawUpdateNotice

  /** How often the member has accepted an offer to reload the page. */
  acceptedReloads = (): number => this.#acceptedReloads

  /** Uncaught errors. */
  errors = (): readonly string[] => this.#errors

  /** The build of the page; it may be changing. */
  shownBuild = (): Promise<string> => {
    const build = `JSON.parse(document.getElementById('site')?.textContent ?? 'null')?.build`
    const read = async (): Promise<string> =>
      String(await (await this.page.waitForFunction(build)).jsonValue())
    return read().catch(read)
  }

  isTrue = (expression: string): Promise<boolean> => evaluateInTime(this.page, `Boolean(${expression})`)

  /** Waits until an expression is true or a reload is offered. Throws a TabFailure that begins with `failureMessage`. */
  async until(expression: string, failureMessage: string, timeout = waitTimeout): Promise<void> {
    await this.#waitFor(`${this.#isReloadOffered} || ${expression}`, () => failureMessage, { timeout })
  }

  /** Waits until the screen has no problem. Throws a TabFailure with the problem that remains. */
  async showsNoProblem(): Promise<void> {
    await this.#waitFor(`problem === ''`, (problem) => problem, { acceptsReload: true })
  }

  /** Taps the first reachable match, and waits for a result: the outcome, another page, or a reload offer. */
  async taps(selector: string, outcome: string): Promise<void> {
    const tap = async (): Promise<void> => {
      // On a busy machine a tap may have worked although it was reported too late.
      if (await this.isTrue(outcome)) return
      nextPageLoaded = await this.#nextPageLoaded()
      await this.#reachable(selector).first().click({ timeout: tapTimeout })
    }
    let nextPageLoaded = 'false'
    await this.#waitFor('true', () => `${selector} cannot be tapped`, { acceptsReload: true, act: tap })
    await this.until(`${outcome} || ${nextPageLoaded}`, `a tap on ${selector} has no effect`)
  }

  async #acceptReload(): Promise<void> {
    const nextPageLoaded = await this.#nextPageLoaded()
    await this.#reloadOffer.first().click({ timeout: tapTimeout })
    this.#acceptedReloads += 1
    this.#memberLoads.navigate += 1
    await this.#waitFor(nextPageLoaded, () => 'the accepted reload does not happen')
  }

  async #postponeUpdate(): Promise<void> {
    this.#sawUpdateNotice = true
    await this.page.locator('dialog:has(.UpdateNotice-mark) button').first().click({ timeout: tapTimeout })
  }

  /** Elements behind a dialog are inert. */
  #reachable = (selector: string): Locator =>
    this.page.locator(selector).and(this.page.locator(':not([inert], [inert] *)'))

  /** The navigation types of this tab's pages ("navigate", "reload", "back_forward"), with every "taken over" in between. */
  async #readHistory(): Promise<readonly string[]> {
    const read = (navigations: number): Promise<string> =>
      evaluateInTime<string>(this.page, `sessionStorage.getItem('tabHistory')`).catch((error: unknown) => {
        // A navigation takes the answer with it: the next page is asked, as often as pages may load automatically.
        if (navigations === maxAutomaticLoads || error instanceof NoAnswer) throw error
        return read(navigations + 1)
      })
    this.#lastHistory = JSON.parse(await read(0)) as string[]
    return this.#lastHistory
  }

  /** An expression that is true once another page has loaded. */
  #nextPageLoaded = async (): Promise<string> =>
    `JSON.parse(sessionStorage.getItem('tabHistory')).length > ${(await this.#readHistory()).length}`

  #automaticLoadsIn(history: readonly string[]): number {
    const count = (navigationType: string): number =>
      history.filter((event) => event === navigationType).length
    return count('navigate') - this.#memberLoads.navigate + count('reload') - this.#memberLoads.reload
  }

  /**
   * Waits in the page until an expression is true, which may use `problem`; then acts, and begins again when that fails. The
   * update notice is postponed, and a reload accepted, when they come first. A page that is left does not answer, and the next one
   * is asked. Throws a TabFailure on a timeout and on a reload loop.
   */
  async #waitFor(
    expression: string,
    describeFailure: (problem: string) => string,
    { timeout = waitTimeout, acceptsReload = false, act = async () => {} }: WaitOptions = {},
  ): Promise<void> {
    let problem = 'the page is empty'
    const attempt = async (): Promise<boolean> => {
      try {
        const automaticLoads = this.#automaticLoadsIn(await this.#readHistory())
        if (automaticLoads > maxAutomaticLoads)
          throw new TabFailure(`${automaticLoads} pages have loaded automatically in an endless loop`)
        const answer = await evaluateInTime<Answer>(this.page, this.#ask(expression, acceptsReload))
        problem = answer.problem
        if (answer.found === 'notice') await this.#postponeUpdate()
        if (answer.found === 'offer') await this.#acceptReload()
        if (answer.found === 'hopeless') throw await this.#failure(describeFailure(problem))
        if (answer.found !== 'outcome') return false
        await act()
        return true
      } catch (error) {
        if (error instanceof TabFailure) throw error
        return false
      }
    }
    const succeeded = await vi.waitUntil(attempt, { timeout, interval: 25 }).catch((error) => {
      if (error instanceof TabFailure) throw error
      return false
    })
    if (!succeeded) throw await this.#failure(describeFailure(problem))
  }

  #failure = async (message: string): Promise<TabFailure> =>
    new TabFailure(`${message}: ${await evaluateInTime(this.page, pageSummary).catch(String)}`)

  /** An expression for a page: an answer as soon as there is one. */
  #ask = (expression: string, acceptsReload: boolean): string => `new Promise((resolve, reject) => {
    const start = performance.now()
    const look = () => {
      const problem = ${screenProblem}
      const found = ${updateNotice} ? 'notice'
        : ${acceptsReload} && ${this.#isReloadOffered} ? 'offer'
        : ${expression} ? 'outcome'
        : ${this.isHopeless} ? 'hopeless'
        : performance.now() - start > ${answerTimeout} ? 'nothing' : ''
      if (found) resolve({ found, problem })
      else setTimeout(tryLook, 50)
    }
    const tryLook = () => { try { look() } catch (error) { reject(error) } }
    tryLook()
  })`
}
