import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../runtime/tables/languages'
import { initialsOf, pictureWords } from '../../scripts/steps/newMerchant/brandLetters'
import { formatJson } from '../../scripts/steps/newMerchant/formatJson'
import { merchantFiles } from '../../scripts/steps/newMerchant/merchantFiles'
import { type Answers, readAnswers } from '../../scripts/steps/newMerchant/readAnswers'
import { type Presets, readAllPresets } from '../../scripts/steps/newMerchant/readPreset'
import { readSvg } from '../../scripts/steps/svg/readSvg'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { readRuntimeNames } from '../../scripts/steps/validate/runtimeNames'
import { createEmptyProject } from './emptyProject'
import { readmeMerchant } from './readmeMerchant'

const project = createEmptyProject()
let presets: Presets

beforeAll(async () => {
  presets = await readAllPresets(project.root)
})
afterAll(project.remove)

async function filesOf(answers: Answers): Promise<ReadonlyMap<string, string>> {
  const read = readAnswers(project.root, presets, answers)
  if ('problem' in read) throw new Error(read.problem)
  return merchantFiles(project.root, read.merchant, read.preset)
}

const oddNames = [
  'Sao Mai',
  'I',
  '…',
  '🎰',
  '🇻🇳 Việt 888 👩🏽‍💻',
  'ستارہ گیمز',
  'Star ستارہ',
  '红云娱乐城',
  'ไทยล็อตโต้',
  'カジノ',
  'हिन्दी',
  `"Ali & Sons" <Bet's> \\ /`,
  '   ',
  'W'.repeat(60),
  'Some Of The Longest Words That Anybody Would Ever Call Brand',
  'Ðặng Ünïcødé',
]
const colours = ['#ffffff', '#000000', '#ffff00', '#808080', '#f7f7f9', '#0e0f14', undefined]
const all = Object.keys(languages)
/** Each language alone, then the first two, three ... of them; names, colours and presets in turn. */
const rows = [...all.map((language) => [language]), ...all.map((_, index) => all.slice(0, index + 1))]

describe('a new merchant', () => {
  it('passes the check without a warning: every preset, every language alone and beside others, any name and any colour', async () => {
    const presetNames = [...presets.keys()]
    for (const [index, offered] of rows.entries()) {
      const files = await filesOf({
        code: `m-${index}`,
        name: oddNames[index % oddNames.length],
        preset: presetNames[(index + Math.floor(index / oddNames.length)) % presetNames.length],
        languages: offered.join(),
        primary: colours[index % colours.length],
      })
      for (const [path, text] of files) {
        const file = join(project.root, 'merchants', `m-${index}`, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
    }
    const capabilities = await readCapabilities(project.root)
    const names = await readRuntimeNames(process.cwd())
    const { issues, warnings, codes, missingTexts } = await loadMerchants(project.root, {
      capabilities,
      names,
      release: true,
    })
    expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([])
    expect(warnings.filter(({ level }) => level === 'warning')).toEqual([])
    expect(missingTexts).toEqual([])
    expect(codes).toHaveLength(rows.length)
  })

  it('has a manifest of few lines', async () => {
    const { files } = await readmeMerchant(project.root)
    const manifest = files.get('merchant.json') ?? ''
    expect(manifest.split('\n').slice(3, 10)).toEqual([
      '  "extends": "lottery",',
      '  "name": "Sao Mai",',
      '  "domains": ["www.sao-mai.example"],',
      '  "languages": ["VI", "EN"],',
      '  "currency": { "code": "VND", "symbol": "₫", "position": "after", "decimals": 0 },',
      '  "brand": { "theme": { "primary": "#0b5cad", "accent": "#f3ba25", "accentText": "#935a00" } },',
      '  "metadata": {',
    ])
    const { title, description } = JSON.parse(manifest).metadata['/m/home']
    expect(title.VI).toBe('Sao Mai | Xổ số, Casino trực tuyến')
    expect(description.EN).toMatch(/^Sao Mai: Lottery, .*, Card games\. Play only with .*\.$/)
    expect(manifest.trim().split('\n').length).toBeLessThanOrEqual(20)
  })

  it.each([
    ['CN', '。'],
    ['HI', '। '],
    ['UR-LA', '. '],
  ] as const)('describes itself in %s with the marks of that language', async (language: Language, stop) => {
    const text = (await filesOf({ code: 'a', languages: language })).get('merchant.json') ?? ''
    const { title, description } = JSON.parse(text).metadata['/m/home']
    expect(description[language]).toContain(stop)
    expect(description[language]).not.toContain(' and ')
    expect(title[language]).toMatch(/^A \| \S/)
  })

  it('has pictures of the words that its name has letters for, and small ones', async () => {
    const files = await filesOf({ code: 'my-code', name: 'Sao Mai' })
    for (const path of ['brand/logo.svg', 'brand/icon.svg']) {
      const { problems, drawing } = await readSvg(Buffer.from(files.get(path) ?? ''))
      expect(problems).toEqual([])
      expect(drawing?.content.length).toBeLessThan(5000)
    }
  })
})

it.each([
  ['Sao Mai', 'Sao Mai', 'SM'],
  ['🎰 Jackpot', 'Jackpot', 'J'],
  ['ไทย', 'My Code', 'MC'],
  ['🎰', 'My Code', 'MC'],
  ['…', 'My Code', 'MC'],
  ['"Ali" & sons', '"Ali" & sons', 'AS'],
  ['ستارہ گیمز', 'ستارہ گیمز', 'س'],
  ['红云', '红云', '红'],
  ['888 bet', '888 bet', '8B'],
])('the pictures of "%s" show "%s" and "%s"', (name, words, initials) => {
  expect(pictureWords(name, 'my-code')).toBe(words)
  expect(initialsOf(words)).toBe(initials)
})

it('a line of JSON is as long as it may be, wide letters counted twice', () => {
  const text = `${'红'.repeat(45)}ộ`
  expect(formatJson({ a: { b: text } })).toBe(`{\n  "a": { "b": "${text}" }\n}\n`)
  expect(formatJson({ a: { b: `${text}x` } })).toBe(`{\n  "a": {\n    "b": "${text}x"\n  }\n}\n`)
})
