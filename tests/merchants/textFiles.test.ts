import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTextFiles } from '../../scripts/steps/validate/textFiles'
import { capabilities, loadFixture } from './fixture'

let root: string

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
  await mkdir(join(root, 'runtime/text'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const english = {
  lobby: {
    title: 'Lobby',
    greeting: 'Hello {{name}}',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
  },
}
const vietnamese = { lobby: { title: 'Sảnh', greeting: 'Chào {{name}}', games_other: '{{count}} trò chơi' } }

async function issuesOf(files: Readonly<Record<string, unknown>>) {
  for (const [language, content] of Object.entries({ EN: english, VI: vietnamese, ...files })) {
    const text =
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 2)
    await writeFile(join(root, `runtime/text/${language}.json`), text)
  }
  const { textIssues = {} } = await readTextFiles(root)
  return Object.values(textIssues)
    .flat()
    .map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)
}

describe('the files of texts', () => {
  it('are accepted with the plural forms of each language', async () => {
    expect(await issuesOf({})).toEqual([])
  })

  it.each([
    {
      name: 'is empty',
      files: { VI: {} },
      issue:
        'VI.json:1 missing-texts 3 of 3 texts are missing: lobby.title, lobby.greeting, lobby.games_other.',
    },
    {
      name: 'is not JSON',
      files: { VI: '{\n  "lobby": {\n    "title" "Sảnh"\n  }\n}\n' },
      issue: 'VI.json:3 syntax A colon is missing after "title".',
    },
    {
      name: 'is not JSON where the English one is read',
      files: { EN: '{ "lobby": ' },
      issue: 'EN.json:1 syntax This brace is not closed.',
    },
    {
      name: 'lacks a plural form',
      files: { EN: { lobby: { ...english.lobby, games_one: undefined } } },
      issue: 'EN.json:1 missing-texts 1 of 4 texts are missing: lobby.games_one.',
    },
    {
      name: 'has a plural form that the language does not have',
      files: { VI: { lobby: { ...vietnamese.lobby, games_one: '{{count}} trò chơi' } } },
      issue: 'VI.json:6 unknown-text No other language has the text "lobby.games_one".',
    },
    {
      name: 'has another placeholder',
      files: { VI: { lobby: { ...vietnamese.lobby, greeting: 'Chào {{user}}' } } },
      issue: 'VI.json:4 placeholders The placeholders differ from those of the original text.',
    },
    {
      name: 'has a section that is a text',
      files: { VI: { ...vietnamese, common: 'Sảnh' } },
      issue: 'VI.json:7 wrong-type This is not an object of texts.',
    },
    {
      name: 'has an empty text',
      files: { VI: { lobby: { ...vietnamese.lobby, title: '' } } },
      issue: 'VI.json:3 wrong-type "lobby.title" is not a text.',
    },
    {
      name: 'is in UTF-16',
      files: { VI: Buffer.from(`\uFEFF${JSON.stringify(vietnamese)}`, 'utf16le') },
      issue: 'VI.json:1 encoding The file is in UTF-16.',
    },
    {
      name: 'is in UTF-32',
      files: {
        VI: Buffer.concat([
          Buffer.from([0xff, 0xfe, 0, 0]),
          Buffer.from(JSON.stringify(vietnamese), 'utf16le'),
        ]),
      },
      issue: 'VI.json:1 encoding The file is in UTF-32.',
    },
    {
      name: 'has what nobody can see',
      files: { VI: { lobby: { ...vietnamese.lobby, title: 'Sả\u200bnh' } } },
      issue: 'VI.json:3 characters This text contains what nobody can see, U+200B ZERO WIDTH SPACE.',
    },
    {
      name: 'is in Latin-1',
      files: { ES: Buffer.from('{\n  "lobby": { "title": "Salón" }\n}\n', 'latin1') },
      issue: 'ES.json:2 encoding The file is not UTF-8: the byte 0xF3 is "ó" in Latin-1 (Windows-1252).',
    },
    {
      name: 'is named after no language',
      files: { VN: vietnamese },
      issue: 'VN.json:1 unknown-language "VN" is not a language of the product.',
    },
    {
      name: 'has names that every object has',
      files: { VI: `{ "__proto__": { "constructor": "x" }, ${JSON.stringify(vietnamese).slice(1)}` },
      issue: 'VI.json:1 unknown-text No other language has the text "__proto__.constructor".',
    },
  ])('have an issue at their line when one $name', async ({ files, issue }) => {
    expect(await issuesOf(files)).toContain(`runtime/text/${issue}`)
  })

  it('expect what most languages have where the English one is incomplete', async () => {
    expect(await issuesOf({ EN: {}, UR: english, ES: english })).toContain(
      'runtime/text/EN.json:1 missing-texts 4 of 4 texts are missing: lobby.title, lobby.greeting, lobby.games_one, lobby.games_other.',
    )
  })

  it('keep the merchants without that language out of it', async () => {
    await issuesOf({ VI: '{' })
    const textFiles = await readTextFiles(root)
    const { issues } = await loadFixture(
      {
        'two/merchant.json': {
          domains: '["two.example"]',
          languages: '["VI"]',
          metadata: '{ "/m/home": { "title": { "VI": "Hai" }, "description": { "VI": "Hai." } } }',
          texts: '{ "VI": { "lobby.title": "Sảnh hai" } }',
        },
      },
      { capabilities: { ...capabilities, ...textFiles } },
    )
    expect(issues).toMatchObject([{ file: 'runtime/text/VI.json', code: 'syntax', merchants: ['two'] }])
  })

  it('may lack a translation, which shows English, unless a merchant that offers it is released (D29)', async () => {
    await issuesOf({ VI: { lobby: { title: 'Sảnh' } } })
    const textFiles = await readTextFiles(root)
    const load = (release: boolean) =>
      loadFixture(
        {
          'two/merchant.json': {
            domains: '["two.example"]',
            languages: '["VI", "EN"]',
            metadata:
              '{ "/m/home": { "title": { "VI": "Hai", "EN": "Two" }, "description": { "VI": "Hai.", "EN": "Two." } } }',
          },
        },
        { capabilities: { ...capabilities, ...textFiles }, release },
      )
    const missing = { file: 'runtime/text/VI.json', code: 'missing-texts', merchants: ['two'] }
    expect(await load(false)).toMatchObject({ issues: [], missingTexts: [missing] })
    expect(await load(true)).toMatchObject({ issues: [missing], missingTexts: [] })
  })

  it('of this project have no issues', async () => {
    const { textIssues } = await readTextFiles(join(import.meta.dirname, '../..'))
    expect(Object.values(textIssues ?? {}).flat()).toEqual([])
    const text = await readFile(join(import.meta.dirname, '../../runtime/text/EN.json'), 'utf8')
    expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(5)
  })
})
