import { existsSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openKnownChecks } from '../../scripts/steps/validate/knownChecks'
import { type LoadOptions, loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { createProject, type Project } from '../build/sampleProject'
import { capabilities } from './fixture'

let project: Project

const writeMerchant = (code: string, more: Parameters<Project['writeMerchant']>[1] = {}): void =>
  project.writeMerchant(code, {
    routes: {
      '/m/home': { page: 'lobby' },
      '/m/login': { page: 'login', guard: 'visitor', otherwise: '/m/home' },
      '/m/changePsw': { page: 'changePassword', guard: 'member', otherwise: '/m/login' },
      '/m/member/home': { page: 'memberHome', guard: 'member', otherwise: '/m/login' },
    },
    ...more,
  })

beforeEach(() => {
  project = createProject()
  for (const code of ['one', 'two', 'three']) writeMerchant(code)
})

afterEach(() => project.remove())

/** Without `keeps`, nothing is known of an earlier check. */
async function check(keeps: boolean, options: LoadOptions = {}) {
  const known = keeps ? { known: await openKnownChecks(project.root, capabilities) } : {}
  return loadMerchants(project.root, { capabilities, ...known, ...options })
}

/** The same check with what is kept and without it. */
async function checkBoth(options: LoadOptions = {}) {
  const [kept, fresh] = [await check(true, options), await check(false, options)]
  expect(kept).toEqual(fresh)
  return kept.issues.map(({ file, code }) => `${file} ${code}`)
}

/** Saved long ago, so that a check keeps what it found. */
const waitForClock = () => setTimeout(20)

const checksFolder = () => join(project.root, '.cache/checks')

describe('a merchant that was checked without a mistake', () => {
  it('is the same as when it is checked again', async () => {
    await waitForClock()
    expect(await checkBoth()).toEqual([])
    expect(readdirSync(checksFolder()).sort()).toEqual(['one.json', 'three.json', 'two.json'])
    expect(await checkBoth()).toEqual([])
  })

  it.each<[string, () => void, readonly string[]]>([
    ['a mistake', () => writeMerchant('two', { languages: [] as never }), ['merchants/two/merchant.json']],
    [
      'the domain of another merchant',
      () => writeMerchant('two', { domains: ['www.one.example'] }),
      ['merchants/two/merchant.json domain-twice'],
    ],
    [
      'the address of another merchant',
      () => writeMerchant('two', { hosts: { banner: ['www.one.example'] } }),
      ['merchants/two/merchant.json foreign-domain'],
    ],
    [
      'a picture that is none',
      () => project.write('merchants/two/brand/logo.svg', 'x'),
      ['merchants/two/brand/logo.svg'],
    ],
    [
      'no picture',
      () => rmSync(join(project.root, 'merchants/two/brand/icon.svg')),
      ['merchants/two/merchant.json'],
    ],
  ])('is checked again when it gets %s', async (_, change, expected) => {
    await waitForClock()
    await check(true)
    change()
    const issues = await checkBoth()
    expect(issues.length).toBeGreaterThan(0)
    for (const [index, issue] of expected.entries()) expect(issues[index]).toContain(issue)
  })

  it('is checked again when a preset changes', async () => {
    project.write('merchants/_presets/base.json', '{ "schemaVersion": 1 }')
    writeMerchant('one', { extends: 'base' } as never)
    await waitForClock()
    await check(true)
    project.write('merchants/_presets/base.json', '{ "schemaVersion": 1, "flags": { "REWCEN4": true } }')
    expect(await checkBoth()).toEqual(expect.arrayContaining([expect.stringContaining('_presets/base.json')]))
  })

  it('is checked again when a preset is called differently', async () => {
    project.write('merchants/_presets/base.json', '{ "schemaVersion": 1 }')
    writeMerchant('one', { extends: 'base' } as never)
    await waitForClock()
    await check(true)
    renameSync(
      join(project.root, 'merchants/_presets/base.json'),
      join(project.root, 'merchants/_presets/core.json'),
    )
    expect(await checkBoth()).toEqual(
      expect.arrayContaining([expect.stringContaining('merchants/one/merchant.json')]),
    )
  })

  it('is checked again where the product offers something else', async () => {
    await waitForClock()
    await check(true)
    const less = { ...capabilities, icons: [] }
    const known = await openKnownChecks(project.root, less)
    const { issues } = await loadMerchants(project.root, { capabilities: less, known })
    expect(issues.map(({ file }) => file)).toContain('merchants/one/merchant.json')
  })

  it('is not kept when it was saved while the check ran', async () => {
    const known = await openKnownChecks(project.root, capabilities)
    await waitForClock()
    const path = join(project.root, 'merchants/one/merchant.json')
    utimesSync(path, new Date(0), new Date(0))
    await loadMerchants(project.root, { capabilities, known })
    expect(existsSync(join(checksFolder(), 'one.json'))).toBe(false)
    expect(existsSync(join(checksFolder(), 'three.json'))).toBe(true)
  })

  it('is checked when what is kept cannot be read', async () => {
    await waitForClock()
    await check(true)
    project.write('.cache/checks/one.json', '{')
    expect(await checkBoth()).toEqual([])
  })
})

describe('the parts of a check', () => {
  it('find together what the whole check finds', async () => {
    project.write('merchants/_presets/nobody.json', '{ "schemaVersion": 1, "flags": { "REWCEN4": true } }')
    writeMerchant('one', { languages: [] as never })
    writeMerchant('three', { domains: ['www.one.example', 'www.two.example'] })
    const whole = (await check(false)).issues
    const parts = await Promise.all(
      [['one', 'two'], ['three']].map((codes, index) =>
        check(false, { codes, onlyCodes: true, ofNobody: index === 0 }),
      ),
    )
    const placeOf = ({ file, line, code, message }: (typeof whole)[number]) =>
      [file, line, code, message].join(' ')
    const found = new Set(parts.flatMap(({ issues }) => issues.map(placeOf)))
    expect([...found].sort()).toEqual(whole.map(placeOf).sort())
    expect(found.size).toBeGreaterThan(2)
  })
})
