// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { SiteData } from '../../runtime/contract/site'
import { settingRows } from '../../runtime/rules/settings/settings.gen'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { flagNames } from '../../runtime/tables/flags'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { withTextOverrides } from '../../scripts/steps/assets/catalogues'
import { ownTexts } from '../../scripts/steps/site/ownTexts'
import { siteManifest } from '../../scripts/steps/site/siteManifest'
import { json, success } from '../support/fakes/replies'
import { lanes, live, lottery, slots } from '../support/games'
import { holdFrames } from '../support/heldFrames'
import { changedManifests, findingsOf, manifestsWithout } from '../support/manifests'
import fc from '../support/properties'
import { takeConsole } from '../support/quietConsole'
import { all, find, nameOf } from '../support/screen'
import {
  actAndSettle,
  createSiteData,
  type RunningSite,
  type SiteOptions,
  startSite,
  stopSites,
} from '../support/site'
import { expectReadable } from './expectReadable'
import { callNames } from './places'

/*
 * What the check accepts can be built and works: manifests that nobody has written, with flags and settings of the platform that nobody
 * has sent.
 */

holdFrames()

const { shell } = english

const fileOf = (language: string): string => `/m/assets/${language}.json`

/** As a build writes it into the pages. */
const dataOf = (manifest: Manifest): SiteData => ({
  ...createSiteData(manifest),
  manifest: siteManifest(manifest),
  texts: Object.fromEntries(manifest.languages.map((language) => [language, fileOf(language)])),
})

interface Platform {
  readonly flags: Readonly<Record<string, unknown>>
  readonly settings: unknown
}

const platforms: fc.Arbitrary<Platform> = fc.record({
  flags: fc.dictionary(
    fc.constantFrom(...flagNames),
    fc.oneof({ weight: 9, arbitrary: fc.boolean() }, fc.anything()),
  ),
  settings: fc.dictionary(
    fc.constantFrom(
      ...Object.keys(settingRows),
      'imageCDNs',
      'currency',
      'currencyPosition',
      'gw',
      'sms',
      'register',
    ),
    fc.oneof(fc.boolean(), fc.constantFrom(0, 8, '1', 'v4', 'before', null), fc.anything()),
  ),
})

const start = (manifest: Manifest, { flags, settings }: Platform, options: SiteOptions = {}) =>
  startSite({
    ...options,
    data: dataOf(manifest),
    prepare({ http }) {
      for (const call of callNames) http.answer(call, success({}))
      // In every language they are the English ones, which the test can read.
      for (const language of manifest.languages)
        http.answer(fileOf(language), json(withTextOverrides(english, ownTexts(manifest, language))))
      http.answer('whitelabel', success(flags))
      http.answer('settings', success(settings))
      http.answer('gameLanes', success(lanes(slots, live, lottery)))
    },
  })

/** Links to pages of this site that no route has. */
const deadLinks = ({ routes }: Manifest): string[] =>
  all('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/m/') && !Object.hasOwn(routes, href.split(/[?#]/)[0] ?? ''))

const expectUsable = (manifest: Manifest): void => {
  expectReadable()
  expect(deadLinks(manifest)).toEqual([])
}

/** The controls of the bottom bar that do nothing. */
async function deadItems({ browser, site }: RunningSite, manifest: Manifest): Promise<string[]> {
  const items = () => [...document.querySelectorAll<HTMLElement>('.BottomBar-item')]
  const dead: string[] = []
  for (const [index] of items().entries()) {
    await actAndSettle(() => site.go('/m/home'))
    const item = items()[index]
    const name = item ? nameOf(item) : ''
    const before = document.querySelector('main')?.innerHTML
    await actAndSettle(() => item?.click())
    expectUsable(manifest)
    const did =
      item?.getAttribute('aria-current') === 'page' ||
      location.pathname + location.hash !== '/m/home' ||
      document.querySelector('dialog') !== null ||
      document.querySelector('main')?.innerHTML !== before
    if (!did) dead.push(name)
    await actAndSettle(() => find('dialog', /./) && history.back())
    await browser.clock.advance(times.ms(times.leaveAnimation + 1))
  }
  return dead
}

const runs =
  process.env.TEST_DEEP === '1' ? { numRuns: 2000, interruptAfterTimeLimit: 500_000 } : { numRuns: 40 }

it('whatever the check accepts starts, with any flags and settings: the login is there, no link and no control is dead (D1)', async () => {
  await fc.assert(
    fc.asyncProperty(changedManifests(), platforms, fc.nat(), async (manifest, platform, position) => {
      fc.pre((await findingsOf(manifest)).length === 0)
      const paths = Object.keys(manifest.routes)
      try {
        const visit = await start(manifest, platform)
        // What is there when the device has nothing else to do, such as the footer.
        await visit.browser.clock.advance(times.seconds(1))
        expectUsable(manifest)
        expect(find('button', shell.logIn) ?? find('link', shell.logIn)).toBeDefined()
        expect(await deadItems(visit, manifest)).toEqual([])
        await stopSites()
        const path = paths[position % paths.length] ?? '/m/home'
        const { browser } = await start(manifest, platform, { session: {}, path })
        await browser.clock.advance(times.seconds(1))
        expectUsable(manifest)
        // What it does without, it says.
        expect(takeConsole().filter((line) => !line.includes('invalid values, which are ignored'))).toEqual(
          [],
        )
      } finally {
        await stopSites()
        takeConsole()
      }
    }),
    { ...runs, maxSkipsPerRun: 100 },
  )
}, 600_000)

it('every section, and every part of one, may be missing where the check accepts that (D1)', async () => {
  const started: string[] = []
  const wrong: string[] = []
  for (const [missing, manifest] of manifestsWithout()) {
    if ((await findingsOf(manifest)).length > 0) continue
    try {
      const { browser } = await start(manifest, { flags: {}, settings: {} })
      await browser.clock.advance(times.seconds(1))
      expectUsable(manifest)
      expect(document.querySelectorAll('.GameCard').length).toBeGreaterThan(0)
      expect(takeConsole()).toEqual([])
    } catch (error) {
      wrong.push(`without ${missing}: ${error}`)
    } finally {
      await stopSites()
      takeConsole()
    }
    started.push(missing)
  }
  expect(wrong).toEqual([])
  expect(started.length).toBeGreaterThan(50)
}, 300_000)
