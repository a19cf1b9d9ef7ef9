import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { explainImpact, type ImportGraph, impactIn, readImports, stepsFor } from '../../scripts/test/changed'
import { steps } from '../../scripts/test/steps'
import { siteSubjects } from '../site/subjects'

const graph = await readImports(process.cwd())
const impact = (...changed: string[]) => impactIn(graph, changed)

describe('the subjects of the tests of sites', () => {
  const files = readdirSync('tests/site').filter((name) => name.endsWith('.test.ts'))

  it('are told of every file, and of no other', () => {
    expect(Object.keys(siteSubjects).sort()).toEqual(files.sort())
  })

  it('name features that there are', () => {
    const ids = features.map(({ id }) => id)
    const named = Object.values(siteSubjects).flatMap((subject) => subject.features)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('a change', () => {
  it('of a rule reaches its own test and those of the features that use it', () => {
    const { unit, site } = impact('runtime/rules/secondFactor.ts')
    expect(unit).toContain('tests/rules/secondFactor.test.ts')
    expect(unit).toContain('tests/features/secondFactor.test.tsx')
    expect(unit).not.toContain('tests/rules/money.test.ts')
    expect(site).toContain('tests/site/loggingIn.test.ts')
    expect(site).not.toContain('tests/site/captcha.test.ts')
  })

  it('of one feature reaches the sites’ tests that are about it', () => {
    const { site, notes } = impact('runtime/features/captcha/captcha.ts')
    expect(site).toEqual(['tests/site/captcha.test.ts'])
    expect(notes).toEqual([])
    expect(impact('runtime/features/captcha/captcha.css').site).toEqual(site)
  })

  it('of what every page needs is tried by the journeys, and the rest is left to a whole run', () => {
    const { site, notes } = impact('runtime/shell/Frame.tsx')
    expect(site).toEqual(['tests/site/journeys.test.ts'])
    expect(notes).toHaveLength(1)
  })

  it.each(['tests/vitest.browsers.config.ts', 'tests/support/setup.ts'])(
    'of %s, in which every test of the sites runs, is tried by the journeys',
    (path) => {
      expect(impact(path).site).toEqual(['tests/site/journeys.test.ts'])
    },
  )

  it('of one merchant is tried at that merchant alone', () => {
    const found = impact('merchants/brasa/merchant.json')
    expect(found.merchants).toEqual(['brasa'])
    expect(found.site).toContain('tests/site/screens1.test.ts')
    expect(found.unit).toContain('tests/merchants/real.test.ts')
  })

  it('of a preset is tried at all merchants', () => {
    expect(impact('merchants/_presets/base.json').merchants).toBeUndefined()
  })

  it('of a test is that test', () => {
    expect(impact('tests/rules/money.test.ts')).toMatchObject({
      unit: ['tests/rules/money.test.ts'],
      site: [],
    })
    expect(impact('tests/site/wire.test.ts')).toMatchObject({ unit: [], site: ['tests/site/wire.test.ts'] })
  })

  it('of the packages reaches everything that runs in Node', () => {
    expect(impact('package.json').unit.length).toBe(
      [...graph.keys()].filter((path) => /^tests\/(?!site|engines|requirements).*\.test\.tsx?$/.test(path))
        .length,
    )
  })

  it('of a picture’s template reaches the tests of pictures', () => {
    expect(impact('scripts/platform/pictures/templates/slots/crown.svg').unit).toContain(
      'tests/platform/pictures/pictures.test.ts',
    )
  })

  it('of a text for people reaches nothing', () => {
    expect(impact('README.md')).toMatchObject({ unit: [], site: [] })
  })
})

it('follows lazy imports, and circles once', () => {
  const small: ImportGraph = new Map([
    ['tests/a.test.ts', ['runtime/a.ts']],
    ['runtime/a.ts', ['runtime/b.ts']],
    ['runtime/b.ts', ['runtime/a.ts', 'runtime/c.ts']],
    ['runtime/c.ts', []],
  ])
  expect(impactIn(small, ['runtime/c.ts']).unit).toEqual(['tests/a.test.ts'])
})

describe('the steps for a change', () => {
  const usual = steps.filter(({ extra }) => !extra)

  it('are told what to run, and leave out what has nothing', () => {
    const found = impact('merchants/brasa/merchant.json')
    const chosen = stepsFor({ ...found, unit: [] }, usual)
    expect(chosen.map(({ id }) => id)).toEqual(['generated', 'types', 'style', 'manifests', 'build', 'site'])
    const site = chosen.at(-1)
    expect(site?.env).toEqual({ TEST_MERCHANTS: 'brasa' })
    expect(site?.command).toContain('tests/site/screens1.test.ts')
  })

  it('are none when nothing has changed', () => {
    expect(stepsFor(impact(), usual)).toEqual([])
  })

  it('are explained', () => {
    expect(explainImpact(impact('tests/site/wire.test.ts'))).toEqual([
      'Changed files: 1. Test files that they reach: 0 of unit tests, 1 of the sites.',
    ])
  })
})
