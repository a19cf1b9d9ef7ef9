import { describe, expect, it } from 'vitest'
import { browserNames, findOnPath, type Machine, planBrowser } from '../../scripts/test/findBrowser'

const bare: Machine = {
  wished: undefined,
  own: undefined,
  onPath: [],
  isThere: () => false,
  hasAptGet: false,
  rights: 'none',
}
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const install = (...before: string[]) => ({
  kind: 'install',
  commands: [
    [...before, 'apt-get', 'update'],
    [
      ...before,
      'apt-get',
      'install',
      '--yes',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
    ],
  ],
})
const advice = expect.stringContaining('npx playwright install chromium')

/** Every combination of what matters; a later column is only asked when the earlier ones give nothing. */
const combinations = [undefined, '/cache/chrome'].flatMap((own) =>
  [[], installed].flatMap((onPath) =>
    [false, true].flatMap((hasAptGet) =>
      (['none', 'sudo', 'root'] as const).map((rights) => ({ own, onPath, hasAptGet, rights })),
    ),
  ),
)

function expected({ own, onPath, hasAptGet, rights }: (typeof combinations)[number]): unknown {
  if (own) return { kind: 'use', path: own }
  if (onPath.length > 0) return { kind: 'use', path: '/usr/bin/chromium' }
  if (hasAptGet && rights === 'root') return install()
  if (hasAptGet && rights === 'sudo') return install('sudo', '-n')
  return { kind: 'ask', advice }
}

describe('the plan for a browser', () => {
  it.each(combinations)('own $own, on the PATH $onPath, apt-get $hasAptGet, rights $rights', (machine) => {
    expect(planBrowser({ ...bare, ...machine })).toEqual(expected(machine))
  })

  it('takes the one that is wished for before all others', () => {
    const machine = {
      ...bare,
      wished: '/opt/chrome',
      own: '/cache/chrome',
      onPath: installed,
      isThere: () => true,
    }
    expect(planBrowser(machine)).toEqual({ kind: 'use', path: '/opt/chrome' })
  })

  it('takes no other one when the one that is wished for is not there', () => {
    expect(planBrowser({ ...bare, wished: '/opt/chrome', own: '/cache/chrome' })).toEqual({
      kind: 'ask',
      advice: 'CHROMIUM_PATH names /opt/chrome, and there is no such program.',
    })
  })

  it('says what to do when there is nothing at all', () => {
    expect(planBrowser(bare)).toEqual({ kind: 'ask', advice })
  })
})

describe('browsers on the PATH', () => {
  const files = ['/b/google-chrome', '/a/chromium', '/b/chromium']
  const isThere = (file: string): boolean => files.includes(file)

  it.each([
    ['an empty PATH', '', []],
    ['no PATH', undefined, []],
    ['folders without a browser', '/usr/bin:/bin', []],
    ['names before folders', '/b:/a', ['/b/chromium', '/a/chromium', '/b/google-chrome']],
    ['empty entries, which would mean the current folder', ':/a:', ['/a/chromium']],
  ])('%s', (_, path, found) => {
    expect(findOnPath(path, browserNames, isThere)).toEqual(found)
  })
})
