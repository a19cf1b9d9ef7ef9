import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Issue } from '../../scripts/steps/validate/issue'
import { type CheckInputs, openKnownChecks } from '../../scripts/steps/validate/knownChecks'
import { type LoadOptions, loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { createProject, type Project } from '../build/sampleProject'
import { afterThisTest } from '../support/afterTest'
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

/** A runtime that leads to every page of the sample but one: a warning. */
const names = "'/m/home' '/m/login' '/m/changePsw'"

/** Without `keeps`, nothing is known of an earlier check. */
async function check(keeps: boolean, options: LoadOptions & Partial<CheckInputs> = {}) {
  const inputs = { capabilities, names, ...options }
  const known = keeps ? { known: await openKnownChecks(project.root, inputs) } : {}
  return loadMerchants(project.root, { ...inputs, ...known })
}

/** The same check with what is kept and without it. */
async function checkTwice(inputs: Partial<CheckInputs> = {}) {
  const [kept, fresh] = [await check(true, inputs), await check(false, inputs)]
  expect(kept).toEqual(fresh)
  return kept
}

const checkBoth = async (inputs?: Partial<CheckInputs>): Promise<string[]> =>
  (await checkTwice(inputs)).issues.map(({ file, code }) => `${file} ${code}`)

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
    expect(await checkBoth({ capabilities: { ...capabilities, icons: [] } })).toEqual(
      expect.arrayContaining([expect.stringContaining('merchants/one/merchant.json')]),
    )
  })

  it('is not kept when it was saved while the check ran', async () => {
    const known = await openKnownChecks(project.root, { capabilities })
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

const warningsOf = async (inputs?: Partial<CheckInputs>): Promise<string[]> =>
  (await checkTwice(inputs)).warnings.map(({ file, code, message }) => `${file} ${code} ${message}`)

const [lobbyOnly = ''] = names.split(' ')
const base = 'merchants/_presets/base.json'

describe('the warnings and notes of a merchant', () => {
  it('are kept with its check', async () => {
    await waitForClock()
    expect(await warningsOf()).not.toEqual([])
    const path = join(checksFolder(), 'two.json')
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('No bar, no list', 'Kept'))
    const { warnings } = await check(true)
    const kept = warnings.filter(({ message }) => message.startsWith('Kept'))
    expect(kept.map(({ file }) => file)).toEqual(['merchants/two/merchant.json'])
  })

  it('are found where a build has kept the check, which asks for none', async () => {
    await waitForClock()
    const build = async () => {
      const known = await openKnownChecks(project.root, { capabilities })
      return (await loadMerchants(project.root, { capabilities, known })).warnings
    }
    expect(await build()).toEqual([])
    const found = await warningsOf()
    expect(found).not.toEqual([])
    expect(await build()).toEqual([])
    expect(await warningsOf()).toEqual(found)
  })

  it.each<[string, () => Partial<CheckInputs>]>([
    [
      'its manifest',
      () => {
        writeMerchant('two', { currency: { code: 'XYQ', symbol: '$' } })
        return {}
      },
    ],
    [
      'its preset',
      () => {
        project.write(base, '{ "schemaVersion": 2, "settings": { "profileIconCount": 9 } }')
        return {}
      },
    ],
    [
      'the version of its preset',
      () => {
        project.write(base, '{ "schemaVersion": 1 }')
        return {}
      },
    ],
    ['the runtime, which leads elsewhere', () => ({ names: lobbyOnly })],
    ['what the product offers', () => ({ capabilities: { ...capabilities, features: [] } })],
    [
      'a text of the product',
      () => ({
        capabilities: {
          ...capabilities,
          textIssues: { VI: [missingText] },
        },
      }),
    ],
  ])('change with %s', async (_, change) => {
    project.write(base, '{ "schemaVersion": 2 }')
    writeMerchant('one', { extends: 'base' } as never)
    await waitForClock()
    const before = await warningsOf()
    expect(await warningsOf(change())).not.toEqual(before)
  })
})

const missingText: Issue = {
  file: 'runtime/text/VI.json',
  line: 1,
  column: 1,
  length: 1,
  frame: ['{'],
  merchants: [],
  code: 'missing-texts',
  message: 'It has no text.',
  hint: 'Translate it.',
}

describe('what is kept by another version of the check', () => {
  /** A project whose code and schemas check: those of this one. */
  function copyOfCheck() {
    const copy = mkdtempSync(join(tmpdir(), 'check-'))
    afterThisTest(() => rmSync(copy, { recursive: true, force: true }))
    for (const part of [
      'scripts',
      'runtime',
      'schemas',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const append = (path: string, text: string): void => appendFileSync(join(copy, path), text)
    return { copy, append }
  }

  it('is not used, whichever part of it has changed', async () => {
    const { copy, append } = copyOfCheck()
    const isKnown = async () => {
      const known = await openKnownChecks(project.root, { capabilities, names, project: copy })
      const before = readFileSync(join(checksFolder(), 'one.json'), 'utf8')
      await loadMerchants(project.root, { capabilities, names, known })
      return readFileSync(join(checksFolder(), 'one.json'), 'utf8') === before
    }
    await waitForClock()
    await check(true, { project: copy })
    expect(await isKnown()).toBe(true)
    append('scripts/steps/validate/lint.ts', '\n// A comment changes nothing.\n')
    expect(await isKnown()).toBe(true)
    for (const [path, text] of [
      ['scripts/steps/validate/lints/hosts.ts', '\nglobalThis.changed = 1\n'],
      ['scripts/steps/validate/warnings/currency.ts', '\nglobalThis.changed = 2\n'],
      ['runtime/tables/flags.ts', '\nglobalThis.changed = 3\n'],
      ['schemas/chat.schema.json', '\n'],
    ] as const) {
      append(path, text)
      expect([path, await isKnown()]).toEqual([path, false])
    }
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
