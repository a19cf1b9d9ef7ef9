import { expect } from 'vitest'
import { imageWidths } from '../../runtime/tables/imageWidths'
import { animationsFinished, phoneViewport } from '../support/engines/driver'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** How far the width of each picture is from what its `sizes` says, in CSS pixels, by the class of its place. */
const deviations = (selector: string): string => `(() => {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.position = 'absolute'
  const declaredWidth = (sizes) => {
    const entries = sizes.split(', ').map((entry) => /^(?:(\\(.*?\\)) )?(.*)$/.exec(entry))
    const [, , width] = entries.find(([, condition]) => !condition || matchMedia(condition).matches)
    probe.style.width = width
    return probe.getBoundingClientRect().width
  }
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].map((image) => [
    image.closest('[class^="Lane-track"], .Hero-track, .GameGrid').className,
    Math.round(Math.abs(image.getBoundingClientRect().width - declaredWidth(image.sizes))),
  ])
  probe.remove()
  return Object.fromEntries(found)
})()`

/** The narrowest phone, the most common ones, both sides of a condition, and more than the column. */
const viewportWidths = [320, 355, 360, 367, 368, 392, 412, 451, 480, 640]

const firstBanner = `(() => {
  const { currentSrc, naturalWidth, clientWidth } = document.querySelector('.Hero-image')
  const asked = Number(new URL(currentSrc).searchParams.get('w'))
  return { asked, drawn: naturalWidth > 0, shown: clientWidth * devicePixelRatio }
})()`

describeSites('pictures', ({ site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it('come in the smallest width that is enough, and are as wide as their sizes say at every width (D22)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    // The merchant's own slide and the next draw may stand before the first banner.
    await phone.until(`document.querySelectorAll('.Hero-dot').length > 1`)
    await phone.evaluate(`document.querySelectorAll('.Hero-dot')[1].click()`)
    await phone.until(`document.querySelector('.Hero-image')?.complete`)
    const { asked, drawn, shown } = (await phone.evaluate(firstBanner)) as Record<string, number | boolean>
    expect([asked, drawn]).toEqual([imageWidths.find((width) => width >= Number(shown)), true])
    // So high that every lane is on the screen, and has its pictures.
    const height = 3000
    await phone.page.setViewportSize({ ...phoneViewport, height })
    await phone.until(
      `document.querySelector('.Hero-image') && document.querySelector('.Lane-track') &&
        [...document.querySelectorAll('.Lane-track')].every((track) => track.querySelector('.GameCard-image'))`,
    )
    const lobby = []
    for (const width of viewportWidths) {
      await phone.page.setViewportSize({ width, height })
      lobby.push(await phone.evaluate(deviations('.GameCard-image, .Hero-image')))
    }
    await phone.page.setViewportSize(phoneViewport)
    await member.taps('button', 'navigation.search', 'nav')
    await phone.until(`document.querySelector('.GameGrid img') && ${animationsFinished}`)
    const search = []
    for (const width of viewportWidths) {
      await phone.page.setViewportSize({ ...phoneViewport, width })
      search.push(await phone.evaluate(deviations('.GameGrid img')))
    }
    const tooFar = [...lobby, ...search].flatMap((places, index) =>
      Object.entries(places as Record<string, number>)
        .filter(([, deviation]) => deviation > 2)
        .map(
          ([place, deviation]) => `${viewportWidths[index % viewportWidths.length]}: ${place} ${deviation}`,
        ),
    )
    expect(tooFar).toEqual([])
    expect(Object.keys(lobby[0] as object)).toContain('Hero-track')
    expect(Object.keys(lobby[0] as object).length).toBeGreaterThan(2)
  })
})
