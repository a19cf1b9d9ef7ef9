import { describe, expect, it } from 'vitest'
import { exceededBudgets } from '../../scripts/bench/budgets'
import { withoutScripts } from '../../scripts/bench/floors'
import { parseMerchants, parseProfile, parseRounds } from '../../scripts/bench/options'
import { budgets, budgetsFile } from './budgets'
import { exact } from './sampleMeasurements'

describe('the options', () => {
  it('are a number of rounds and a profile', () => {
    expect([parseRounds('3'), parseProfile('150')]).toEqual([3, '150'])
  })

  it.each(['0', '-1', '1.5', 'many', ''])('refuse "%s" rounds', (text) => {
    expect(() => parseRounds(text)).toThrow(`"${text}" is not a number of rounds`)
  })

  it.each(['3', '10000', '1.5', 'all', ''])('refuse "%s" merchants', (text) => {
    expect(() => parseMerchants(text)).toThrow(`"${text}" is not a number of merchants`)
    expect(parseMerchants('1000')).toBe(1000)
  })

  it.each(['151', 'toString', ''])('refuse the profile "%s", and name those that there are', (text) => {
    expect(() => parseProfile(text)).toThrow(`There is no profile "${text}". The profiles are: 150, 562.`)
  })
})

describe('the budgets', () => {
  const allowed = { ...exact, scriptBytes: 1, elements: 1 }

  it('allow what is at their ceilings', () => {
    const atCeilings = Object.fromEntries(
      Object.entries(budgets).map(([figure, { ceiling }]) => [figure, ceiling]),
    ) as unknown as typeof exact
    expect(exceededBudgets(atCeilings, budgets, budgetsFile)).toEqual([])
  })

  it('say which is exceeded, by how much, its goal, and where to change it', () => {
    const small = { ...budgets, requests: { title: 'requests', ceiling: 10, goal: 9 } }
    expect(exceededBudgets({ ...allowed, requests: 1200 }, small, budgetsFile)).toEqual([
      'requests: 1,200, but at most 10 is allowed (requests in tests/bench/budgets.ts, the goal is 9)',
    ])
  })

  it.each([
    [2, 101, 1],
    [3, 100, 0],
    [3, 101, 1],
    [5, 120, 0],
    [5, 121, 1],
  ])(
    'at %i languages, with 10 for each beyond three, find %i in a page of 100: %i sentences',
    (languages, elements, count) => {
      const small = { ...budgets, elements: { title: 'elements', ceiling: 100, perLanguage: 10 } }
      expect(exceededBudgets({ ...allowed, elements }, small, budgetsFile, languages)).toHaveLength(count)
    },
  )
})

it('the floor Z has neither scripts nor the policy that names them', () => {
  const page = `<head><meta http-equiv="Content-Security-Policy" content="x"><script>a</script>
<link rel="modulepreload" href="/m/a.js"><link rel="stylesheet" href="/m/a.css"><script type="application/json">{}
</script></head><body><main>text</main></body>`
  expect(withoutScripts(page).replaceAll('\n', '')).toBe(
    '<head><link rel="stylesheet" href="/m/a.css"></head><body><main>text</main></body>',
  )
})
