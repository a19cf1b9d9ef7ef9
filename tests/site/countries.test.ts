import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { overlayScreens } from '../support/screens/screenCases'
import { findAxeViolations } from '../support/screens/screenChecks'
import { describeSites } from '../support/sites/fixtures'
import { oncePerDirection } from '../support/sites/oncePerDirection'

/** True once the visible flags have loaded. */
const flagsLoaded = `(() => {
  const flags = [...document.querySelectorAll('[role="option"] img')]
  return flags.length > 5 && flags.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
})()`

describeSites('countries', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const [language = 'EN'] = built.manifest.languages

  /** Opens the country picker above the password reset. */
  async function openPicker(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(languages[language].locale)
    const member = new Member(phone, site.current)
    await member.opens('/m/login')
    await overlayScreens.countryPicker.open(member, phone)
    await phone.until(animationsFinished)
    return [member, phone]
  }

  const options = (phone: PlaywrightPhone) => phone.page.getByRole('option')
  const button = (phone: PlaywrightPhone) => phone.page.locator('dialog .CountryButton')

  it('loads the flags of visible countries only, from the site itself (E2.59, F104)', async () => {
    const phone = await newPhone(languages[language].locale, { fresh: true })
    const member = new Member(phone, site.current)
    const pictures: string[] = []
    phone.page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url())
    })
    await member.opens('/m/login')
    expect(pictures.filter((url) => url.includes('/flags.'))).toEqual([])
    await overlayScreens.countryPicker.open(member, phone)
    await phone.until(flagsLoaded)
    expect(pictures.filter((url) => url.includes('/flags.')).length).toBeLessThan(30)
    expect(
      pictures.filter((url) => !url.startsWith(site.current.origin) && !url.startsWith('data:')),
    ).toEqual([])
  })

  it('can be moved through by keys and scrolled, and is searched in the language of the page (E2.59, F051)', async () => {
    const [member, phone] = await openPicker()
    const first = options(phone).first()
    expect(await first.getAttribute('aria-selected')).toBe('true')
    await moveByKeys(phone, Number(await first.getAttribute('aria-setsize')))
    await scrollToEnd(phone)

    await member.types('country.search', 'qqqq')
    await member.sees('button', 'country.showAll')
    expect(await findAxeViolations(phone.page)).toEqual([])

    const names = new Intl.DisplayNames([languages[language].locale], { type: 'region' })
    await member.types('country.search', names.of('JP') ?? '')
    await phone.until(`document.querySelectorAll('[role="option"]').length === 1`)
    await first.click()
    await phone.until(`document.querySelectorAll('dialog:not([inert])').length === 1`)
    expect(await button(phone).textContent()).toContain('+81')
    await phone.until(`document.activeElement === document.querySelector('dialog .CountryButton')`)
  })

  /** To the last country with one key, and back to the first. */
  async function moveByKeys(phone: PlaywrightPhone, count: number): Promise<void> {
    expect(count).toBeGreaterThan(230)
    for (const [key, position] of [
      ['End', count],
      ['Home', 1],
    ] as const) {
      await phone.page.keyboard.press(key)
      await phone.until(`(() => {
        const box = document.querySelector('[role="listbox"]').getBoundingClientRect()
        const row = document.querySelector('[aria-posinset="${position}"]')?.getBoundingClientRect()
        return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1
      })()`)
      expect(await options(phone).count()).toBeLessThan(40)
    }
  }

  /** Wherever the list stands, there is a country at its top, in its middle and at its end. */
  async function scrollToEnd(phone: PlaywrightPhone): Promise<void> {
    const gaps = `(() => {
      const box = document.querySelector('[role="listbox"]')
      const { top, bottom, left, width } = box.getBoundingClientRect()
      return [top + 4, (top + bottom) / 2, bottom - 4].filter((y) =>
        document.elementFromPoint(left + width / 2, y)?.closest('[role="option"]') === null).length
    })()`
    const end = await phone.evaluate<number>(`document.querySelector('[role="listbox"]').scrollHeight`)
    for (let top = 0; top < end; top += 2700) {
      await phone.evaluate(`void (document.querySelector('[role="listbox"]').scrollTop = ${top})`)
      await phone.until(`${gaps} === 0`)
    }
  }

  it(
    'shows codes and numbers left to right in any page direction (D11)',
    async () => {
      const [, phone] = await openPicker()
      const directions = await phone.evaluate<string[]>(
        `[...document.querySelectorAll('dialog bdi[dir], dialog input[type="tel"]')].map((element) => getComputedStyle(element).direction)`,
      )
      expect(directions.length).toBeGreaterThan(5)
      expect([...new Set(directions)]).toEqual(['ltr'])
      const order = await phone.evaluate<string>(
        `(() => {
        const row = document.querySelector('[role="option"]')
        const [flag, code] = ['.Flag', 'bdi[dir]'].map((part) => row.querySelector(part).getBoundingClientRect().left)
        return flag < code ? 'ltr' : 'rtl'
      })()`,
      )
      expect(order).toBe(languages[language].direction)
    },
    oncePerDirection(),
  )
})
