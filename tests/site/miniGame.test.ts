import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import * as times from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { waitUntil } from '../support/engines/waitUntil'
import { chromiumProfiles } from '../support/engines/workerBrowsers'
import { Member, withoutMotion } from '../support/member'
import { watchPageProblems } from '../support/screens/screenChecks'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { takePageErrors } from '../support/sites/pageErrors'
import type { BuiltSite } from '../support/sites/sites'

type Fault = NonNullable<NonNullable<Command['miniGame']>['fault']>

/** The site of a merchant whose flags pin this one. */
function siteWithFlag(flag: 'LOTTMINIGAME3' | 'SEALOTTMINIGAME3'): BuiltSite {
  const found = inject('sites').find(({ manifest }) => manifest.flags?.[flag] === true)
  if (!found) throw new Error(`No merchant has ${flag}`)
  return found
}

const shown = `document.querySelector('.MiniGame:not([hidden])') !== null`
const box = `(() => {
  const { left, top, right, bottom } = document.querySelector('.MiniGameButton').getBoundingClientRect()
  return { left, top, right, bottom }
})()`

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const settled = (phone: PlaywrightPhone): Promise<void> => phone.until(animationsFinished)

async function boxOf(phone: PlaywrightPhone): Promise<Box> {
  await settled(phone)
  return phone.evaluate<Box>(box)
}

/** Moves the mouse from the button's centre by a way in px, in steps, and releases it. */
async function dragWithMouse(phone: PlaywrightPhone, x: number, y: number): Promise<void> {
  const { left, top } = await boxOf(phone)
  const [fromX, fromY] = [left + 32, top + 32]
  await phone.page.mouse.move(fromX, fromY)
  await phone.page.mouse.down()
  await phone.page.mouse.move(fromX + x, fromY + y, { steps: 4 })
  await phone.page.mouse.up()
}

/** The same with a finger. */
async function dragWithFinger(phone: PlaywrightPhone, x: number, y: number): Promise<void> {
  const { left, top } = await boxOf(phone)
  const session = await phone.page.context().newCDPSession(phone.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: left + 32 + x * part, y: top + 32 + y * part }],
    })
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await touch('touchEnd', 1)
  await session.detach()
}

/** The button keeps 2 % of the width from the window's sides, and stays between the bars. */
async function expectOnScreen(phone: PlaywrightPhone): Promise<void> {
  await phone.until(`(() => {
    const { left, top, right, bottom } = ${box}
    const margin = innerWidth * 0.02 - 0.5
    const bar = document.querySelector('.BottomBar').getBoundingClientRect()
    const head = document.querySelector('.TopBar').getBoundingClientRect()
    return left >= margin && right <= innerWidth - margin && top >= head.bottom && bottom <= bar.top
  })()`)
}

