import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentVersion } from '../../steps/migrate/migrations'

/** A file of a made merchant, by path from its folder. */
export type MerchantFiles = ReadonlyMap<string, string>

interface Template {
  readonly code: string
  readonly manifest: string
  readonly pictures: ReadonlyMap<string, string>
}

/** How many digits a made code has, so that codes sort as numbers do. */
const digits = 4

export const sampleCode = (index: number): string => `brand-${String(index).padStart(digits, '0')}`

/** The presets that a small merchant extends, in turn; each demo is a template besides. */
const presets = ['base', 'rewards', 'casino', 'lottery'] as const

/** Pairs that a small merchant offers, in turn: every language of the product is in one. */
const languagePairs = [
  ['VI', 'EN'],
  ['PT-BR', 'PT'],
  ['UR', 'UR-LA'],
  ['EN', 'TY'],
  ['CN', 'TW'],
  ['JA', 'KO'],
  ['TH', 'ID'],
  ['MS', 'KM'],
  ['MY', 'HI'],
  ['BN', 'NE'],
  ['TA', 'TE'],
  ['ES', 'FR'],
  ['TR', 'EN'],
] as const

/** Colours that can be read on every preset's background as buttons. */
const colours = ['#0b5cad', '#8a1538', '#0a5c3a', '#5b3fc4', '#a8121b', '#006a6a', '#7a4300'] as const

/** Every tenth has all languages; most are as small as the one in the README. */
const turn = 10

/** Makes merchants as different as real ones: the same number gives the same files. */
export function createSampleMerchants(root: string): (index: number) => MerchantFiles {
  const templates = new Map(
    ['vionda', 'brasa', 'hongvan', 'sitara'].map((code) => [code, readTemplate(root, code)] as const),
  )
  const [everything, ...demos] = [...templates.values()]
  return (index) => {
    const place = index % turn
    const template = place === 0 ? everything : demos[place - 1]
    if (template) return fromTemplate(template, index)
    const [demo] = demos
    return new Map([
      ['merchant.json', smallManifest(index)],
      ...picturesOf(demo, index, (path) => /(logo|icon)\.svg$/.test(path)),
    ])
  }
}

function readTemplate(root: string, code: string): Template {
  const folder = join(root, 'merchants', code)
  const pictures = readdirSync(join(folder, 'brand')).map(
    (name) => [`brand/${name}`, readFileSync(join(folder, 'brand', name), 'utf8')] as const,
  )
  return {
    code,
    manifest: readFileSync(join(folder, 'merchant.json'), 'utf8'),
    pictures: new Map(pictures),
  }
}

/** A demo under another name: its domains, hosts, titles and numbers are those of the new brand. */
function fromTemplate(template: Template, index: number): MerchantFiles {
  const name = sampleName(index)
  const title = template.code.replace(/^./, (letter) => letter.toUpperCase())
  const manifest = template.manifest
    .replaceAll(template.code, sampleCode(index))
    .replaceAll(title, name)
    .replaceAll(/"name": "[^"]+",\n {2}"domains"/g, `"name": "${name}",\n  "domains"`)
    .replaceAll(/\b([A-Z]{2,3}-)\d{4}\b/g, `$1${String(index).padStart(digits, '0')}`)
  return new Map([['merchant.json', manifest], ...picturesOf(template, index, () => true)])
}

/** Each brand has pictures of its own: a mark in a corner makes them differ. */
const picturesOf = (
  template: Template | undefined,
  index: number,
  isWanted: (path: string) => boolean,
): [string, string][] =>
  [...(template?.pictures ?? [])]
    .filter(([path]) => isWanted(path))
    .map(([path, svg]) => [path, svg.replace('</svg>', `${mark(index)}</svg>`)])

const mark = (index: number): string =>
  `<path fill="#${(index * 7919 + 0x1000).toString(16).padStart(6, '0').slice(-6)}" d="M2 2h${1 + (index % 5)}v${1 + (index % 7)}h-1z"/>`

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'ki', 'lo', 'mu', 'na'] as const

/** A name that can be pronounced, of the digits of the number: no two are the same. */
export const sampleName = (index: number): string =>
  sampleCode(index)
    .slice(-digits)
    .replaceAll(/\d/g, (digit) => syllables[Number(digit)] ?? '')
    .replace(/^./, (letter) => letter.toUpperCase())

function smallManifest(index: number): string {
  const [name, code] = [sampleName(index), sampleCode(index)]
  const languages = languagePairs[index % languagePairs.length] ?? languagePairs[0]
  const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]))
  const domains = [`www.${code}.example`, ...(index % 4 === 0 ? [`m.${code}.example`] : [])]
  const home = { title: texts(`${name} | ${code}`), description: texts(`${name}, every day.`) }
  const manifest = {
    schemaVersion: currentVersion,
    extends: presets[index % presets.length],
    name,
    domains,
    languages,
    currency: { code: 'USD', symbol: '$', position: 'before', decimals: 2 },
    brand: { theme: { primary: colours[index % colours.length], accent: '#f2b705' } },
    metadata: { '/m/home': home },
    ...(domains[1] && { metadataByDomain: { [domains[1]]: { '/m/home': home } } }),
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
