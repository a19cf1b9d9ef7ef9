import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import type { Usage } from '../../scripts/bench/scale/measureScale'
import { createSampleMerchants, sampleCode, sampleName } from '../../scripts/bench/scale/sampleMerchants'
import { writeSampleMerchants } from '../../scripts/bench/scale/sampleProject'
import { scaleTable } from '../../scripts/bench/scale/scaleTable'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { afterThisTest } from '../support/afterTest'

/** Enough for each preset, each pair of languages and each demo. */
const count = 30

describe('the merchants that are made to measure with', () => {
  it('are the same each time, and no two have the same name', () => {
    const [one, again] = [createSampleMerchants(process.cwd()), createSampleMerchants(process.cwd())]
    for (const index of [0, 1, 4, 27]) expect(one(index)).toEqual(again(index))
    const numbers = Array.from({ length: 1000 }, (_, index) => index)
    expect(new Set(numbers.map(sampleName)).size).toBe(1000)
    expect(numbers.map(sampleCode).sort()).toEqual(numbers.map(sampleCode))
  })

  it('have no mistake, every preset and every language', async () => {
    const root = mkdtempSync(join(tmpdir(), 'made-'))
    afterThisTest(() => rmSync(root, { recursive: true, force: true }))
    cpSync('merchants/_presets', join(root, 'merchants/_presets'), { recursive: true })
    writeSampleMerchants(process.cwd(), root, count)
    const { issues, merchants } = await loadMerchants(root, {
      capabilities: await readCapabilities(process.cwd()),
      release: true,
    })
    expect(issues).toEqual([])
    expect(merchants).toHaveLength(count)
    const offered = new Set(merchants.flatMap(({ manifest }) => manifest.languages))
    expect([...offered].sort()).toEqual(Object.keys(languages).sort())
    const presets = merchants.map(({ manifest }) => (manifest as { extends?: string }).extends)
    expect([...new Set(presets)].sort()).toEqual(['base', 'casino', 'lottery', 'rewards'])
    expect(merchants.some(({ manifest }) => manifest.metadataByDomain)).toBe(true)
  }, 60_000)
})

it('a measurement is a table of ratios', () => {
  const usage = (seconds: number): Usage => ({ seconds, megabytes: 200 })
  const costs = (seconds: number) => ({
    check: usage(seconds),
    'check again': usage(seconds),
    build: usage(seconds * 4),
    'build again': usage(seconds),
    'build, one changed': usage(seconds),
    'build --fresh': usage(seconds),
  })
  const table = scaleTable([
    { merchants: 3, usage: costs(2) },
    { merchants: 100, usage: costs(5) },
  ])
  expect(table).toContain('| check | 2.0 s | 5.0 s | 2.50 | 200 MB | 200 MB |')
  expect(table).toContain('One changed of 100 costs 0.25 of the whole build.')
})
