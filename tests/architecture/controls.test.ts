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
  readonly overlay: string
  /** When the file's code is there. */
  readonly when: When
}

/** Every overlay that a source file opens by its name, and those that the error table leads to. */
const openings: readonly Opening[] = [
  ...sources.flatMap(({ path }) => {
    const feature = features.find(({ id }) => path.startsWith(`features/${id}/`))
    const text = textOf(path)
    return [...text.matchAll(/openOverlay\(\s*'(\w+)'/g)].map(([, overlay = '']) => ({
      file: path,
      overlay,
      when: feature?.when ?? true,
    }))
  }),
  ...Object.values(remedies).flatMap((row) =>
    'opens' in row ? [{ file: 'tables/remedies.ts', overlay: row.opens, when: true }] : [],
  ),
]

/** Controls that know by themselves that another feature may be off. */
const conditional: Readonly<Record<string, string>> = {
  'kit/forms/useDiallingCodes.ts countryPicker': 'the code is no button where it cannot be changed (I2.27)',
}

describe('a control that opens an overlay of another feature', () => {
  it('is only there when that feature is', () => {
    expect(openings.length).toBeGreaterThan(40)
    const dead = openings
      .filter(({ overlay, when }) => !implies(when, conditionOf(overlay) ?? true))
      .map(({ file, overlay }) => `${file} ${overlay}`)
    expect([...new Set(dead)].sort()).toEqual(Object.keys(conditional).sort())
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
