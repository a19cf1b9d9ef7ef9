import { execFileSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceFiles } from '../../scripts/steps/assets/replaceFile'
import { describeMigration, formatDiff, isChanged } from '../../scripts/steps/migrate/formatMigration'
import { migrateText } from '../../scripts/steps/migrate/migrateText'
import { describeOutdated } from '../../scripts/steps/migrate/outdatedFiles'
import { planMigration, writeMigrated } from '../../scripts/steps/migrate/planMigration'
import { merchantCodes } from '../../scripts/steps/validate/merchantCodes'
import { capabilities, loadFixture, withFolder } from './fixture'

describe('a manifest of an earlier version', () => {
  it.each<[string, before: string, after: string]>([
    [
      'keeps its comments and its layout',
      '// ours\n{\n\t"schemaVersion" :1, /* soon */\n\t"chat": {"fallback":"EN"} // Urdu\n}\n',
      '// ours\n{\n\t"schemaVersion" :2, /* soon */\n\t"chat": {"fallbackLanguage":"EN"} // Urdu\n}\n',
    ],
    [
      'keeps a byte order mark, line breaks of Windows and no last one',
      '\uFEFF{\r\n  "platform": { "timeout": 5e3 },\r\n  "schemaVersion": 1\r\n}',
      '\uFEFF{\r\n  "platform": { "timeoutMilliseconds": 5e3 },\r\n  "schemaVersion": 2\r\n}',
    ],
    ['keeps a comma at the end', '{ "schemaVersion": 1, }', '{ "schemaVersion": 2, }'],
    [
      'keeps what clears a value of a preset',
      '{ "schemaVersion": 1, "chat": { "fallback": null } }',
      '{ "schemaVersion": 2, "chat": { "fallbackLanguage": null } }',
    ],
    [
      'has the names of other places',
      '{ "schemaVersion": 1, "captcha": { "fallback": "later" }, "timeout": 1, "brand": { "schemaVersion": 1 } }',
      '{ "schemaVersion": 2, "captcha": { "fallback": "later" }, "timeout": 1, "brand": { "schemaVersion": 1 } }',
    ],
    [
      'says no version where it said none',
      '{ "platform": { "timeout": 5000 } }',
      '{ "platform": { "timeoutMilliseconds": 5000 } }',
    ],
    [
      'has a part that is no object',
      '{ "schemaVersion": 1, "platform": [], "chat": null }',
      '{ "schemaVersion": 2, "platform": [], "chat": null }',
    ],
  ])('%s', (_, before, after) => {
    expect(migrateText(before)).toMatchObject({ text: after, problems: [] })
    expect(migrateText(after)).toMatchObject({ text: after, problems: [] })
  })

  it.each<[string, text: string, problem: string]>([
    ['a version that does not exist', '{ "schemaVersion": 3 }', 'says version 3, which does not exist'],
    ['a version as text', '{ "schemaVersion": "1" }', 'says version "1", which does not exist'],
    ['two versions', '{ "schemaVersion": 1, "schemaVersion": 2 }', 'says "schemaVersion" twice; keep one'],
    ['a missing comma', '{ "schemaVersion": 1 "a": 1 }', 'cannot be read; "npm run check" says where'],
    ['a list', '[1]', 'cannot be read; "npm run check" says where'],
    ['nothing', '', 'cannot be read; "npm run check" says where'],
    [
      'both names',
      '{ "schemaVersion": 1, "chat": { "fallback": "EN", "fallbackLanguage": "VI" } }',
      'has both "chat.fallback" and "fallbackLanguage", which is its name since version 2; keep one',
    ],
    [
      'a name twice',
      '{ "schemaVersion": 1, "chat": { "fallback": "EN", "fallback": "VI" } }',
      'has "chat.fallback" twice; keep one',
    ],
    [
      'a name of an earlier version than it says',
      '{ "schemaVersion": 2, "chat": { "fallback": "EN" } }',
      'says version 2, but has "chat.fallback", which is "fallbackLanguage" since version 2',
    ],
  ])('is not changed with %s', (_, text, problem) => {
    expect(migrateText(text)).toMatchObject({ text, problems: [problem] })
  })
})

