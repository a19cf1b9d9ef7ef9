import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { countries } from '../../scripts/platform/system/countries'
import { readCountryFlags } from '../../scripts/steps/assets/countryFlags'
import { cacheForever, headersFor, parseHeadersFile } from '../../scripts/steps/hosting/headers'
import { parseViewBox } from '../../scripts/steps/svg/svgLength'
import { buildOne } from './buildOne'
import { createProject } from './sampleProject'

const project = createProject()
afterAll(() => project.remove())
project.write(
  'runtime/features/country/feature.ts',
  "export const country = { id: 'country', when: { any: ['flag.UPDATEMOBILEICC3', 'firebase'] }, overlays: [{ id: 'countryPicker', view: () => import('./CountrySheet') }] }\n",
)
project.write('runtime/features/country/CountrySheet.ts', "export default () => 'country-marker'\n")
project.write(
  'runtime/features/index.ts',
  "import { country } from './country/feature'\nimport { lobby } from './lobby/feature'\nexport const features = [lobby, country]\n",
)

const fromServer = { from: 'server' } as const
const showsFlags: Partial<Manifest> = { flags: { UPDATEMOBILEICC3: true } }
const filesOf = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const flagFiles = (folder: string): string[] => filesOf(folder).filter((file) => /flags\..*\.svg$/.test(file))

describe('the country flags', () => {
  it('exist for every country that the platform may name, at 3:2 (F104)', async () => {
    const { address, pictures } = await readCountryFlags(process.cwd())
    const names = pictures.map(({ name }) => name.split('/').at(-1))
    for (const { countryCode } of countries) expect(names).toContain(`${countryCode}.svg`)
    expect(address).toMatch(/^\/m\/assets\/flags\.[A-Z0-9]{8}\/$/)
    for (const { name, content } of pictures) {
      const [, , width = 0, height = 1] =
        parseViewBox(/ viewBox="([^"]*)"/.exec(Buffer.from(content).toString())?.[1]) ?? []
      expect(Math.abs(width / height - 1.5), name).toBeLessThan(0.02)
    }
  })

  it('contain no external references and no scripts', async () => {
    const { pictures } = await readCountryFlags(process.cwd())
    for (const { name, content } of pictures) {
      const text = Buffer.from(content).toString().replace('http://www.w3.org/2000/svg', '')
      expect(text, name).not.toMatch(/https?:|<script|\son\w+=|<foreignObject/i)
    }
  })

  it.each<[string, Partial<Manifest>, boolean]>([
    ['the flag is on', showsFlags, true],
    ['the platform decides', { flags: { UPDATEMOBILEICC3: 'server' } }, true],
    ['the platform may name a Firebase project', { flags: {}, settings: { firebase: fromServer } }, true],
    ['no page can ever show one', { flags: { UPDATEMOBILEICC3: false } }, false],
  ])('are in a site or not where %s (I2.26)', async (_, manifest, isIncluded) => {
    const { folder } = await buildOne(project, 'sample', manifest)
    expect(flagFiles(folder).length > 0).toBe(isIncluded)
  })

  it('are referenced by one URL in the page, and cached forever', async () => {
    const { folder } = await buildOne(project, 'sample', showsFlags)
    const { address } = await readCountryFlags(project.root)
    const page = readFileSync(join(folder, 'm/home.html'), 'utf8')
    expect(page).toContain(`"countryFlags":"${address}"`)
    expect(page).not.toContain('.svg/')
    expect(page.split(address)).toHaveLength(2)
    const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
    expect(headersFor(rules, `${address}VN.svg`)['Cache-Control']).toBe(cacheForever)
  })

  it('have no compressed siblings, unlike other shared files (D166)', async () => {
    const { folder } = await buildOne(project, 'sample', showsFlags)
    const { address } = await readCountryFlags(project.root)
    const [script = ''] =
      /\/m\/assets\/main\.\w+\.js/.exec(readFileSync(join(folder, 'm/home.html'), 'utf8')) ?? []
    const siblingsOf = (path: string) =>
      ['', '.br', '.gz'].filter((suffix) => existsSync(join(folder, `${path.slice(1)}${suffix}`)))
    expect(siblingsOf(`${address}VN.svg`)).toEqual([''])
    expect(siblingsOf(script)).toEqual(['', '.br', '.gz'])
  })
})
