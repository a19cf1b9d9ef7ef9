import type { Frame } from 'playwright'
import { expect } from 'vitest'
import type { TextKey } from '../../runtime/contract/text'
import * as times from '../../runtime/tables/times'
import { type Command, control } from '../../scripts/platform/control'
import type { ExpectedView, SequenceStep } from '../captcha/vendorCases'
import type { PlaywrightPhone } from './engines/playwrightEngine'
import { waitUntil } from './engines/waitUntil'
import type { Member } from './member'

/** How long the loaders wait for one server. */
const serverTimeout: number = times.captchaServer

const noDialog = `document.querySelector('dialog') === null`

/** Checks the rows of a table in one page, one after the other; an error names its row. */
export async function checkRows<Row extends { readonly fault: string }>(
  rows: readonly Row[],
  check: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await check(row).catch((cause: unknown) => {
      throw new Error(`With this fault: ${row.fault}\n${cause instanceof Error ? cause.message : cause}`, {
        cause,
      })
    })
}

/**
 * In the vendor's pages, timers of a second or longer fire only when the test calls `advance`. So a slow machine does not make
 * a loader continue with the next server.
 */
const manualTimersScript = `if (['/m/captcha.html', '/wps/none'].includes(location.pathname)) {
  const realSetTimeout = setTimeout
  const realClearTimeout = clearTimeout
  const timers = new Map()
  let elapsed = 0
  let lastId = 0
  globalThis.setTimeout = (run, delay = 0, ...rest) => {
    if (delay < 1000) return realSetTimeout(run, delay, ...rest)
    timers.set(--lastId, { run, delay, due: elapsed + delay })
    return lastId
  }
  globalThis.clearTimeout = (id) => {
    if (!timers.delete(id)) realClearTimeout(id)
  }
  globalThis.manualTimers = {
    delays: () => [...timers.values()].map(({ delay }) => delay),
    advance(time) {
      elapsed += time
      for (const [id, { due, run }] of [...timers]) if (due <= elapsed && timers.delete(id)) run()
    },
  }
}`

/** A member at a login with a captcha. The test controls the timers of the vendor's pages. */
export class CaptchaMember {
  readonly page: PlaywrightPhone['page']
  /** The frame with the vendor's page. */
  readonly frame: ReturnType<PlaywrightPhone['page']['frameLocator']>
  private timersAreManual = false
  /** The requests that belong to captchas before this one. */
  private earlierRequests = 0

  constructor(
    private readonly member: Member,
    phone: PlaywrightPhone,
  ) {
    this.page = phone.page
    this.frame = this.page.frameLocator('iframe.CaptchaFrame')
  }

  /** Opens a page outside the site, or opens it anew, to test the vendor’s loaders alone. */
  async opensVendorPage(faults: Pick<Command, 'captcha'>): Promise<void> {
    await this.page.goto('about:blank')
    await this.beginsAnew(faults.captcha ?? [])
    await this.controlsTimers()
    await this.page.goto(`${this.member.site.origin}/wps/none`)
  }

  private async controlsTimers(): Promise<void> {
    if (!this.timersAreManual) await this.page.addInitScript(manualTimersScript)
    this.timersAreManual = true
  }

  /** The next captcha has these faults, and its requests are counted from here on. No captcha may be loading. */
  private async beginsAnew(captcha: NonNullable<Command['captcha']>): Promise<void> {
    await this.member.site.controlPlatform({ captcha })
    this.earlierRequests += (await this.vendorRequests()).length
  }

  /** Opens the login with the captcha switched on; `commands` are applied to the platform first. */
  async opens(
    commands: Pick<Command, 'captcha' | 'settings' | 'fault'> = {},
    path = '/m/login',
  ): Promise<void> {
    const { code } = this.member.site
    const values = { LOGINCAPTCHA3: true, GEETEST3: true }
    await this.member.site.controlPlatform({ flags: { merchant: code, values }, ...commands })
    await this.controlsTimers()
    await this.member.opens(path)
  }