const manifest = (extended: string, rest = ''): string =>
  `{ "schemaVersion": 1, "extends": "${extended}"${rest} }\n`

const project = [
  { name: '_presets/base.json', text: '{ "schemaVersion": 1, "chat": { "fallback": "EN" } }\n' },
  { name: '_presets/more.json', text: manifest('base') },
  { name: '_presets/unused.json', text: manifest('base') },
  { name: 'one/merchant.json', text: manifest('more') },
  { name: 'two/merchant.json', text: manifest('more') },
  { name: 'three/merchant.json', text: '{ "schemaVersion": 2 }\n' },
]

describe('npm run migrate', () => {
  it('follows the presets of the named merchants, each once, and says who shares them', () =>
    withFolder(project, async (root) => {
      const files = planMigration(root, ['one', 'one'])
      expect(files.map(({ file, sharedWith }) => [file, sharedWith])).toEqual([
        ['merchants/_presets/base.json', ['two']],
        ['merchants/_presets/more.json', ['two']],
        ['merchants/one/merchant.json', []],
      ])
      expect(describeMigration(files, false)).toEqual([
        'merchants/_presets/base.json is also a preset of two.',
        'merchants/_presets/more.json is also a preset of two.',
        'To change to version 2: 3 of 3 files. Nothing was written; add "-- --write" to write.',
      ])
      expect(formatDiff(files[0] as never, false)).toBe(
        [
          '--- a/merchants/_presets/base.json',
          '+++ b/merchants/_presets/base.json',
          '@@ -1,1 +1,1 @@',
          '-{ "schemaVersion": 1, "chat": { "fallback": "EN" } }',
          '+{ "schemaVersion": 2, "chat": { "fallbackLanguage": "EN" } }',
        ].join('\n'),
      )
    }))

  it('shows first, writes then, and has nothing to do the next time', () =>
    withFolder(project, async (root) => {
      const run = (...args: string[]): string =>
        execFileSync(
          process.execPath,
          ['--import', import.meta.resolve('tsx'), join(process.cwd(), 'scripts/migrate.ts'), ...args],
          { cwd: root, encoding: 'utf8' },
        )
      const read = () => project.map(({ name }) => readFileSync(join(root, 'merchants', name), 'utf8'))
      expect(run()).toMatch(/\nTo change to version 2: 5 of 6 files\. Nothing was written/)
      expect(read()).toEqual(project.map(({ text }) => text))
      expect(run('--write')).toMatch(/\nChanged to version 2: 5 of 6 files\.\n$/)
      expect(read()).toEqual(project.map(({ text }) => migrateText(text).text))
      expect(describeMigration(planMigration(root, []), true)).toEqual([
        'Nothing to change: all is of version 2.',
      ])
    }))

  it('changes nothing when one file has a mistake, or is not UTF-8', () =>
    withFolder([...project, { name: 'four/merchant.json', text: '{' }], async (root) => {
      const files = planMigration(root, [])
      expect(files.some(isChanged)).toBe(true)
      expect(describeMigration(files, true)).toEqual([
        'merchants/four/merchant.json cannot be read; "npm run check" says where.',
        'Nothing was changed: correct this first.',
      ])
    }))

  it('ends with presets in a circle, and without one', () =>
    withFolder(
      [
        { name: '_presets/a.json', text: manifest('b') },
        { name: '_presets/b.json', text: manifest('a') },
        { name: 'one/merchant.json', text: manifest('a') },
        { name: 'two/merchant.json', text: manifest('nothing') },
      ],
      async (root) => {
        expect(planMigration(root, ['one', 'two']).map(({ file }) => file)).toEqual([
          'merchants/_presets/a.json',
          'merchants/_presets/b.json',
          'merchants/one/merchant.json',
          'merchants/two/merchant.json',
        ])
      },
    ))

  it('writes through a link', () =>
    withFolder(project, async (root) => {
      const link = join(root, 'merchants/_presets/linked.json')
      symlinkSync(join(root, 'merchants/_presets/base.json'), link)
      const file = planMigration(root, []).find(({ file }) => file.endsWith('linked.json'))
      const mode = statSync(link).mode
      if (file) writeMigrated(root, [file])
      expect(lstatSync(link).isSymbolicLink()).toBe(true)
      expect([readFileSync(link, 'utf8'), statSync(link).mode]).toEqual([file?.text, mode])
    }))

  it('leaves a folder behind a link as it is: it is no merchant for any command', () =>
    withFolder(project, async (root) => {
      renameSync(join(root, 'merchants/one'), join(root, 'linked'))
      symlinkSync(join(root, 'linked'), join(root, 'merchants/one'))
      expect(merchantCodes(root)).toEqual(['three', 'two'])
      writeMigrated(root, planMigration(root, []).filter(isChanged))
      expect(readFileSync(join(root, 'linked/merchant.json'), 'utf8')).toBe(manifest('more'))
    }))
})

