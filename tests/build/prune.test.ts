import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { buildOne } from './plan'
import { makeProject, type Project } from './project'
import { filesWith, readTree } from './tree'

/** Real builds take their time on a busy machine. */
const patience = { timeout: 120_000 }

let project: Project

beforeAll(() => {
  project = makeProject()
})

afterAll(() => project.remove())

/** Words that stand in the rewards feature's page, its lent row, what both share, its style and its texts. */
const rewardsMarks = [
  'rewards-marker',
  'rewards-row-marker',
  'rewards-deep-marker',
  'rewards-style-marker',
  'VI rewards',
]

async function treeOf(code: string, more: Parameters<typeof buildOne>[2]) {
  const { folder, features } = await buildOne(project, code, more)
  return { tree: readTree(folder), features }
}

describe('a feature in a merchant site', patience, () => {
  it.each([
    ['pinned on', true],
    ['left to the platform', 'server'],
  ] as const)('is there when its flag is %s', async (_, flag) => {
    const flags = { REWCEN3: flag } as NonNullable<Manifest['flags']>
    const { tree, features } = await treeOf('with', { flags })
    expect(features).toContain('rewards')
    for (const mark of rewardsMarks) expect(filesWith(tree, mark), mark).not.toEqual([])
  })

  it.each([
    ['pinned off', { REWCEN3: false }],
    ['not named at all', {}],
  ] as const)('leaves no byte of code, style and text when its flag is %s', async (_, flags) => {
    const { tree, features } = await treeOf('without', { flags })
    expect(features).not.toContain('rewards')
    for (const mark of rewardsMarks) expect(filesWith(tree, mark), mark).toEqual([])
  })

  it('leaves no page on a path that the manifest mounts it on when it is pinned off', async () => {
    const { tree } = await treeOf('unmounted', { flags: { REWCEN3: false } })
    expect([...tree.keys()].filter((path) => path.includes('rewardCenter'))).toEqual([])
  })

  it('is left out when it is pages only and none is mounted', async () => {
    const { tree, features } = await treeOf('plain', {})
    expect(features).not.toContain('spare')
    expect(filesWith(tree, 'spare-marker')).toEqual([])
  })

  it('stays without a mounted page when it lends pieces to others', async () => {
    const { features } = await treeOf('lending', { routes: { '/m/home': { page: 'lobby' } } })
    expect(features).toEqual(['lobby', 'rewards'])
  })

  it('keeps what it shares with a feature that is left out', async () => {
    const { tree } = await treeOf('sharing', { flags: { REWCEN3: false } })
    expect(filesWith(tree, 'lobby-marker')).not.toEqual([])
    expect(filesWith(tree, 'shared:')).not.toEqual([])
  })
})
