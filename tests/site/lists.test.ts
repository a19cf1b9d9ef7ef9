import { expect } from 'vitest'
import { animationsFinished } from '../support/engines/driver'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** The lane with the most games: its id, and how many there are, as its heading says. */
const longestLane = `[...document.querySelectorAll('main section[id]')].map((lane) => ({
  id: lane.id,
  count: Number(/\\d+/.exec(lane.querySelector('.Lane-count').textContent)),
})).sort((a, b) => b.count - a.count)[0]`

/** The chip that is marked, and whether all of it is in its row. */
const activeChip = `(() => {
  const chip = document.querySelector('.ChipRow .Chip--active')
  const row = chip.closest('.ChipRow-track').getBoundingClientRect()
  const { left, right } = chip.getBoundingClientRect()
  return { index: [...document.querySelectorAll('.ChipRow .Chip')].indexOf(chip), inView: left >= row.left - 1 && right <= row.right + 1 }
})()`

async function openFullLobby(phone: PlaywrightPhone, member: Member): Promise<void> {
  await member.site.showFullLobby()
  await member.opens('/m/home')
  await phone.until(
    `document.querySelector('main section[id] .GameCard-image') !== null && ${animationsFinished}`,
  )
}

/** Scrolls the lobby lane by lane. */
async function followChips(phone: PlaywrightPhone): Promise<void> {
  const laneCount = await phone.evaluate<number>(`document.querySelectorAll('main section[id]').length`)
  for (let index = 0; index < laneCount - 1; index += 1) {
    await phone.evaluate(`(() => {
      const { top } = document.querySelectorAll('main section[id]')[${index}].getBoundingClientRect()
      scrollBy({ top: top - innerHeight * 0.25, behavior: 'instant' })
    })()`)
    await phone.until(`${activeChip}.index === ${index} && ${activeChip}.inView`)
  }
}

describeSites('lists of games', ({ site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  it(
    'are followed by the chips while the page scrolls, and hold every game that they say they have, in its own shape',
    async () => {
      const phone = await newPhone()
      await openFullLobby(phone, new Member(phone, site.current))
      await followChips(phone)
      const { id, count } = await phone.evaluate<{ id: string; count: number }>(longestLane)
      await phone.page.locator(`section[id="${id}"] .Lane-all`).click()
      await phone.until(`document.querySelector('main .GameGrid .GameCard') !== null`)
      expect(await phone.evaluate(`document.querySelector('.GamePage-count').textContent`)).toContain(
        String(count),
      )
      // Each step shows more games, until the end is reached.
      await phone.until(`(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        return document.querySelectorAll('main .GameGrid .GameCard').length >= ${count}
      })()`)
      expect(await phone.evaluate(`document.querySelectorAll('main .GameGrid .GameCard').length`)).toBe(count)
      await phone.until(
        `[...document.querySelectorAll('main .GameGrid .GameCard-image')].some(({ complete }) => complete)`,
      )
      const cut = await phone.evaluate<
        string[]
      >(`[...document.querySelectorAll('main .GameGrid .GameCard-image')]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .filter((image) => Math.abs(image.clientWidth / image.clientHeight - image.naturalWidth / image.naturalHeight) > 0.03)
        .map(({ src }) => src)`)
      expect(cut).toEqual([])
    },
    { everywhere: true },
  )

  it('are searched in a field that has the focus when the search opens', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await openFullLobby(phone, member)
    await member.taps('button', 'navigation.search', 'nav')
    await phone.until(`document.activeElement === document.querySelector('dialog input[type="search"]')`)
    expect(await phone.evaluate(`document.querySelector('input[data-held]')`)).toBeNull()
  })
})
