import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { evaluate, factsIn, type When } from '../../runtime/rules/settings/conditions'
import type { FactName } from '../../runtime/rules/settings/facts'
import { remedies } from '../../runtime/tables/remedies'
import { deniedFeatures } from '../../scripts/steps/hosting/headers'
import { sources, textOf } from './sources'

/** The condition of the feature that has an overlay; undefined for those of the shell, which are always there. */
const conditionOf = (overlay: string): When | undefined =>
  features.find(({ overlays = [] }) => overlays.some(({ id }) => id === overlay))?.when

/** The same for the feature that has a page. */
const conditionOfPage = (page: string): When | undefined =>
  features.find(({ routes = [] }) => routes.some((route) => route.page === page))?.when

/** Whether the second condition holds whenever the first does, whatever the facts are. */
function implies(first: When, second: When): boolean {
  const names = [...new Set([...factsIn(first), ...factsIn(second)])]
  return Array.from(
    { length: 2 ** names.length },
    (_, bits) => (fact: FactName) => ((bits >> names.indexOf(fact)) & 1) === 1,
  ).every((facts) => evaluate(first, facts) !== 'yes' || evaluate(second, facts) === 'yes')
}

interface Opening {
  readonly file: string
  /** The name of the overlay or the page. */
  readonly target: string
  /** When the file's code is there. */
  readonly when: When
}

/** The openings in all sources: what the pattern's group names. */
const openingsLike = (pattern: RegExp): Opening[] =>
  sources.flatMap(({ path }) => {
    const feature = features.find(({ id }) => path.startsWith(`features/${id}/`))
    return [...textOf(path).matchAll(pattern)].map(([, target = '']) => ({
      file: path,
      target,
      when: feature?.when ?? true,
    }))
  })

/** Those whose code may be there without what they open. */
const deadOf = (all: readonly Opening[], condition: (target: string) => When | undefined): string[] => {
  const dead = all.filter(({ target, when }) => !implies(when, condition(target) ?? true))
  return [...new Set(dead.map(({ file, target }) => `${file} ${target}`))].sort()
}

/** Every overlay that a source file opens by its name, and those that the error table leads to. */
const overlays: readonly Opening[] = [
  ...openingsLike(/openOverlay\(\s*'(\w+)'/g),
  ...Object.values(remedies).flatMap((row) =>
    'opens' in row ? [{ file: 'tables/remedies.ts', target: row.opens, when: true }] : [],
  ),
]

/** Every page that a source file leads to by its name. */
const pages = openingsLike(/(?:pathOfPage\([\w.]+,\s*'|<PageRow\s+page="|\bpageRow\(')(\w+)/g)

/** Controls that know by themselves that another feature may be off. */
const conditional: Readonly<Record<string, string>> = {
  'kit/forms/useDiallingCodes.ts countryPicker': 'the code is no button where it cannot be changed (I2.27)',
}

describe('a control', () => {
  it('that opens an overlay of another feature is only there when that feature is', () => {
    expect(overlays.length).toBeGreaterThan(40)
    expect(deadOf(overlays, conditionOf)).toEqual(Object.keys(conditional).sort())
  })

  it('that leads to a page of another feature is only there when that feature is', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect(deadOf(pages, conditionOfPage)).toEqual([])
  })
})

describe('a place', () => {
  const parts = features.flatMap(({ id, places = {} }) =>
    Object.entries(places).map(([place, { order }]) => ({ id, place, order })),
  )

  it('in which several features show something says who comes first', () => {
    const shared = parts.filter(({ place, id }) => parts.some((one) => one.place === place && one.id !== id))
    expect(shared.length).toBeGreaterThan(10)
    expect(shared.filter(({ order }) => order === undefined)).toEqual([])
    const positions = shared.map(({ place, order }) => `${place} ${order}`)
    expect(new Set(positions).size).toBe(positions.length)
  })
})

it('no page of another site is allowed in its frame what the site’s own headers deny', () => {
  const used = sources
    .map(({ path }) => textOf(path))
    .filter((text) => text.includes('<OtherSite'))
    .flatMap((text) => text.match(/(?<=\bfeatures=")[^"]*/g) ?? [])
    .flatMap((features) => features.split('; '))
  expect(used.length).toBeGreaterThan(4)
  expect(used.filter((feature) => deniedFeatures.includes(feature))).toEqual([])
})