  /**
   * Opens the login over the lobby, for the first time or anew, with these faults. The captcha that it shows has nothing from the
   * one before: its frame, in which alone the vendor's code runs, is another one.
   */
  async opensSheet(faults: NonNullable<Command['captcha']>): Promise<void> {
    const { driver } = this.member
    if (!(await driver.evaluate<boolean>(noDialog))) {
      await this.page.keyboard.press('Escape')
      await driver.until(noDialog)
    }
    await waitUntil('no captcha', async () => this.captchaFrame() === undefined)
    await this.beginsAnew(faults)
    await this.member.taps('button', 'shell.logIn')
  }

  /** The requests that the vendor's servers have received for this captcha. */
  async vendorRequests(): Promise<readonly string[]> {
    const { captcha = [] } = await control(this.member.site.origin, { captchaRequests: true })
    return captcha.slice(this.earlierRequests)
  }

  /** Waits for each request of the sequence, and lets each of its delays pass, in order. */
  async followsSequence(sequence: readonly SequenceStep[]): Promise<void> {
    for (const [index, step] of sequence.entries()) {
      if (typeof step === 'number') await this.letsTimePass(step)
      else {
        const count = sequence.slice(0, index + 1).filter((request) => request === step).length
        await waitUntil(`request ${count} to ${step}`, async () => {
          const requests = await this.vendorRequests()
          return requests.filter((request) => request === step).length >= count
        })
      }
    }
  }

  /** Lets a time pass as soon as a timer waits for it, and everything earlier has been handled. */
  async letsTimePass(time: number): Promise<void> {
    await waitUntil(`a timer of ${time} ms`, async () => {
      const delays = await this.vendorPage().evaluate<number[]>('manualTimers.delays()')
      const serverTimers = delays.filter((delay) => delay === serverTimeout).length
      // The site has a time limit of its own for a widget; the vendor has none.
      if (time !== serverTimeout) return serverTimers === 0 && (!this.captchaFrame() || delays.includes(time))
      return serverTimers === 1
    })
    await this.vendorPage().evaluate(`manualTimers.advance(${time})`)
  }

  /** The vendor's page in the site; it exists only while the captcha is shown. */
  captchaFrame = (): Frame | undefined =>
    this.page.frames().find((frame) => frame.url().endsWith('/m/captcha.html'))

  private vendorPage = (): Frame => this.captchaFrame() ?? this.page.mainFrame()

  text = (key: TextKey, values?: Readonly<Record<string, string>>): Promise<string> =>
    this.member.text(key, values)

  /** Waits until the captcha is in a state, with its text and its error code. */
  async sees({ state, text, code }: Omit<ExpectedView, 'state'> & { state: string }): Promise<void> {
    await this.page.locator(`.Captcha-bar--${state}`).waitFor()
    if (text === undefined) return
    const message = typeof text === 'string' ? await this.text(text) : text.vendor
    const expected =
      code === undefined ? message : await this.text('captcha.withCode', { message, code: String(code) })
    const note = this.page.locator('.Captcha-note')
    await waitUntil(`the note "${expected}"`, async () => (await note.textContent()) === expected)
  }

  async tapsBar(): Promise<void> {
    await this.page.locator('.Captcha-bar:not([aria-disabled])').click()
  }

  /** Moves the slider of the open widget, `offset` away from its goal, and submits it. */
  async movesSlider(offset = 0): Promise<void> {
    const slider = this.frame.getByRole('slider')
    await slider.waitFor()
    const goal = Number((await slider.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    await slider.fill(String(goal + offset))
    await this.frame.getByRole('button', { name: 'Check' }).click()
  }

  /** Opens the widget, and solves it. */
  async solvesCaptcha(): Promise<void> {
    await this.sees({ state: 'waiting' })
    await this.tapsBar()
    await this.movesSlider()
    await this.sees({ state: 'success' })
  }

  /** The decrypted payloads of the login calls. */
  async loginPayloads(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const calls = await this.member.site.receivedCalls()
    return calls
      .filter(({ call }) => call === 'login')
      .map(({ decryptedBody }) => JSON.parse(decryptedBody ?? '{}'))
  }

  /** Expects exactly the requests of the sequence. The vendor's own failure reports do not count. */
  async hasOnlyRequested(sequence: readonly SequenceStep[]): Promise<void> {
    const expected = sequence.filter((step) => typeof step === 'string')
    const requests = (await this.vendorRequests()).filter((request) => !request.startsWith('monitor'))
    expect([...requests].sort()).toEqual([...expected].sort())
  }
}
