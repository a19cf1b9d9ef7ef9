import { describe, expect, it } from 'vitest'
import type { Place } from '../../runtime/contract/places'
import { features } from '../../runtime/features'
import { overlays } from '../../runtime/tables/overlays'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { floatScreens } from '../support/screens/floatScreens'
import { plainMerchants, planEveryVisit, planVisits } from '../support/screens/planVisits'
import { overlayScreens, screenCasesOf, uncoveredRoutes } from '../support/screens/screenCases'

const { merchants } = await loadMerchants(process.cwd())
const sites = merchants.map(({ code, manifest }) => ({
  code,
  languages: manifest.languages,
  screens: screenCasesOf(manifest),
}))
const visits = planVisits(sites)
const names = new Set(sites.flatMap(({ screens }) => screens.map(({ name }) => name)))

/** What the chat adds there is for screen readers only; the bar that offers the app shortens its sentence on every phone. */
const notShown = ['chat', 'download']

/** The places around a page. */
const framePlaces: readonly Place[] = ['floating', 'aboveTopBar', 'belowTopBar', 'aboveBar', 'belowHero']

it('covers every overlay, and every page of every merchant', () => {
  expect(Object.keys(overlayScreens).sort()).toEqual(Object.keys(overlays).sort())
  expect(merchants.flatMap(({ manifest }) => uncoveredRoutes(manifest))).toEqual([])
})

it('covers whatever a feature adds around a page, as at one of the merchants', () => {
  const adding = features.filter(
    ({ id, places = {} }) =>
      !notShown.includes(id) && framePlaces.some((place) => places[place] !== undefined),
  )
  expect(Object.keys(floatScreens).sort()).toEqual(adding.map(({ id }) => id).sort())
  expect([...names]).toEqual(expect.arrayContaining(Object.values(floatScreens).map(({ name }) => name)))
})

describe('an ordinary run', () => {
  it('walks through every screen of the product once, at a merchant that has it', () => {
    const walked = visits.filter(({ walks }) => walks)
    expect(walked.map(({ screen }) => screen.name).sort()).toEqual([...names].sort())
    for (const { code, screen } of walked)
      expect(sites.find((site) => site.code === code)?.screens).toContain(screen)
  })

  it('gives every merchant a share of the walks', () => {
    for (const { code } of sites)
      expect(visits.filter((visit) => visit.walks && visit.code === code).length).toBeGreaterThan(
        names.size / sites.length / 2,
      )
  })

  it('opens every page that shows its content at three of the merchants that mount it, in turn', () => {
    const plain = visits.filter(({ screen }) => screen.kind.startsWith('as a'))
    for (const name of new Set(plain.map(({ screen }) => screen.name))) {
      const owners = sites.filter(({ screens }) => screens.some((screen) => screen.name === name))
      const opened = plain.filter(({ screen }) => screen.name === name).map(({ code }) => code)
      expect(new Set(opened).size, name).toBe(Math.min(plainMerchants, owners.length))
      expect(opened.length, name).toBe(new Set(opened).size)
    }
    const own = sites.map(({ code }) => plain.filter((visit) => visit.code === code).length)
    expect(Math.min(...own)).toBeGreaterThan(plain.length / sites.length / 2)
  })

  it('shows each merchant in all of its languages', () => {
    for (const { code, languages } of sites)
      expect(new Set(visits.filter((visit) => visit.code === code).map(({ language }) => language))).toEqual(
        new Set(languages),
      )
  })

  it('is the same each time', () => {
    expect(planVisits(sites)).toEqual(visits)
  })
})

it('a deep run opens every screen of every merchant in each of its languages', () => {
  const planned = new Set(
    planEveryVisit(sites).map(({ code, language, screen }) => [code, language, screen.name].join()),
  )
  for (const { code, languages, screens } of sites)
    for (const language of languages)
      for (const { name } of screens) expect(planned).toContain([code, language, name].join())
})
