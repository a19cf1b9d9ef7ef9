import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { buildOne } from './buildOne'
import { filesContaining, readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project

beforeAll(() => {
  project = createProject()
})

afterAll(() => project.remove())

/** Texts in the rewards feature's page, its place, the module that both share, its style and its catalogue. */
const rewardsMarkers = [
  'rewards-marker',
  'rewards-row-marker',
  'rewards-deep-marker',
  'rewards-style-marker',
  'VI rewards',
]

async function buildTree(code: string, overrides: Parameters<typeof buildOne>[2]) {
  const { folder, features } = await buildOne(project, code, overrides)
  return { tree: readTree(folder), features }
}

describe('a feature in a merchant site', slow, () => {
  it.each([
    ['pinned on', true],
    ['left to the platform', 'server'],
  ] as const)('is included when its flag is %s', async (_, flag) => {
    const flags = { REWCEN3: flag } as NonNullable<Manifest['flags']>
    const { tree, features } = await buildTree('with', { flags })
    expect(features).toContain('rewards')
    for (const marker of rewardsMarkers) expect(filesContaining(tree, marker), marker).not.toEqual([])
  })

  it.each([
    ['pinned off', { REWCEN3: false }],
    ['not named at all', {}],
  ] as const)('leaves no code, style or text when its flag is %s', async (_, flags) => {
    const { tree, features } = await buildTree('without', { flags })
    expect(features).not.toContain('rewards')
    for (const marker of rewardsMarkers) expect(filesContaining(tree, marker), marker).toEqual([])
  })

  it('has no page on its mounted path when it is pinned off', async () => {
    const { tree } = await buildTree('unmounted', { flags: { REWCEN3: false } })
    expect([...tree.keys()].filter((path) => path.includes('rewardCenter'))).toEqual([])
  })

  it('is left out when it only has pages and none is mounted', async () => {
    const { tree, features } = await buildTree('plain', {})
    expect(features).not.toContain('spare')
    expect(filesContaining(tree, 'spare-marker')).toEqual([])
  })

  it('is included without a mounted page when it has places', async () => {
    const { features } = await buildTree('lending', { routes: { '/m/home': { page: 'lobby' } } })
    expect(features).toEqual(['lobby', 'rewards'])
  })

  it('keeps code that it shares with an excluded feature', async () => {
    const { tree } = await buildTree('sharing', { flags: { REWCEN3: false } })
    expect(filesContaining(tree, 'lobby-marker')).not.toEqual([])
    expect(filesContaining(tree, 'shared:')).not.toEqual([])
  })
})