describe('files that cannot all be written', () => {
  it('stay as they are, and leave nothing beside them', () =>
    withFolder(project, async (root) => {
      const files = planMigration(root, []).filter(isChanged)
      const folder = join(root, 'merchants/two')
      rmSync(folder, { recursive: true })
      expect(() => writeMigrated(root, files)).toThrow('ENOENT')
      const left = project.filter(({ name }) => !name.startsWith('two'))
      expect(left.map(({ name }) => readFileSync(join(root, 'merchants', name), 'utf8'))).toEqual(
        left.map(({ text }) => text),
      )
      const path = join(root, 'merchants/one/merchant.json')
      const content = 'new'
      const missing = join(folder, 'merchant.json')
      expect(() => replaceFiles([path, missing].map((one) => ({ path: one, content, mode: 0o644 })))).toThrow(
        'ENOENT',
      )
      expect(readFileSync(path, 'utf8')).toBe(left.find(({ name }) => name.startsWith('one'))?.text)
      expect(readdirSync(join(root, 'merchants/one'))).toEqual(['merchant.json'])
    }))
})

describe('a check', () => {
  const one = (parts: Record<string, string>) => ({ 'one/merchant.json': parts })

  it('reads an earlier version as such, and names the command that changes it', async () => {
    const { merchants, issues, outdated } = await loadFixture(
      one({ platform: '{ "timeout": 4000 }', chat: '{ "fallback": "VI" }' }),
    )
    expect(issues).toEqual([])
    expect(merchants[0]?.manifest).toMatchObject({
      schemaVersion: 2,
      platform: { timeoutMilliseconds: 4000 },
      chat: { fallbackLanguage: 'VI' },
    })
    expect(describeOutdated(outdated)).toBe(
      'Of an earlier version, and read as such: merchants/_presets/base.json:2 (version 1), merchants/one/merchant.json:2 (version 1). "npm run migrate" shows what version 2 changes in them.',
    )
  })

  it.each([
    ['1', '2'],
    ['2', '1'],
  ])('merges a merchant of version %s over a preset of version %s', async (own, inherited) => {
    const key = (version: string) => (version === '1' ? 'fallback' : 'fallbackLanguage')
    const { merchants, issues } = await loadFixture({
      ...one({ schemaVersion: own, chat: `{ "${key(own)}": "VI" }` }),
      '_presets/base.json': {
        schemaVersion: inherited,
        chat: `{ "${key(inherited)}": "EN" }`,
      },
    })
    expect(issues).toEqual([])
    expect(merchants[0]?.manifest.chat).toEqual({ fallbackLanguage: 'VI' })
  })

  it('reads a file that says no version by its names', async () => {
    const { issues, outdated } = await loadFixture(
      { 'one/merchant.json': { schemaVersion: null, chat: '{ "fallback": "VI" }' } as never },
      { capabilities },
    )
    expect([issues, outdated.map(({ line }) => line)]).toEqual([[], [2, 1]])
  })

  it('names what there is in the words of its version', async () => {
    const { issues } = await loadFixture(one({ platform: '{ "delay": 500 }' }))
    expect(issues[0]?.expected).toBe('one of endpoints, timeout, imageWidthParameter')
  })
})
