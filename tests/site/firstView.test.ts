import { expect } from 'vitest'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { confirmAge } from '../support/journeys/register'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/* What a member sees and can tap on a small phone without scrolling, at every merchant. */

const phone = { width: 360, height: 640 }
const smallPhone = { width: 320, height: 568 }
/** What an on-screen keyboard leaves. */
const aboveKeyboard = { width: 360, height: 340 }

/** The visible form controls from the first label to the last button, and the height of the window. */
interface Span {
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** From the first to the last of the elements that a selector finds, in px of the window. */
const spanOf = (driver: PlaywrightPhone, selector: string): Promise<Span> =>
  driver.evaluate(`(() => {
    const rects = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0)
    return {
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      height: innerHeight,
    }
  })()`)

const settled = `document.querySelector('[class*="Skeleton"]') === null && ${animationsFinished}`

type Opener = (member: Member) => Promise<void>

const forms: readonly (readonly [string, string, Opener])[] = [
  ['the login page', '.LoginForm', (member) => member.opens('/m/login')],
  [
    'the login sheet',
    '.LoginForm',
    async (member) => {
      await member.opens('/m/home')
      await member.taps('button', 'shell.logIn')
      await member.sees('dialog', 'login.title')
    },
  ],
  [
    'the registration page',
    '.RegisterForm',
    async (member) => {
      await member.opens('/m/register')
      await confirmAge(member)
    },
  ],
  [
    'the registration sheet',
    '.RegisterForm',
    async (member) => {
      await member.opens('/m/home')
      await member.taps('button', 'shell.register')
      await confirmAge(member)
    },
  ],
]

/** The providers' marks are there, where the merchant has some. */
const hasMarks = `document.querySelector('.SocialButtons') !== null || JSON.parse(document.getElementById('site').textContent).withoutFeatures.includes('social')`

async function openForm(driver: PlaywrightPhone, member: Member, [, form, open]: (typeof forms)[number]) {
  await driver.page.setViewportSize(phone)
  await open(member)
  // The marks of the providers come later than the form.
  await driver.until(
    `document.querySelector('${form} [type="submit"]') !== null && (${hasMarks}) && ${settled}`,
  )
}

/** True once the button of the form is on the screen. */
const buttonInView = (form: string): string =>
  `document.querySelector('${form} [type="submit"]').getBoundingClientRect().bottom <= innerHeight + 1`

describeSites('the first view', ({ site, newPhone, it }) => {
  it(
    'shows whole games while the question about tracking is open',
    async () => {
      const driver = await newPhone()
      await driver.page.setViewportSize(phone)
      await site.current.showFullLobby()
      await new Member(driver, site.current).opens('/m/home')
      await driver.until(`document.querySelector('.GameCard-image') !== null && ${settled}`)
      const asks = site.current.manifest.compliance?.consent === true
      if (asks) await driver.until(`document.querySelector('.ConsentBar') !== null && ${settled}`)
      const bar = await spanOf(driver, asks ? '.ConsentBar' : '.BottomBar')
      const whole =
        await driver.evaluate<number>(`[...document.querySelectorAll('.GameCard')].filter((card) => {
        const { bottom, left, right } = card.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && bottom <= ${bar.top} + 1
      }).length`)
      expect(whole).toBeGreaterThanOrEqual(2)
    },
    { everywhere: true },
  )

  it(
    'keeps a member’s top bar in one line, also on the smallest phone',
    async () => {
      const driver = await newPhone()
      const member = new Member(driver, site.current)
      await member.opensLoggedIn()
      await driver.until(`document.querySelector('.BalancePill-amount [aria-hidden]') !== null`)
      for (const size of [phone, smallPhone]) {
        await driver.page.setViewportSize(size)
        const { top, bottom } = await spanOf(driver, '.TopBar')
        expect(bottom - top).toBeLessThan(64)
      }
    },
    { everywhere: true },
  )

  for (const row of forms) {
    const [name, form] = row
    const isLogin = form === '.LoginForm'
    it(
      isLogin
        ? `holds ${name}, and its button also on the smallest phone and above an open keyboard`
        : `holds the button of ${name}`,
      async () => {
        const driver = await newPhone()
        await openForm(driver, new Member(driver, site.current), row)
        expect(await driver.evaluate(buttonInView(form))).toBe(true)
        if (!isLogin) return
        const ways = await spanOf(driver, `${form} [type="submit"], ${form} ~ * button, ${form} ~ * .Button`)
        expect(ways.bottom).toBeLessThanOrEqual(ways.height)
        await driver.page.setViewportSize(smallPhone)
        expect(await driver.evaluate(buttonInView(form))).toBe(true)
        await driver.page.setViewportSize(phone)
        await checkAboveKeyboard(driver, form)
      },
      { everywhere: true },
    )
  }
})

/** Touches each field, and opens the keyboard. */
async function checkAboveKeyboard(driver: PlaywrightPhone, form: string): Promise<void> {
  for (const field of ['username', 'password']) {
    await driver.page.locator(`${form} [name="${field}"]`).click()
    await driver.page.setViewportSize(aboveKeyboard)
    await driver.until(buttonInView(form))
    const { top, bottom } = await spanOf(driver, `${form} [name="${field}"]`)
    const inSheet = await driver.evaluate<boolean>(`document.querySelector('.Sheet ${form}') !== null`)
    const head = await spanOf(driver, inSheet ? '.Sheet-head' : '.TopBar')
    expect(top).toBeGreaterThanOrEqual(head.bottom)
    expect(bottom).toBeLessThanOrEqual(aboveKeyboard.height)
    await driver.page.setViewportSize(phone)
  }
}
