import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { computeImpact } from '../../scripts/test/changed'
import { explainImpact, stepsFor } from '../../scripts/test/impactSteps'
import { type ImportGraph, readImports, readTestOf } from '../../scripts/test/importGraph'
import { steps } from '../../scripts/test/steps'
import { siteSubjects } from '../site/subjects'

const graph = await readImports(process.cwd())
const impactOf = (...changed: string[]) => computeImpact(graph, changed, readTestOf(process.cwd()))

describe('the subjects of the site tests', () => {
  const files = readdirSync('tests/site').filter((name) => name.endsWith('.test.ts'))

  it('are listed for every file, and for no other', () => {
    expect(Object.keys(siteSubjects).sort()).toEqual(files.sort())
  })

  it('name existing features', () => {
    const ids = features.map(({ id }) => id)
    const named = Object.values(siteSubjects).flatMap((subject) => subject.features)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('a change', () => {
  it('of a rule reaches its own test and those of the features that use it', () => {
    const { unit, site } = impactOf('runtime/rules/identity/secondFactor.ts')
    expect(unit).toContain('tests/rules/identity/secondFactor.test.ts')
    expect(unit).toContain('tests/features/secondFactor/secondFactor.test.tsx')
    expect(unit).not.toContain('tests/rules/text/money.test.ts')
    expect(site).toContain('tests/site/loggingIn.test.ts')
    expect(site).not.toContain('tests/site/captcha.test.ts')
  })

  it('of one feature reaches the site tests about it', () => {
    const { site, notes } = impactOf('runtime/features/captcha/captchaService.ts')
    expect(site).toEqual(['tests/site/captcha.test.ts'])
    expect(notes).toEqual([expect.stringContaining('only a full run')])
    expect(impactOf('runtime/features/captcha/captcha.css').site).toEqual(site)
  })

  it('of one feature reaches the rendered tests that name it, and no builds', () => {
    const { unit } = impactOf('runtime/features/referral/LinkCard.tsx')
    expect(unit).toContain('tests/features/referral/referral.test.tsx')
    expect(unit).toContain('tests/features/referral/referralLink.test.tsx')
    expect(unit).toContain('tests/architecture/importRules.test.ts')
    expect(unit).not.toContain('tests/features/miniGame/miniGame.test.tsx')
    expect(unit.filter((path) => path.startsWith('tests/build/'))).toEqual([])
    expect(unit.length).toBeLessThan(30)
  })

  it.each([
    ['referral', ['referral']],
    ['vip', ['crawler']],
    ['chat', ['chat']],
    ['rewards', ['flags', 'referral']],
  ])('of %s is tested in the site tests that are about little else: %j', (id, names) => {
    expect(impactOf(`runtime/features/${id}/feature.ts`).site).toEqual(
      names.map((name) => `tests/site/${name}.test.ts`),
    )
  })

  it('of a feature and of a rule reaches what either reaches', () => {
    const both = impactOf('runtime/features/referral/LinkCard.tsx', 'runtime/rules/text/money.ts')
    expect(both.unit).toEqual(expect.arrayContaining([...impactOf('runtime/rules/text/money.ts').unit]))
    expect(both.unit).toContain('tests/features/referral/referralLink.test.tsx')
  })

  it('of what every page needs runs only the journeys, and leaves the rest to a full run', () => {
    const { site, notes } = impactOf('runtime/shell/SiteLayout.tsx')
    expect(site).toEqual(['tests/site/journeys.test.ts'])
    expect(notes).toHaveLength(1)
  })

  it.each(['tests/vitest.browsers.config.ts', 'tests/support/setup.ts'])(
    'of %s, in which every site test runs, runs the journeys',
    (path) => {
      expect(impactOf(path).site).toEqual(['tests/site/journeys.test.ts'])
    },
  )

  it('of one merchant is tested at that merchant only', () => {
    const result = impactOf('merchants/brasa/merchant.json')
    expect(result.merchants).toEqual(['brasa'])
    expect(result.site).toContain('tests/site/screens1.test.ts')
    expect(result.unit).toContain('tests/merchants/realMerchants.test.ts')
  })

  it('of a preset is tested at all merchants', () => {
    expect(impactOf('merchants/_presets/base.json').merchants).toBeUndefined()
  })

  it('of a test runs that test', () => {
    expect(impactOf('tests/rules/text/money.test.ts')).toMatchObject({
      unit: ['tests/rules/text/money.test.ts'],
      site: [],
    })
    expect(impactOf('tests/site/requests.test.ts')).toMatchObject({
      unit: [],
      site: ['tests/site/requests.test.ts'],
    })
  })

  it('of the packages reaches all tests that run in Node', () => {
    expect(impactOf('package.json').unit.length).toBe(
      [...graph.keys()].filter((path) => /^tests\/(?!site|engines|requirements).*\.test\.tsx?$/.test(path))
        .length,
    )
  })

  it('of a picture’s template reaches the tests of pictures', () => {
    expect(impactOf('scripts/platform/pictures/templates/slots/crown.svg').unit).toContain(
      'tests/platform/pictures/pictures.test.ts',
    )
  })

  it.each(['README.md', '.github/decisions/captcha.md'])(
    'of documentation reaches its checks only: %s',
    (path) => {
      expect(impactOf(path)).toMatchObject({ unit: ['tests/architecture/references.test.ts'], site: [] })
    },
  )
})

it('follows lazy imports, and cyclic imports once', () => {
  const small: ImportGraph = new Map([
    ['tests/a.test.ts', ['runtime/a.ts']],
    ['runtime/a.ts', ['runtime/b.ts']],
    ['runtime/b.ts', ['runtime/a.ts', 'runtime/c.ts']],
    ['runtime/c.ts', []],
  ])
  expect(computeImpact(small, ['runtime/c.ts'], () => '').unit).toEqual(['tests/a.test.ts'])
})

describe('the steps for a change', () => {
  const defaults = steps.filter(({ onlyWhenNamed }) => !onlyWhenNamed)

  it('get the files to run, and are left out without any', () => {
    const result = impactOf('merchants/brasa/merchant.json')
    const chosen = stepsFor({ ...result, unit: [] }, defaults)
    expect(chosen.map(({ id }) => id)).toEqual(['generated', 'types', 'style', 'manifests', 'site'])
    const site = chosen.at(-1)
    expect(site?.env).toEqual({ TEST_MERCHANTS: 'brasa' })
    expect(site?.command).toContain('tests/site/screens1.test.ts')
  })

  it('build the release when no site test does', () => {
    const { unit } = impactOf('tests/rules/text/money.test.ts')
    const chosen = stepsFor({ changed: ['a'], unit, site: [], notes: [] }, defaults)
    expect(chosen.map(({ id }) => id)).toEqual(['generated', 'types', 'style', 'manifests', 'unit', 'build'])
  })

  it('are none when nothing changed', () => {
    expect(stepsFor(impactOf(), defaults)).toEqual([])
  })

  it('are explained', () => {
    expect(explainImpact(impactOf('tests/site/requests.test.ts'))).toEqual([
      'Changed files: 1. Affected test files: 0 unit, 1 site.',
    ])
  })
})
