import { inject } from 'vitest'
import { type Language, languageNames } from '../../../runtime/tables/languages'
import { channelNames } from '../../../runtime/tables/socialChannels'
import { catalogueLanguages, readCatalogue } from '../catalogues'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import { narrowPhone, ordinaryPhone, savePictures } from '../screens/pictures'
import type { ScreenCase } from '../screens/screenCases'
import { resizeWindow } from '../screens/screenChecks'
import { decidingLanguages, textsBesides } from './decidingLanguages'
import { createKeyFinder, type MeasuredTexts, measureTexts } from './measureTexts'
import { mirroredTexts, pseudoTexts } from './pseudoTexts'
import { shownTextsScript, walkScript } from './walkScript'

/** Of these a person looks at pictures, when a folder for them is given. */
const pictured = ['UR', 'TA', 'JA', 'MY', 'FR'] as const

/** Shown on every screen: the source of the pseudo-texts, the highest letters, and a high script without spaces. */
const alwaysShown: readonly Language[] = ['EN', 'UR', 'MY']

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const names = [
  ...Object.values(languageNames),
  ...Object.values(channelNames),
  ...letters.flatMap((first) => letters.flatMap((second) => countryNames.of(first + second) ?? [])),
]

const longTexts = pseudoTexts(readCatalogue('EN'))
const pseudo = { EN: longTexts, UR: mirroredTexts(longTexts) }

let measured: Promise<MeasuredTexts> | undefined

/** The languages in which one of the texts with these keys could be wrong; in a deep run all. */
async function languagesToShow(phone: PlaywrightPhone, keys: readonly string[]): Promise<readonly string[]> {
  if (inject('deep')) return catalogueLanguages
  measured ??= measureTexts(phone)
  const sizes = await measured
  return decidingLanguages(
    keys.flatMap((key) => sizes.get(key) ?? []),
    alwaysShown,
  )
}

/**
 * Shows the open screen in the languages that decide: on the narrowest phone, and where the ordinary one shows texts that the
 * narrow one does not, there in those that decide for these texts. Returns what a reader would find wrong, a line each.
 */
export async function walkLanguages(
  phone: PlaywrightPhone,
  language: Language,
  { name, staysLoading }: ScreenCase,
): Promise<string[]> {
  const { page } = phone
  const walk = { names, pseudo, staysLoading: staysLoading === true }
  const shownTexts = () => phone.evaluate<string[]>(shownTextsScript)
  const whenWide = await shownTexts()
  await resizeWindow(page, narrowPhone)
  const whenNarrow = await shownTexts()
  const keysOf = createKeyFinder(language)
  const onlyWhenWide = textsBesides(whenWide, whenNarrow, keysOf)
  const found: string[] = []
  for (const [size, texts] of [
    [narrowPhone, whenNarrow],
    [ordinaryPhone, onlyWhenWide],
  ] as const) {
    if (size === ordinaryPhone && texts.length === 0 && !inject('deep')) continue
    await resizeWindow(page, size)
    const chosen = await languagesToShow(phone, keysOf(texts))
    const lines = await page.evaluate<string[]>(walkScript({ ...walk, languages: chosen }))
    found.push(...lines.map((line) => `${size.width} px, ${line}`))
  }
  if (process.env.TEST_PICTURES)
    for (const code of pictured) {
      await page.evaluate(walkScript({ ...walk, languages: [code], keep: true }))
      await savePictures(page, `${code} ${name}`)
    }
  return found
}
