import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { exceededBudgets } from '../../scripts/bench/budgets'
import { measureExactFigures } from '../../scripts/bench/exactFigures'
import { listed, measureRequests } from '../../scripts/bench/requestTable'
import { budgets, budgetsFile } from '../bench/budgets'
import { requests } from '../bench/requests'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

describeSites('budgets', ({ built, site, newPhone, it }) => {
  it(
    'shows the lobby within its budgets of bytes, requests, pictures and elements',
    async () => {
      const [language = 'EN'] = built.manifest.languages
      const phone = await newPhone(languages[language].locale, { fresh: true })
      await site.current.showFullLobby()
      const figures = await measureExactFigures(phone.page, `${site.current.origin}/m/home`)
      expect(exceededBudgets(figures, budgets, budgetsFile, built.manifest.languages.length)).toEqual([])
    },
    { everywhere: true },
  )

  for (const line of ['good', 'slow'] as const)
    it(
      `requests on a ${line} line only what is listed in tests/bench/requests.ts`,
      async () => {
        const [language = 'EN'] = built.manifest.languages
        const phone = await newPhone(languages[language].locale, { fresh: true })
        const rows = await measureRequests(phone.page, `${site.current.origin}/m/home`, line)
        expect(rows.map(listed)).toEqual(requests[built.code]?.[line])
      },
      { everywhere: true },
    )

  it(
    'shows a lobby of 2,000 games within the same budgets',
    async () => {
      const { categories = [], languages: siteLanguages } = built.manifest
      const cards = Math.ceil(2000 / categories.length)
      const phone = await newPhone(languages[siteLanguages[0] ?? 'EN'].locale, { fresh: true })
      await site.current.controlPlatform({ lanes: { merchant: built.code, cards } })
      const figures = await measureExactFigures(phone.page, `${site.current.origin}/m/home`)
      expect(exceededBudgets(figures, budgets, budgetsFile, built.manifest.languages.length)).toEqual([])
      const counts = await phone.evaluate<number[]>(
        `[...document.querySelectorAll('.Lane-count')].map(({ textContent }) => Number(/\\d+/.exec(textContent)[0]))`,
      )
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2000)
    },
    { everywhere: true },
  )

  /** Elements of the document, and where the row in the middle of the screen has its cards: a row far from the screen has one. */
  const inView = `(() => {
    const row = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((one) => one.matches('main section[id]'))
    return { elements: document.querySelectorAll('*').length, cards: row?.querySelectorAll('.GameCard').length ?? 0 }
  })()`
  const lastLane = `[...document.querySelectorAll('main section[id]')].at(-1)`

  it('has few elements at every place of a lobby of 2,000 games in 40 rows, and leads to each of them (D214)', async () => {
    const { categories = [] } = built.manifest
    const perCategory = Math.ceil(40 / categories.length)
    await site.current.controlPlatform({ lanes: { merchant: built.code, cards: 50, perCategory } })
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await phone.until(`document.querySelectorAll('main:not([aria-busy]) section[id]').length >= 40`)
    const elements: number[] = []
    const heightAtFirst = await phone.evaluate<number>('document.documentElement.scrollHeight')
    for (let top = 0; top < heightAtFirst; top += 1200) {
      await phone.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
      if (top > 0 && top < heightAtFirst - 1600) await phone.until(`${inView}.cards !== 1`)
      elements.push((await phone.evaluate<{ elements: number }>(inView)).elements)
    }
    expect(Math.max(...elements)).toBeLessThan(1500)
    await phone.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`)
    await phone.evaluate(`[...document.querySelectorAll('.ChipRow button')].at(-1).click()`)
    await phone.until(`(() => {
      const { top, bottom } = ${lastLane}.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight && ${lastLane}.querySelectorAll('.GameCard').length > 1
    })()`)
  })

  it('counts a script more, and that the content waits for it', async () => {
    const measure = async (script: string | undefined) => {
      site.current.injectScript(script)
      const phone = await newPhone(undefined, { fresh: true })
      return measureExactFigures(phone.page, `${site.current.origin}/m/home`)
    }
    const { htmlBytes, elements, ...before } = await measure(undefined)
    const script = 'globalThis.injected = true'
    expect(await measure(script)).toEqual({
      ...before,
      htmlBytes: expect.any(Number),
      elements: expect.any(Number),
      scriptBytes: before.scriptBytes + script.length,
      requests: before.requests + 1,
      rounds: before.rounds + 1,
    })
    expect([htmlBytes > 0, elements > 0]).toEqual([true, true])
  })
})
