import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { appStarted, Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'
import { openHeldBack } from '../support/sites/heldBack'

/** The places of what a visitor sees of the lobby: of every text, control and picture. */
const places = `[...document.querySelectorAll('.Hero, .Hero-image, .Hero-title, .DrawSlide-title, .Chip, .Lane, .Lane-head, .Lane-title, .Lane-count, .GameCard, .GameCard-title, .GameCard-badge')]
  .map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // That a row is far from the screen (D214) is known a moment later.
    return { name: element.className.replace(' Lane--far', ''), box: [left, top, width, height] }
  })`

interface Place {
  readonly name: string
  /** Left, top, width, height in px. */
  readonly box: readonly number[]
}

/**
 * Less than one and a half pixels apart: the rest is rounding. Chromium scrolls a row from right to left by a pixel when it snaps,
 * which it does at a time of its own.
 */
const isSamePlace = (one: Place, other: Place): boolean =>
  one.name === other.name &&
  one.box.every((px, index) => Math.abs(px - (other.box[index] ?? Number.NaN)) < 1.5)

/** Notes whether the application ever shows a skeleton in the place of what was there. */
const watchForSkeletons = `new MutationObserver(() => {
  if (!document.querySelector('main[aria-busy]') && document.querySelector('[class*="Skeleton"]')) globalThis.sawSkeleton = true
}).observe(document.body, { childList: true, subtree: true })`

/** A font of the device, such as that of Latin words in Urdu, is loaded too; a title may then need another line. */
const fontsLoaded = `document.fonts.status === 'loaded'`

describeSites('the preview of the lobby', ({ built, site, newPhone, it }) => {
  const [language = 'EN'] = built.manifest.languages

  /** A phone on which the application's own code does not come until it is let through. */
  async function openLobby() {
    const phone = await newPhone(languages[language].locale, { fresh: true })
    // No draw ends meanwhile: the next one would take its place.
    await phone.page.clock.setFixedTime(Date.now())
    const letThrough = await openHeldBack(phone, `${site.current.origin}/m/home`)
    // At a lottery the first two slides have no banner.
    await phone.until(
      `document.querySelector('main[aria-busy] :is(.Hero-image, .DrawSlide)') && document.querySelector('.GameCard')`,
    )
    await phone.until(fontsLoaded)
    return { phone, letThrough }
  }

  it(
    'stays as it is when the application takes over',
    async () => {
      const { phone, letThrough } = await openLobby()
      const before = await phone.evaluate<Place[]>(places)
      expect(before.length).toBeGreaterThan(20)
      await phone.evaluate(`void (${watchForSkeletons})`)
      letThrough()
      await phone.until(appStarted)
      await phone.until(fontsLoaded)
      const after = await phone.evaluate<Place[]>(places)
      expect(before.filter((place) => !after.some((other) => isSamePlace(place, other)))).toEqual([])
      expect(await phone.evaluate('globalThis.sawSkeleton === true')).toBe(false)
    },
    { everywhere: true },
  )

  it('keeps the height of a card whose countdown ends', async () => {
    const phone = await newPhone(languages[language].locale, { fresh: true })
    await phone.page.clock.install()
    await new Member(phone, site.current).opens('/m/home')
    const drawn = `[...document.querySelectorAll('#lottery .GameCard-footnote')]`
    await phone.until(`${drawn}.length > 2 && ${fontsLoaded}`)
    const heights = `${drawn}.map((note) => note.closest('.GameCard').getBoundingClientRect().height)`
    const before = await phone.evaluate<number[]>(heights)
    await phone.page.clock.runFor(90_000)
    await phone.until(`${drawn}.some((note) => note.innerText.trim() === '')`)
    expect(await phone.evaluate(heights)).toEqual(before)
  })

  it('keeps a long name of a game in two lines, which are cut', async () => {
    const phone = await newPhone(languages[language].locale)
    await new Member(phone, site.current).opens('/m/home')
    const measured = await phone.evaluate<[number, number, boolean]>(`(() => {
      const card = document.querySelector('.GameCard')
      const title = card.querySelector('.GameCard-title')
      const before = card.getBoundingClientRect().height
      title.textContent = 'A name of many words '.repeat(9)
      return [before, card.getBoundingClientRect().height, title.scrollHeight > title.clientHeight]
    })()`)
    expect(measured).toEqual([measured[0], measured[0], true])
  })

  it('keeps the focus and the place of a row when the application takes over', async () => {
    const { phone, letThrough } = await openLobby()
    const row = `Array.from(document.querySelectorAll(".Lane *")).find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 50)`
    // Without the time until a draw, which goes on counting down and is gone at its end.
    const card = `[...document.activeElement.querySelectorAll('.GameCard-title, .GameCard-vendor, .GameCard-badge')]`
    const state = `[${row}.scrollLeft, ${card}.map(({ textContent }) => textContent).join(), scrollY]`
    await phone.evaluate(`(() => {
      document.querySelectorAll('button.GameCard')[1].focus()
      // So high that the question about tracking does not cover it when it comes.
      scrollTo({ top: 250, behavior: 'instant' })
      ${row}.scrollBy({ left: document.dir === 'rtl' ? -90 : 90, behavior: 'instant' })
    })()`)
    // The browser reports that it has scrolled with the next frame.
    await phone.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    )
    const before = await phone.evaluate<[number, string, number]>(state)
    expect(Math.abs(before[0])).toBeGreaterThan(50)
    expect(before[1]).not.toBe('')
    letThrough()
    await phone.until(appStarted)
    expect(await phone.evaluate(state)).toEqual(before)
  })

  it('has a tap answered when the application is there (I6.01)', async () => {
    const { phone, letThrough } = await openLobby()
    await phone.page.locator('button.GameCard').first().click()
    letThrough()
    await phone.until(appStarted)
    // The login, or the choice to try the game first.
    await phone.until(`document.querySelector('dialog[open] h2') !== null`)
  })
})
