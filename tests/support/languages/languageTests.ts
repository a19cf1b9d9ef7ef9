import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { languages } from '../../../runtime/tables/languages'
import { catalogueLanguages, readCatalogue } from '../catalogues'
import { animationsFinished } from '../engines/driver'
import { phoneSizes, savePictures } from '../screens/pictures'
import { screenCasesOf } from '../screens/screenCases'
import { resizeWindow } from '../screens/screenChecks'
import { openScreen, pageLoaded } from '../screens/screenTests'
import { phonesForTests } from '../sites/fixtures'
import { assignRoundRobin } from '../sites/roundRobin'
import { type ServedSite, serveSite } from '../sites/servedSite'
import { type BuiltSites, buildForTests } from '../sites/sites'
import { mirroredTexts, pseudoTexts } from './pseudoTexts'
import { rememberTexts, type Walk, walkScript } from './walkScript'

/** Of these a person looks at pictures, when a folder for them is given. */
const pictured = ['UR', 'TA', 'JA', 'MY', 'FR'] as const

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const names = [
  ...Object.values(languages).map(({ name }) => name),
  ...letters.flatMap((first) => letters.flatMap((second) => countryNames.of(first + second) ?? [])),
]

const longTexts = pseudoTexts(readCatalogue('EN'))
const pseudo = { EN: longTexts, UR: mirroredTexts(longTexts) }

/**
 * Declares the tests of one merchant's file: each of its screens in all languages of the product, at two widths. Screens that
 * several merchants have are distributed over their files; in a deep run every merchant has all. `index` counts from 1.
 */
export function testLanguages(index: number): void {
  const sites = inject('sites')
  const site = sites[index - 1]
  if (!site) return
  const namesBySite = new Map(
    sites.map((one) => [one, new Set(screenCasesOf(one.manifest).map(({ name }) => name))]),
  )
  const screenNames = new Set([...namesBySite.values()].flatMap((all) => [...all]))
  const rows = [...screenNames].map((name) => ({
    name,
    where: (one: (typeof sites)[number]) => namesBySite.get(one)?.has(name) === true,
  }))
  const own = assignRoundRobin(rows, sites, 0).find((assigned) => assigned.site === site)?.rows ?? []
  const cases = screenCasesOf(site.manifest).filter(
    ({ name }) => inject('deep') || own.some((row) => row.name === name),
  )

  describe(`${site.code} in ${catalogueLanguages.length} languages`, () => {
    let built: BuiltSites | undefined
    let served: ServedSite | undefined
    const newPhone = phonesForTests()
    beforeAll(async () => {
      built = await buildForTests(
        (manifest) => ({ ...manifest, languages: [...catalogueLanguages] }),
        [site.code],
      )
      const [multilingual] = built.sites
      if (multilingual) served = await serveSite(multilingual)
    })
    afterAll(async () => {
      await served?.close()
      built?.remove()
    })

    it.each(cases)('cuts, covers and forgets no text: $name (E1.10, E8.21, E9.32)', async (screenCase) => {
      if (!served) throw new Error('The site is not served')
      await served.reset()
      const phone = await newPhone('en-US', { fresh: screenCase.needsFreshPhone === true })
      const { page } = phone
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(rememberTexts)
      const member = await openScreen(phone, served, screenCase, 'EN')
      await screenCase.prepare?.(member, phone)
      if (!screenCase.staysLoading) await phone.until(pageLoaded)
      await phone.until(animationsFinished)
      const walk: Walk = {
        languages: catalogueLanguages,
        names,
        pseudo,
        staysLoading: screenCase.staysLoading === true,
      }
      const found: string[] = []
      for (const size of phoneSizes) {
        await resizeWindow(page, size)
        const lines = await page.evaluate<string[]>(walkScript(walk))
        found.push(...lines.map((line) => `${size.width} px, ${line}`))
      }
      if (process.env.TEST_PICTURES)
        for (const code of pictured) {
          await page.evaluate(walkScript({ ...walk, languages: [code], keep: true }))
          await savePictures(page, `${site.code} ${code} ${screenCase.name}`)
        }
      expect(found).toEqual([])
    })
  })
}
