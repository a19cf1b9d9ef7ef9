import type { BrowserContext, Locator } from 'playwright'
import type { TextKey } from '../../../runtime/contract/text'
import type { PlaywrightEngine, PlaywrightPhone } from '../engines/playwrightEngine'
import { waitUntil } from '../engines/waitUntil'
import { Member } from '../member'
import { takePageErrors } from '../sites/pageErrors'
import { type SecretWatch, watchSecrets } from '../sites/secrets'
import type { ServedSite } from '../sites/servedSite'
import { describeProblem, pageState } from './pageState'
import { walkers } from './step'

/** Requests that are never answered are given up sooner, also on a machine that is four times as slow; in milliseconds. */
const usableWithin = 60_000

/** What was tapped before may still lead to another page, or open something over it; in milliseconds. */
const tapTimeout = 5000

interface Typed {
  readonly phone: PlaywrightPhone
  readonly name: string
  readonly text: string
}

/** A device with a built site in one or two tabs, one of which is in front. */
export class Device {
  readonly #context: BrowserContext
  readonly #secrets: SecretWatch
  readonly #tabs: PlaywrightPhone[]
  #front: PlaywrightPhone
  #typed: Typed | undefined
  /** Whether the line works, and the platform does. */
  isOnline = true
  hasFaults = false

  private constructor(
    phone: PlaywrightPhone,
    readonly site: ServedSite,
  ) {
    this.#context = phone.page.context()
    this.#secrets = watchSecrets(phone)
    this.#tabs = [phone]
    this.#front = phone
  }

  /** A new device with the lobby. */
  static async start(engine: PlaywrightEngine, site: ServedSite): Promise<Device> {
    const phone = await engine.newPhone(undefined, { fresh: true, serviceWorkers: 'allow' })
    const device = new Device(phone, site)
    await device.#context.clock.install()
    await device.#open(phone, '/m/home')
    await device.expectUsable()
    return device
  }

  /** The tab in front. */
  get front(): PlaywrightPhone {
    return this.#front
  }

  get page(): PlaywrightPhone['page'] {
    return this.#front.page
  }

  /** Without a line and without a worker there is only the browser's own page. */
  get showsSite(): boolean {
    return !isBrowsersOwnPage(this.#front)
  }

  /** A second tab at this address comes to the front; where there are two, the other one. */
  async turnsToOtherTab(path: string): Promise<void> {
    const other = this.#tabs.find((phone) => phone !== this.#front)
    this.#front = other ?? ((await this.#front.newTab()) as PlaywrightPhone)
    if (!other) {
      this.#tabs.push(this.#front)
      await this.#open(this.#front, path)
    }
    await this.page.bringToFront()
  }

  /** Goes to a path within the site, as with a tap on a link. */
  leavesFor = (path: string): Promise<void> => this.#member.leavesFor(path)

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline
    await (isOnline ? this.site.reconnect() : this.site.disconnect())
    await this.#context.setOffline(!isOnline)
  }

  passTime = (seconds: number): Promise<void> => this.#context.clock.fastForward(seconds * 1000)

  /** Whether it was there, and could be tapped. */
  taps = async (target: Locator): Promise<boolean> =>
    (await target.count()) > 0 &&
    target
      .first()
      .click({ timeout: tapTimeout })
      .then(
        () => true,
        () => false,
      )

  async tapsButton(key: TextKey): Promise<boolean> {
    const button = this.page.getByRole('button', { name: await this.text(key), exact: true })
    return this.taps(button.and(this.reachable('*')))
  }

  /** What can be reached, by a selector. */
  reachable = (selector: string): Locator =>
    this.page.locator(selector).and(this.page.locator(':not([inert], [inert] *)'))

  text = (key: TextKey): Promise<string> => this.#member.text(key)

  /** Types into the field of this name, and expects it to be kept until `forgetsTyped`. */
  async typesInto(name: string, text: string): Promise<void> {
    const field = this.page.locator(`[name="${name}"]`).first()
    await field.fill(text)
    this.#typed = { phone: this.#front, name, text: await field.inputValue() }
  }

  forgetsTyped(): void {
    this.#typed = undefined
  }

  /** Waits until every tab shows what a member can use. Throws with what is wrong. */
  async expectUsable(): Promise<void> {
    for (const [index, phone] of this.#tabs.entries()) {
      let problem = ''
      await waitUntil(
        `tab ${index + 1} to be usable`,
        async () => {
          await this.#tidy()
          problem = await this.#problemOf(phone)
          return problem === ''
        },
        async () => `${problem} (${phone.page.url()})`,
        usableWithin,
      )
      const errors = takePageErrors(phone)
      if (errors.length > 0) throw new Error(errors.join('\n'))
    }
    await this.#expectTyped()
  }

  /** Throws with the secrets that are where they do not belong. */
  async close(): Promise<void> {
    const leaks = await this.#secrets.find()
    await this.#context.close()
    if (leaks.length > 0) throw new Error(leaks.join('\n'))
  }

  get #member(): Member {
    return new Member(this.#front, this.site)
  }

  async #open(phone: PlaywrightPhone, path: string): Promise<void> {
    await phone.page.emulateMedia({ reducedMotion: 'reduce' })
    // Without a line there is nothing to wait for.
    await phone.page.goto(this.site.origin + path, { waitUntil: 'commit' }).catch(() => undefined)
  }

  /** Pages that the site has opened beside its own are closed; from another site the member comes back. */
  async #tidy(): Promise<void> {
    for (const page of this.#context.pages())
      if (!this.#tabs.some((phone) => phone.page === page)) await page.close()
    for (const phone of this.#tabs) {
      const isOwnPage = isBrowsersOwnPage(phone)
      const isAway = !isOwnPage && !phone.page.url().startsWith(`${this.site.origin}/m/`)
      if (isAway || (isOwnPage && this.isOnline)) await this.#open(phone, '/m/home')
    }
  }

  async #problemOf(phone: PlaywrightPhone): Promise<string> {
    if (isBrowsersOwnPage(phone)) return this.isOnline ? 'the browser’s own page is shown' : ''
    const state = await pageState(phone)
    const names = walkers.map((role) => this.site.demoMember(role).userName)
    return describeProblem(state, {
      strangers: names.filter((name) => name !== state.userName),
      isWell: this.isOnline && !this.hasFaults,
    })
  }

  async #expectTyped(): Promise<void> {
    if (!this.#typed || isBrowsersOwnPage(this.#typed.phone)) return
    const { phone, name, text } = this.#typed
    const value = await phone.evaluate<string | undefined>(
      `document.getElementsByName(${JSON.stringify(name)})[0]?.value`,
    )
    if (value !== text) throw new Error(`What was typed is gone: "${name}" has ${JSON.stringify(value)}`)
  }
}

const isBrowsersOwnPage = ({ page }: PlaywrightPhone): boolean => page.url().startsWith('chrome-error:')
