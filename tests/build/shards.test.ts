import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { parseShard, type Shard, shardOf } from '../../scripts/steps/commands/shard'
import fc from '../support/properties'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project

beforeAll(() => {
  project = createProject()
  project.writeMerchant('one')
  project.writeMerchant('two', { flags: {} })
  project.writeMerchant('three', { name: 'Three' })
})

afterAll(() => project.remove())

async function runBuild(out: string, shard?: Shard) {
  const output: string[] = []
  const stream = { write: (text: string) => output.push(text) }
  const options = { root: project.root, out: join(project.root, out), codes: [], stream, plain: true }
  const code = await buildMerchants({ ...options, shard })
  return { code, text: output.join('') }
}

describe('the parts of a build', slow, () => {
  it('write together the same bytes as the whole build', async () => {
    await runBuild('whole')
    for (const index of [1, 2]) expect((await runBuild('parts', { index, count: 2 })).code).toBe(0)
    expect(readTree(join(project.root, 'parts'))).toEqual(readTree(join(project.root, 'whole')))
  })

  it('leave the sites of other parts where they are', async () => {
    for (const index of [1, 2]) await runBuild('dist', { index, count: 2 })
    const { text } = await runBuild('dist', { index: 1, count: 2 })
    expect(text).toBe('Unchanged, and left as they are: one, two.\n')
    expect(readTree(project.out).has('three/m/home.html')).toBe(true)
  })

  it('may be more than the merchants: some have nothing to do', async () => {
    expect(await runBuild('dist', { index: 4, count: 4 })).toEqual({
      code: 0,
      text: 'Part 4 of 4 has no merchant: there are fewer merchants than parts.\n',
    })
  })
})

it('each merchant is in one part, and the parts are of about the same size', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 12 }), (codes, count) => {
      const parts = Array.from({ length: count }, (_, index) => shardOf(codes, { index: index + 1, count }))
      expect(parts.flat().sort()).toEqual([...codes].sort())
      const sizes = parts.map((part) => part.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})

it.each(['0/3', '4/3', '1', '1/0', 'a/b', '1/3/5', ''])('%j is no part', (text) => {
  expect(parseShard(text)).toEqual({ problem: expect.stringContaining(`not "${text}"`) })
})
