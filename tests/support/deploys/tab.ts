import type { Locator, Page } from 'playwright'
import { vi } from 'vitest'
import { glance } from '../driver'
import { look } from './look'

/** Longer than anything takes that comes at all, in milliseconds; only what a failed deploy is called depends on it. */
const patience = 20_000

/** Something that cannot be tapped for so long, in milliseconds, is looked at again: an offer may lie above it. */
const attempt = 3000

/** More pages than this without being asked for are a loop, whatever the last of them shows. */
const loop = 4

/** Runs in every page of the tab before its own scripts: writes down how it came, and who takes it over while it is open. */
const witness = `if (window === top) {
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

const notice = `document.querySelector('dialog[open]:not([inert]) .UpdateNotice-mark')`

/** What went wrong in a tab, in words. */
export class Trouble extends Error {}

/** A member's tab, which counts the pages that came without being asked for. */
export class Tab {
  /** Pages that the member has asked for, by how a page says that it came. */
  readonly #asked = { navigate: 0, reload: 0 }
  readonly #errors: string[] = []
  readonly #offer: Locator
  #accepted = 0
  #noticed = false
  /** The history as a page has told it last. */
  #heard: readonly string[] = []

  private constructor(
    readonly page: Page,
    reload: readonly string[],
  ) {
    this.#offer = this.#reachable('button').filter({ hasText: new RegExp(`^(${reload.join('|')})$`) })
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message))
  }

  /**
   * A new page becomes the member's tab. The notice of a newer site is put off whenever it comes; an offer to load the page
   * anew, by a button with one of these words, is accepted.
   */
  static async of(page: Page, reload: readonly string[]): Promise<Tab> {
    await page.addInitScript(witness)
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

  /** A page that is just about to be renewed by itself may come in between: then once more. */
  async goesBack(): Promise<void> {
    try {
      await this.page.goBack({ waitUntil: 'commit' })
    } catch {
      await this.isSound()
      if ((await this.#history()).at(-1) !== 'back_forward') await this.page.goBack({ waitUntil: 'commit' })
    }
  }

  /** Pages that nobody asked for. */
  automatic = async (): Promise<number> => this.#unasked(await this.#history().catch(() => this.#heard))

  /** How often a worker took over a page that was open and had another one. */
  takenOver = async (): Promise<number> =>
    (await this.#history().catch(() => this.#heard)).filter((one) => one === 'taken over').length

  /** Whether the notice of a newer site came: while a dialog is open, no page may come by itself. */
  noticed = (): boolean => this.#noticed

  /** How often the site has offered to load the page anew, and the member has tapped on that. */
  accepted = (): number => this.#accepted

  /** What scripts have thrown and nobody has caught. */
  errors = (): readonly string[] => this.#errors

  is = (expression: string): Promise<boolean> => this.page.evaluate(`Boolean(${expression})`)

  /** Waits for an expression to be true, or for an offer. Throws a Trouble that begins with `otherwise`. */
  async until(expression: string, otherwise: string, timeout = patience): Promise<void> {
    await this.#waits(
      async () => (await this.#hasOffer()) || (await this.is(expression)),
      () => otherwise,
      timeout,
    )
  }

  /** Waits for a screen that is sound. Throws a Trouble with what stays instead of it. */
  async isSound(): Promise<void> {
    let wrong = 'there is nothing'
    await this.#waits(
      async () => {
        if (await this.#hasOffer()) await this.#accept()
        wrong = await this.page.evaluate<string>(look)
        return wrong === ''
      },
      () => wrong,
    )
  }

  /** Taps the first that can be reached, and waits until something comes of it: this, another page, or an offer. */
  async taps(selector: string, outcome: string): Promise<void> {
    let another = 'false'
    await this.#waits(
      async () => {
        if (await this.#hasOffer()) await this.#accept()
        // On a busy machine a tap may have come, and its report too late.
        if (await this.is(outcome)) return true
        another = await this.#isAnother()
        await this.#reachable(selector).first().click({ timeout: attempt })
        return true
      },
      () => `${selector} cannot be tapped`,
    )
    await this.until(`${outcome} || ${another}`, `nothing comes of a tap on ${selector}`)
  }

  async #accept(): Promise<void> {
    const another = await this.#isAnother()
    await this.#offer.first().click({ timeout: attempt })
    this.#accepted += 1
    this.#asked.navigate += 1
    await this.#waits(
      () => this.is(another),
      () => 'nothing comes of the offer to load the page anew',
    )
  }

  async #putsOff(): Promise<void> {
    this.#noticed = true
    await this.page.locator('dialog:has(.UpdateNotice-mark) button').first().click({ timeout: attempt })
  }

  #hasOffer = async (): Promise<boolean> => (await this.#offer.count()) > 0

  /** What is under or behind a dialog cannot be reached. */
  #reachable = (selector: string): Locator =>
    this.page.locator(selector).and(this.page.locator(':not([inert], [inert] *)'))

  /** How the pages of this tab came ("navigate", "reload", "back_forward"), with every "taken over" between them. */
  async #history(): Promise<readonly string[]> {
    const read = () => this.page.evaluate<string>(`sessionStorage.getItem('witness')`)
    // Between two pages nobody answers.
    this.#heard = JSON.parse(await read().catch(read)) as string[]
    return this.#heard
  }

  /** Whether there is another page than now. */
  #isAnother = async (): Promise<string> =>
    `JSON.parse(sessionStorage.getItem('witness')).length > ${(await this.#history()).length}`

  #unasked(history: readonly string[]): number {
    const came = (how: string): number => history.filter((one) => one === how).length
    return came('navigate') - this.#asked.navigate + came('reload') - this.#asked.reload
  }

  /** Looks again and again; a look into a page that just goes away is no look. Throws a Trouble in vain, and in a loop. */
  async #waits(isThere: () => Promise<boolean>, otherwise: () => string, timeout = patience): Promise<void> {
    let pages = 0
    const looked = async (): Promise<boolean> => {
      try {
        pages = this.#unasked(await this.#history())
        if (await this.is(notice)) await this.#putsOff()
        return pages > loop || (await isThere())
      } catch (error) {
        if (error instanceof Trouble) throw error
        return false
      }
    }
    const came = await vi.waitUntil(looked, { timeout, interval: 25 }).catch((error) => {
      if (error instanceof Trouble) throw error
      return false
    })
    if (pages > loop) throw new Trouble(`${pages} pages have come by themselves, and there is no end`)
    if (!came) throw new Trouble(`${otherwise()}: ${await this.page.evaluate(glance).catch(String)}`)
  }
}
