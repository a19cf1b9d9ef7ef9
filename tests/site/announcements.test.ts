import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member } from '../support/member'
import { calmScript } from '../support/sites/calmScript'
import { describeSites } from '../support/sites/fixtures'
import { oncePerDirection } from '../support/sites/oncePerDirection'

const noDialog = `document.querySelector('dialog') === null`

/** The page of the popup that can be reached, from 0. */
const shownPage = `[...document.querySelectorAll('.Carousel-item')].findIndex((item) => !item.inert)`

const roomOfPopup = `(() => {
  const body = document.querySelector('.DialogPanel-body')
  const slide = document.querySelector('.Carousel-slide')
  const box = document.querySelector('.DialogPanel .Checkbox-line').getBoundingClientRect()
  const shown = body.getBoundingClientRect()
  return {
    isBoxWhole: box.top >= shown.top && box.bottom <= shown.bottom,
    bodyScrolls: body.scrollHeight > body.clientHeight,
    fades: getComputedStyle(slide, '::after').position,
  }
})()`

/** Swipes over the popup with a finger, which moves this far; a negative distance is to the left. */
async function swipe({ page }: PlaywrightPhone, distance: number): Promise<void> {
  const box = await page.locator('.Carousel-track').boundingBox()
  if (!box) throw new Error('There are no pages to swipe')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width / 2 + distance * (part - 0.5), y: box.y + box.height / 2 }],
    })
  await touch('touchStart', 0)
  for (let part = 0.1; part <= 1; part += 0.1) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

describeSites('announcements', ({ built, site, newPhone, it }) => {
  async function openLobby(logIn = false): Promise<[Member, PlaywrightPhone]> {
    const { code: merchant, manifest } = built
    const phone = await newPhone(languages[manifest.languages[0] ?? 'EN'].locale)
    // Nothing turns by itself.
    await phone.page.emulateMedia({ reducedMotion: 'reduce' })
    await phone.page.addInitScript(calmScript(merchant))
    const member = new Member(phone, site.current)
    await site.current.controlPlatform({ announcements: { merchant, types: 'PU' } })
    await (logIn ? member.opensLoggedIn() : member.opens('/m/home'))
    await member.sees('dialog', 'announcements.title')
    await member.driver.until(animationsFinished)
    return [member, phone]
  }

  it(
    'are swiped forwards and back, in the direction of the language (E2.39)',
    async () => {
      const [member, phone] = await openLobby()
      const forwards =
        (await member.driver.evaluate<string>('document.documentElement.dir')) === 'rtl' ? 200 : -200
      await swipe(phone, forwards)
      await member.driver.until(`${shownPage} === 1`)
      await swipe(phone, -forwards)
      await member.driver.until(`${shownPage} === 0`)
    },
    oncePerDirection(),
  )

  for (const [screen, width, height, percent] of [
    ['a small screen', 320, 568, 100],
    ['a screen with a text of 200 %', 360, 640, 200],
  ] as const)
    it(
      `have room for the box to hide them on ${screen}: only their text scrolls, and says so`,
      async () => {
        const [member, phone] = await openLobby()
        await phone.page.setViewportSize({ width, height })
        await phone.evaluate(`document.documentElement.style.fontSize = '${percent}%'`)
        await member.driver.until(
          `document.querySelector('.Carousel-slide').scrollHeight > document.querySelector('.Carousel-slide').clientHeight`,
        )
        expect(await phone.evaluate(roomOfPopup)).toEqual({
          isBoxWhole: true,
          bodyScrolls: false,
          fades: 'sticky',
        })
      },
      oncePerDirection(),
    )

  it('stay away today, after a reload too, and lead a member to the activity (E2.40, E4.38)', async () => {
    const [visitor, phone] = await openLobby()
    await phone.page.locator('.Checkbox-line').click()
    await visitor.taps('button', 'common.close')
    await visitor.driver.until(noDialog)
    const listed = phone.page.waitForResponse(/getListAnnouncements/)
    await visitor.reloads()
    await listed
    await visitor.driver.until(`!document.querySelector('dialog') && document.readyState === 'complete'`)
    await visitor.opensLoggedIn()
    await visitor.sees('dialog', 'announcements.title')
    await visitor.taps('link', 'announcements.goToActivity')
    await visitor.expectPath('/m/activity?id=popup-payments')
    await phone.page.locator('article h2').waitFor()
    await visitor.goesBack()
    await visitor.expectPath('/m/home')
    expect(await phone.page.locator('dialog').count()).toBe(0)
  })
})
