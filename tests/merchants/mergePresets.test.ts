import { describe, expect, it } from 'vitest'
import type { Issue } from '../../scripts/steps/validate/issue'
import { toPlainValue, valueToJsonTree } from '../../scripts/steps/validate/jsonTree'
import { mergeTrees } from '../../scripts/steps/validate/mergePresets'
import fc from '../support/properties'

type Json = Record<string, unknown>

function merged(base: Json, override: Json): unknown {
  return toPlainValue(mergeTrees(valueToJsonTree(base, 'base'), valueToJsonTree(override, 'over'), []))
}

describe('merging a manifest over a preset', () => {
  it.each([
    { rule: 'merges objects', base: { a: { x: 1 } }, over: { a: { y: 2 } }, result: { a: { x: 1, y: 2 } } },
    { rule: 'replaces scalars', base: { a: 1 }, over: { a: 'one' }, result: { a: 'one' } },
    {
      rule: 'replaces a scalar with an object',
      base: { a: 1 },
      over: { a: { x: 1 } },
      result: { a: { x: 1 } },
    },
    {
      rule: 'removes keys that are null',
      base: { a: { x: 1, y: 2 } },
      over: { a: { x: null } },
      result: { a: { y: 2 } },
    },
    { rule: 'replaces plain lists', base: { a: [1, 2, 3] }, over: { a: [4] }, result: { a: [4] } },
    {
      rule: 'replaces a list with an empty one',
      base: { a: [{ id: 'x' }] },
      over: { a: [] },
      result: { a: [] },
    },
    {
      rule: 'merges lists of items with an id by id, and appends new items',
      base: { a: [{ id: 'x', n: 1, m: 1 }, { id: 'y' }] },
      over: { a: [{ id: 'z' }, { id: 'x', n: 2 }] },
      result: { a: [{ id: 'x', n: 2, m: 1 }, { id: 'y' }, { id: 'z' }] },
    },
    {
      rule: 'removes keys inside an item with an id',
      base: { a: [{ id: 'x', n: 1 }] },
      over: { a: [{ id: 'x', n: null, m: 2 }] },
      result: { a: [{ id: 'x', m: 2 }] },
    },
    {
      rule: 'takes an item out of a list by its id',
      base: { a: [{ id: 'x' }, { id: 'y' }] },
      over: { a: { x: null } },
      result: { a: [{ id: 'y' }] },
    },
    {
      rule: 'changes an item of a list by its id, and appends a new one',
      base: { a: [{ id: 'x', n: 1, m: 1 }, { id: 'y' }] },
      over: { a: { z: { n: 3 }, x: { n: 2, m: null } } },
      result: { a: [{ id: 'x', n: 2 }, { id: 'y' }, { id: 'z', n: 3 }] },
    },
    {
      rule: 'replaces a list without ids with an object',
      base: { a: [{ n: 1 }] },
      over: { a: { x: { n: 1 } } },
      result: { a: { x: { n: 1 } } },
    },
    {
      rule: 'replaces a list when one item has no id',
      base: { a: [{ id: 'x' }] },
      over: { a: [{ id: 'y' }, { n: 1 }] },
      result: { a: [{ id: 'y' }, { n: 1 }] },
    },
  ])('$rule', ({ base, over, result }) => {
    expect(merged(base, over)).toEqual(result)
  })

  it('reports a null that removes nothing, and leaves it out', () => {
    const cleared: Issue[] = []
    const tree = mergeTrees(
      valueToJsonTree({ alpha: 1 }, 'base'),
      valueToJsonTree({ alhpa: null }, 'over'),
      cleared,
    )
    expect(toPlainValue(tree)).toEqual({ alpha: 1 })
    expect(cleared).toMatchObject([{ file: 'over', line: 2, column: 3, suggestion: 'alpha' }])
  })
})

const scalar = fc.oneof(fc.integer(), fc.boolean(), fc.string({ maxLength: 4 }))
const things = fc
  .uniqueArray(fc.constantFrom('x', 'y', 'z'))
  .map((ids) => ids.map((id) => ({ id, of: id.toUpperCase() })))
const key = fc.constantFrom('a', 'b', 'c', 'd')
const { manifest } = fc.letrec<{ manifest: Json; value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(scalar, { maxLength: 3 }), things, tie('manifest')),
  manifest: fc.dictionary(key, tie('value'), { noNullPrototype: true }),
}))

describe('merging', () => {
  it('with nothing changes nothing, on either side', () => {
    fc.assert(
      fc.property(manifest, (value) => {
        expect(merged(value, {})).toEqual(value)
        expect(merged({}, value)).toEqual(value)
      }),
    )
  })

  it('with itself changes nothing', () => {
    fc.assert(
      fc.property(manifest, (value) => {
        expect(merged(value, value)).toEqual(value)
      }),
    )
  })

  it('removes every key that is null, and only those', () => {
    fc.assert(
      fc.property(manifest, fc.uniqueArray(key), (value, removed) => {
        const nulls = Object.fromEntries(removed.map((name) => [name, null]))
        const rest = Object.fromEntries(
          Object.entries(value).filter(([name]) => !removed.some((one) => one === name)),
        )
        expect(merged(value, nulls)).toEqual(rest)
      }),
    )
  })

  it('keeps every id of both lists once, those of the preset first', () => {
    fc.assert(
      fc.property(things, things, (base, over) => {
        fc.pre(over.length > 0)
        const result = merged({ list: base }, { list: over }) as { list: { id: string }[] }
        const ids = [...new Set([...base, ...over].map(({ id }) => id))]
        expect(result.list.map(({ id }) => id)).toEqual(ids)
      }),
    )
  })

  it('is associative when nothing is removed and no list is emptied', () => {
    fc.assert(
      fc.property(flatLayer, flatLayer, flatLayer, (low, middle, high) => {
        const fromBelow = merged(merged(low, middle) as Json, high)
        const fromAbove = merged(low, merged(middle, high) as Json)
        expect(fromAbove).toEqual(fromBelow)
      }),
    )
  })
})

/** Layers whose keys always have the same type, as in manifests. */
const flatLayer = fc.record(
  {
    flags: fc.dictionary(key, fc.boolean(), { noNullPrototype: true }),
    name: scalar,
    list: things.filter((list) => list.length > 0),
  },
  { requiredKeys: [], noNullPrototype: true },
)
