import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { exceededBudgets } from '../../scripts/bench/budgets'
import { measureExactFigures } from '../../scripts/bench/exactFigures'
import { listed, measureRequests } from '../../scripts/bench/requestTable'
import { budgets, budgetsFile } from '../bench/budgets'
import { requests } from '../bench/requests'
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
