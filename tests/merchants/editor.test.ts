import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { features } from '../../runtime/features'
import { calls } from '../../runtime/tables/calls'
import { readmeMerchant } from '../newMerchant/readmeMerchant'

/** What VS Code does with a JSON file. */
const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: {
    resolveRelativePath: (relative, file) => new URL(relative, file).href,
  },
})
service.configure({ allowComments: false, validate: true })

const root = join(import.meta.dirname, '../..')

/** A file of the merchant's folder; the schema is the one that it names. */
function open(text: string, file = 'merchants/one/merchant.json') {
  const document = TextDocument.create(`file://${root}/${file}`, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

async function complaints(text: string, file?: string): Promise<string[]> {
  const { document, json } = open(text, file)
  const found = await service.doValidation(document, json)
  return found.map(({ message, range }) => `${range.start.line + 1} ${message}`)
}

/** What is offered where the marker « is. */
async function completions(marked: string): Promise<string[]> {
  const { document, json } = open(marked.replace('«', ''))
  const found = await service.doComplete(document, document.positionAt(marked.indexOf('«')), json)
  return (found?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

const manifest = (text: string): string =>
  `{ "$schema": "../../schemas/merchant.schema.json", "schemaVersion": 1, ${text} }`

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const made = await readmeMerchant(root)
const examples = [{ name: 'what npm run new makes', text: made.files.get('merchant.json') ?? '' }]

const merchantFiles = readdirSync(join(root, 'merchants'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name: `merchants/${name}`, text: read(`merchants/${name}`) }))

describe('an editor', () => {
  it('is given a schema by every manifest and preset, also by a new one', () => {
    const withoutSchema = [...merchantFiles, ...examples].filter(
      ({ text }) => JSON.parse(text).$schema !== '../../schemas/merchant.schema.json',
    )
    expect(withoutSchema).toEqual([])
    expect(merchantFiles.length).toBeGreaterThan(4)
  })

  it.each([...merchantFiles, ...examples])('has no complaint about $name', async ({ name, text }) => {
    expect(await complaints(text, name.startsWith('merchants/') ? name : undefined)).toEqual([])
  })

  it.each([
    { name: 'a part that a preset completes', text: '"currency": { "decimals": 0 }' },
    { name: 'a single colour', text: '"brand": { "theme": { "primary": "#0b5cad" } }' },
    { name: 'a route whose page a preset mounts', text: '"routes": { "/m/news": { "guard": "member" } }' },
    { name: 'a route that is taken out', text: '"routes": { "/m/news": null }' },
    { name: 'a value that null clears', text: '"platform": { "imageWidthParameter": null }' },
    { name: 'a flag and a part that null clears', text: '"flags": { "CHAT3": null }, "popups": null' },
    { name: 'an item that merges by its id', text: '"navigation": [{ "id": "home", "icon": "home" }]' },
    { name: 'an item that null takes out', text: '"navigation": { "rewards": null }' },
    { name: 'an item that differs', text: '"navigation": { "search": { "icon": "home" } }' },
    { name: 'a threshold of a preset', text: '"download": { "settings": { "reg_days": { "value": 3 } } }' },
    {
      name: 'a condition',
      text: '"routes": { "/m/news": { "guard": { "all": ["member", "flag.CHAT3"] } } }',
    },
    { name: 'a setting of the platform', text: '"settings": { "firebase": { "from": "server" } }' },
    { name: 'a preset of its own', text: '"extends": "ours"' },
  ])('has no complaint about $name', async ({ text }) => {
    expect(await complaints(manifest(text))).toEqual([])
  })

  it.each([
    { text: '"langauges": ["EN"]', complaint: 'Property langauges is not allowed.' },
    { text: '"brand": { "theme": { "primry": "#0b5cad" } }', complaint: 'Property primry is not allowed.' },
    { text: '"routes": { "/m/x": { "pge": "help" } }', complaint: 'Property pge is not allowed.' },
    { text: '"serviceWorker": "no"', complaint: 'Incorrect type. Expected one of boolean, null.' },
    { text: '"domains": "one.example"', complaint: 'Incorrect type. Expected one of array, null.' },
    { text: '"flags": { "CHAT3": "yes" }', complaint: 'Value is not accepted.' },
    { text: '"routes": { "/m/x": { "page": "lobbi" } }', complaint: 'Value is not accepted.' },
    {
      text: '"platform": { "endpoints": { "logOff": "/wps/x" } }',
      complaint: 'Value is not accepted.',
    },
    { text: '"navigation": { "home": { "icn": "home" } }', complaint: 'Property icn is not allowed.' },
    { text: '"navigation": [{ "icon": "home" }]', complaint: 'Missing property "id".' },
    {
      text: '"compliance": { "seals": [{ "name": "Aa" }] }',
      complaint: 'Missing property "url".',
    },
  ])('complains about $text', async ({ text, complaint }) => {
    const found = await complaints(manifest(text))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(complaint)
  })

  const pages = features.flatMap(({ routes = [] }) => routes.map(({ page }) => page))

  it.each([
    { name: 'the presets', text: '"extends": "«"', offered: ['base', 'casino', 'lottery', 'rewards'] },
    { name: 'the pages', text: '"routes": { "/m/x": { "page": "«" } }', offered: pages },
    {
      name: 'the calls',
      text: '"platform": { "endpoints": { "«" } }',
      offered: Object.keys(calls),
    },
    {
      name: 'where navigation leads',
      text: '"navigation": [{ "id": "a", "to": "«" }]',
      offered: ['/m/home', '/m/help', '/m/home#lottery'],
    },
    {
      name: 'what navigation opens',
      text: '"navigation": [{ "id": "a", "opens": "«" }]',
      offered: ['search'],
    },
    { name: 'icons', text: '"navigation": [{ "id": "a", "icon": "«" }]', offered: ['home', 'search'] },
    {
      name: 'the texts of navigation',
      text: '"navigation": [{ "text": "«" }]',
      offered: ['navigation.home'],
    },
    { name: 'flags', text: '"flags": { "«" }', offered: ['CHAT3', 'REWCEN3'] },
    { name: 'the values of a flag', text: '"flags": { "CHAT3": « }', offered: ['true', 'false', 'server'] },
  ])('offers $name', async ({ text, offered }) => {
    expect(await completions(manifest(text))).toEqual(expect.arrayContaining(offered))
  })
})
