import type { Frame } from 'playwright'
import { expect } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import { times } from '../../runtime/tables/times'
import { type Command, control } from '../../scripts/platform/control'
import type { Happening, MemberSees } from '../captcha/vendors'
import type { Member } from './member'
import type { PlaywrightPhone } from './playwrightEngine'
import { waitUntil } from './waitUntil'

/** What the loaders give one server. */
const each: number = times.captchaServer

/**
 * In the vendor's pages nobody's patience ends before the test says so: whatever waits for a second or longer is held, and passes
 * with `pass` alone. A machine that stalls makes no loader go on to the next server.
 */
const heldTimers = `if (['/m/captcha.html', '/wps/none'].includes(location.pathname)) {
  const start = setTimeout
  const stop = clearTimeout
  const held = new Map()
  let passed = 0
  let ids = 0
  globalThis.setTimeout = (run, delay = 0, ...rest) => {
    if (delay < 1000) return start(run, delay, ...rest)
    held.set(--ids, { run, delay, due: passed + delay })
    return ids
  }
  globalThis.clearTimeout = (id) => {
    if (!held.delete(id)) stop(id)
  }
  globalThis.patience = {
    held: () => [...held.values()].map(({ delay }) => delay),
    pass(time) {
      passed += time
      for (const [id, { due, run }] of [...held]) if (due <= passed && held.delete(id)) run()
    },
  }
}`

/** A member before a login that asks for a captcha, in a browser where the test says how long the vendor's pages wait. */
export class CaptchaMember {
  readonly page: PlaywrightPhone['page']
  /** The vendor's page. */
  readonly frame: ReturnType<PlaywrightPhone['page']['frameLocator']>

  constructor(
    private readonly member: Member,
    phone: PlaywrightPhone,
  ) {
    this.page = phone.page
    this.frame = this.page.frameLocator('iframe.CaptchaFrame')
  }

  /** Opens a page of nobody, for the vendor’s loaders alone. */
  async opensVendorPage(wrong: Pick<Command, 'captcha'>): Promise<void> {
    await this.member.site.platform(wrong)
    await this.page.addInitScript(heldTimers)
    await this.page.goto(`${this.member.site.origin}/wps/none`)
  }

  /** Opens the login with the captcha on; `wrong` goes wrong from the start. */
  async opens(wrong: Pick<Command, 'captcha' | 'settings' | 'fault'> = {}, path = '/m/login'): Promise<void> {
    const { code } = this.member.site
    const values = { LOGINCAPTCHA3: true, GEETEST3: true }
    await this.member.site.platform({ flags: { merchant: code, values }, ...wrong })
    await this.page.addInitScript(heldTimers)
    await this.member.opens(path)
  }

  /** The requests to the vendor's servers so far. */
  async asked(): Promise<readonly string[]> {
    const { captcha = [] } = await control(this.member.site.origin, { captchaLog: true })
    return captcha
  }

  /** Lives through requests and waits, in their order. */
  async lives(sequence: readonly Happening[]): Promise<void> {
    for (const [index, happening] of sequence.entries()) {
      if (typeof happening === 'number') await this.waits(happening)
      else {
        const count = sequence.slice(0, index + 1).filter((one) => one === happening).length
        await waitUntil(`request ${count} to ${happening}`, async () => {
          const asked = await this.asked()
          return asked.filter((one) => one === happening).length >= count
        })
      }
    }
  }

  /** Lets the time pass that is waited for: as soon as it is, and what came before has been dealt with. */
  async waits(time: number): Promise<void> {
    await waitUntil(`someone who waits for ${time} ms`, async () => {
      const held = await this.vendorPage().evaluate<number[]>('patience.held()')
      const servers = held.filter((delay) => delay === each).length
      // The site has its own patience with a widget; the vendor has none.
      if (time !== each) return servers === 0 && (!this.frameOfSite() || held.includes(time))
      return servers === 1
    })
    await this.vendorPage().evaluate(`patience.pass(${time})`)
  }

  /** The vendor's page in the site; it comes, and goes, with the captcha. */
  private frameOfSite = (): Frame | undefined =>
    this.page.frames().find((one) => one.url().endsWith('/m/captcha.html'))

  private vendorPage = (): Frame => this.frameOfSite() ?? this.page.mainFrame()

  word = (key: TextKey, values?: Readonly<Record<string, string>>): Promise<string> =>
    this.member.word(key, values)

  /** Waits until the block is in a state, with its words and its code. */
  async sees({ state, words, code }: Omit<MemberSees, 'state'> & { state: string }): Promise<void> {
    await this.page.locator(`.Captcha-bar--${state}`).waitFor()
    if (words === undefined) return
    const plain = typeof words === 'string' ? await this.word(words) : words.vendor
    const said =
      code === undefined ? plain : await this.word('captcha.withCode', { words: plain, code: String(code) })
    const note = this.page.locator('.Captcha-note')
    await waitUntil(`the note "${said}"`, async () => (await note.textContent()) === said)
  }

  async taps(): Promise<void> {
    await this.page.locator('.Captcha-bar:not([aria-disabled])').click()
  }

  /** Moves the slider of the open widget so far off, and has it judged. */
  async moves(off = 0): Promise<void> {
    const slider = this.frame.getByRole('slider')
    await slider.waitFor()
    const goal = Number((await slider.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    await slider.fill(String(goal + off))
    await this.frame.getByRole('button', { name: 'Check' }).click()
  }

  async passes(): Promise<void> {
    await this.sees({ state: 'waiting' })
    await this.taps()
    await this.moves()
    await this.sees({ state: 'success' })
  }

  /** What the login calls have carried, in clear. */
  async sent(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const calls = await this.member.site.received()
    return calls.filter(({ call }) => call === 'login').map(({ opened }) => JSON.parse(opened ?? '{}'))
  }

  /** Fails when a request was made that is not in the sequence, or not made that is. The vendor's own reports do not count. */
  async hasAsked(sequence: readonly Happening[]): Promise<void> {
    const expected = sequence.filter((happening) => typeof happening === 'string')
    const asked = (await this.asked()).filter((one) => !one.startsWith('monitor'))
    expect([...asked].sort()).toEqual([...expected].sort())
  }
}
