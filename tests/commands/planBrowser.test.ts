import { describe, expect, it } from 'vitest'
import { browserNames, findOnPath, type Machine, planBrowser } from '../../scripts/test/planBrowser'

const emptyMachine: Machine = {
  configuredPath: undefined,
  playwrightPath: undefined,
  onPath: [],
  isExecutable: () => false,
  hasAptGet: false,
  rights: 'none',
}
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const installPlan = (...prefix: string[]) => ({
  kind: 'install',
  commands: [
    [...prefix, 'apt-get', 'update'],
    [
      ...prefix,
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

/** All combinations of what matters; a later column only counts when the earlier ones find nothing. */
const combinations = [undefined, '/cache/chrome'].flatMap((playwrightPath) =>
  [[], installed].flatMap((onPath) =>
    [false, true].flatMap((hasAptGet) =>
      (['none', 'sudo', 'root'] as const).map((rights) => ({ playwrightPath, onPath, hasAptGet, rights })),
    ),
  ),
)

function expected({ playwrightPath, onPath, hasAptGet, rights }: (typeof combinations)[number]): unknown {
  if (playwrightPath) return { kind: 'use', path: playwrightPath }
  if (onPath.length > 0) return { kind: 'use', path: '/usr/bin/chromium' }
  if (hasAptGet && rights === 'root') return installPlan()
  if (hasAptGet && rights === 'sudo') return installPlan('sudo', '-n')
  return { kind: 'ask', advice }
}

describe('the plan for a browser', () => {
  it.each(combinations)(
    'Playwright $playwrightPath, PATH $onPath, apt-get $hasAptGet, rights $rights',
    (machine) => {
      expect(planBrowser({ ...emptyMachine, ...machine })).toEqual(expected(machine))
    },
  )

  it('prefers the configured one to all others', () => {
    const machine = {
      ...emptyMachine,
      configuredPath: '/opt/chrome',
      playwrightPath: '/cache/chrome',
      onPath: installed,
      isExecutable: () => true,
    }
    expect(planBrowser(machine)).toEqual({ kind: 'use', path: '/opt/chrome' })
  })

  it('uses no other one when the configured one does not exist', () => {
    expect(
      planBrowser({ ...emptyMachine, configuredPath: '/opt/chrome', playwrightPath: '/cache/chrome' }),
    ).toEqual({
      kind: 'ask',
      advice: 'CHROMIUM_PATH names /opt/chrome, which is not an executable.',
    })
  })

  it('says what to do when nothing can be found', () => {
    expect(planBrowser(emptyMachine)).toEqual({ kind: 'ask', advice })
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