describe('the mini game v1', () => {
  const built = siteWithFlag('LOTTMINIGAME3')
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())
  const [language = 'EN'] = built.manifest.languages

  async function open(
    { fault }: { fault?: Fault } = {},
    createPhone: (locale: string) => Promise<PlaywrightPhone> = newPhone,
  ): Promise<[Member, PlaywrightPhone]> {
    if (fault) await site.current.controlPlatform({ miniGame: { fault } })
    const phone = await createPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    await member.opensLoggedIn()
    return [member, phone]
  }

  async function openReady(): Promise<[Member, PlaywrightPhone]> {
    const [member, phone] = await open()
    await phone.until(shown)
    return [member, phone]
  }

  it('is played in a frame that cannot reach the site, and leads to a lottery (E1.08, E2.69, E4.71)', async () => {
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    const watched = watchPageProblems(phone.page, site.current.origin)
    const requested: string[] = []
    phone.page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await member.opensLoggedIn()
    await phone.until(shown)
    expect(new Set(requested.filter((path) => path.startsWith('/mini-game')))).toEqual(
      new Set(['/mini-game/v1/minigame.js']),
    )
    await member.taps('button', 'miniGame.title')
    const game = phone.page.frameLocator('.MiniGame-frame')
    for (const number of ['1', '5', '7'])
      await game.getByRole('button', { name: number, exact: true }).click()
    await game.locator('.main').click()
    await game.locator('.result:not(:empty)').waitFor()
    expect(await game.locator('body').evaluate(() => globalThis.origin)).toBe('null')
    expect(
      await game.locator('body').evaluate(() => {
        try {
          return String(parent.document.title)
        } catch (error) {
          return (error as Error).name
        }
      }),
    ).toBe('SecurityError')
    await game.locator('.link').click()
    await phone.until(`location.pathname === '/m/launchGame'`)
    await phone.page.frameLocator('iframe').locator('#balance:not(:empty)').waitFor()
    expect(watched.problems([])).toEqual([])
  })

  it('comes with the login, and is gone with the logout (E4.73, E6.05)', async () => {
    const [member, phone] = await openReady()
    await member.logsOut()
    expect(await phone.evaluate(`document.querySelector('.MiniGame, .MiniGame-frame')`)).toBeNull()
  })

  it('is all that floats, covers nothing at the end of a page, and is half out while that is scrolled', async () => {
    const [member, phone] = await openReady()
    const isActivityShown = `document.querySelector('.ActivityButton-go')?.checkVisibility() ?? false`
    await phone.until(`document.querySelector('.ActivityButton-go') !== null`)
    expect(await phone.evaluate(isActivityShown)).toBe(false)
    const end = `(scrollTo(0, document.documentElement.scrollHeight),
      Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 2)`
    await phone.until(end)
    await phone.until(`document.querySelector('.Footer-link') !== null && ${end}`)
    expect(
      await phone.evaluate(`(() => {
        const { top } = document.querySelector('.MiniGameButton').getBoundingClientRect()
        return [...document.querySelectorAll('.Footer a, .Footer button')].filter((link) =>
          link.getBoundingClientRect().bottom > top).map((link) => link.textContent)
      })()`),
    ).toEqual([])
    await phone.evaluate(`scrollBy(0, -40)`)
    await phone.until(`document.querySelector('.MiniGameButton-face').getBoundingClientRect().left < 0`)
    await phone.until(`document.querySelector('.MiniGameButton-face').getBoundingClientRect().left > 0`)
    expect(await phone.evaluate(`document.documentElement.scrollWidth <= innerWidth`)).toBe(true)
    await member.taps('button', 'miniGame.title')
    await member.taps('button', 'miniGame.putAwayAction')
    await phone.until(isActivityShown)
    // Nor over what went wrong.
    await phone.page.route(/getGameLanes/, (route) => route.abort())
    await member.opens('/m/game')
    await phone.until(`document.querySelector('.ErrorState') && document.querySelector('.ActivityButton-go')`)
    expect(await phone.evaluate(isActivityShown)).toBe(false)
  })

  it('follows the mouse, and stays on the screen, also when the phone is turned (E2.70, E4.74, F156)', async () => {
    const [, phone] = await openReady()
    const before = await boxOf(phone)
    await dragWithMouse(phone, 100, -150)
    const after = await boxOf(phone)
    expect([after.left - before.left, after.top - before.top].map(Math.round)).toEqual([100, -150])
    await dragWithMouse(phone, 900, 2000)
    await expectOnScreen(phone)
    await phone.page.setViewportSize({ width: 640, height: 360 })
    await expectOnScreen(phone)
    await phone.page.setViewportSize({ width: 320, height: 480 })
    await expectOnScreen(phone)
    expect(await phone.evaluate(`document.querySelector('.MiniGame-window').hidden`)).toBe(true)
  })

  it('follows a finger, without scrolling the page (E2.70, E4.74, F156)', async () => {
    const [, phone] = await openReady()
    const before = await boxOf(phone)
    await dragWithFinger(phone, 120, -200)
    await phone.until(`Math.abs((${box}).left - ${before.left + 120}) < 2`)
    await settled(phone)
    expect(await phone.evaluate('scrollY')).toBe(0)
    await dragWithFinger(phone, -900, -900)
    await expectOnScreen(phone)
  })

  it('opens with a tap that moves by 2 px, and not with one that moves by 3 px (E4.74)', async () => {
    const [, phone] = await openReady()
    await dragWithMouse(phone, 3, 0)
    expect(await phone.evaluate(`document.querySelector('.MiniGame-window').hidden`)).toBe(true)
    const dropped = await phone.evaluate<number>('performance.now()')
    await phone.until(`performance.now() - ${dropped} > ${times.miniGameTap}`)
    await dragWithMouse(phone, 2, 0)
    await phone.until(`!document.querySelector('.MiniGame-window').hidden`)
  })

  /** How often the script of the game has come, or has not. */
  const timesRequested = (phone: PlaywrightPhone): number =>
    phone.log().filter((line) => line.includes('/minigame.js')).length

  /** Opens the lobby with this fault, as if the phone had never been here. */
  async function opensAnew(member: Member, fault: Fault): Promise<void> {
    await site.current.controlPlatform({ miniGame: { fault } })
    await member.driver.open(`${site.current.origin}/wps/none`)
    await member.driver.evaluate('localStorage.clear(), sessionStorage.clear()')
    await member.opensLoggedIn()
  }

  it('whose script is missing, broken or throws is not seen, and the page works (F156)', async () => {
    const faults: readonly Fault[] = ['missing', 'broken', 'throws']
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    for (const fault of faults) {
      const before = timesRequested(phone)
      await opensAnew(member, fault)
      await waitUntil('the request of the game', async () => timesRequested(phone) > before)
      await phone.until(`document.querySelector('.MiniGame-frame') === null`)
      await member.waitUntilLoggedIn()
      await member.taps('button', 'navigation.search', 'nav')
      await member.sees('dialog', 'search.title')
      expect([fault, await phone.evaluate(shown)]).toEqual([fault, false])
      const errors = fault === 'throws' ? [expect.stringContaining('The mini game is broken')] : []
      expect(takePageErrors(phone)).toEqual(errors)
    }
  })

  it('whose script is never ready, silent or in a loop, is given up after 10 s, and the page works (F156)', async () => {
    const faults: readonly Fault[] = ['silent', 'loops']
    const phone = await newPhone(languages[language].locale, { fresh: true })
    await phone.page.clock.install()
    const member = new Member(phone, site.current)
    for (const fault of faults) {
      await opensAnew(member, fault)
      await phone.until(`document.querySelector('.MiniGame-frame') !== null`)
      await member.taps('button', 'navigation.search', 'nav')
      await member.sees('dialog', 'search.title')
      await phone.page.clock.runFor(times.miniGameStart)
      await phone.until(`document.querySelector('.MiniGame-frame') === null`)
    }
  })

  describe('in a browser that gives the frame a process of its own', () => {
    const newProfile = phonesForTests(chromiumProfiles)

    it('does not stop the page even when it loops with the document in its hands (F156)', async () => {
      const [member, phone] = await open({ fault: 'loopsInPage' }, (locale) => newProfile(locale))
      await phone.until(`localStorage.getItem('${site.current.code}:miniGameStart') !== null`)
      await member.taps('button', 'navigation.search', 'nav')
      await member.sees('dialog', 'search.title')
      expect(await phone.evaluate(shown)).toBe(false)
    })
  })
})

describe('the SEA variant', () => {
  const built = siteWithFlag('SEALOTTMINIGAME3')
  const site = siteForTests(built)
  const newPhone = withoutMotion(phonesForTests())
  const [language = 'EN'] = built.manifest.languages

  it('has the other script, and cannot be dragged (E2.70, E4.71, E4.72)', async () => {
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    await member.opensLoggedIn()
    await phone.until(shown)
    const before = await boxOf(phone)
    await dragWithMouse(phone, 20, -20)
    expect(await boxOf(phone)).toEqual(before)
    const game = phone.page.frameLocator('.MiniGame-frame')
    await phone.until(`!document.querySelector('.MiniGame-window').hidden`)
    await game.locator('.card').first().click()
    await game.locator('.card.star').waitFor()
    expect(await phone.evaluate(`document.querySelector('.MiniGame-move')`)).toBeNull()
  })
})
