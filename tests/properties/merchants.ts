import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { sampleColours } from '../support/sampleColours'
import { bare, type ManifestPart, merge, type Row } from './row'

/** The merchant that is checked and built with its part as the development overrides. */
export const development = 'development'

/** The manifest of a merchant with this part; that of the development overrides is apart. */
export const manifestOf = (code: string, part: ManifestPart | undefined): unknown =>
  code === development ? least(code) : over(least(code), part)

/** As little as a manifest can have, and a page for each path that the rows open. */
const least = (code: string): ManifestPart => ({
  schemaVersion: 2,
  name: `Name of ${code}`,
  domains: [`www.${code}.example`],
  languages: ['EN'],
  currency: { code: 'USD', symbol: '$' },
  brand: { logo: 'brand/logo.svg', icon: 'brand/icon.svg', theme: { mode: 'light', ...sampleColours } },
  routes: {
    '/m/home': { page: 'lobby' },
    '/m/login': { page: 'login' },
    '/m/register': { page: 'register' },
    '/m/changePsw': { page: 'changePassword' },
    '/m/member/home': { page: 'memberHome' },
    '/m/launchGame': { page: 'launchGame' },
    '/m/feedback': { page: 'feedback' },
  },
  metadata: { '/m/home': { title: { EN: 'Home' }, description: { EN: 'The lobby' } } },
})

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d0402e" d="M0 0h${width}v${height}z"/></svg>\n`

/** Every merchant has these. As almost all have the same logo and icon, the pictures of an installed site are drawn once. */
/** For the lobby's first slide. */
const art = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280"><path fill="${colour}" d="M0 0h640v280H0z"/></svg>`

const pictures: Readonly<Record<string, string>> = {
  logo: svg(160, 40),
  icon: svg(512, 512),
  mark: svg(96, 32),
  wordmark: svg(200, 50),
  symbol: svg(500, 500),
  'art-light': art('#123456'),
  'art-dark': art('#654321'),
}

/** The parts of a merchant's rows, as one. */
const partOf = (rows: readonly Pick<Row, 'merchant' | 'manifest'>[], code: string): ManifestPart =>
  [...new Set(rows.filter(({ merchant }) => merchant === code).map(({ manifest }) => manifest))].reduce(
    (one, other) => merge(one, other) as ManifestPart,
    {},
  )

/** Values of the least manifest give way to those of the rows. */
function over(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || typeof other !== 'object' || Array.isArray(other)) return other ?? one
  return Object.fromEntries(
    [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].map((key) => [
      key,
      over((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    ]),
  )
}

/** The part of each merchant: those of the rows, and those that some of them are compared with. */
export const partsOf = (
  rows: readonly Pick<Row, 'merchant' | 'manifest'>[],
  others: Readonly<Record<string, ManifestPart>>,
): ReadonlyMap<string, ManifestPart> =>
  new Map(
    [bare, ...rows.map(({ merchant }) => merchant), ...Object.keys(others)].map((code) => [
      code,
      merge(partOf(rows, code), others[code]) as ManifestPart,
    ]),
  )

/** Writes the merchants into an empty folder, checks them, and builds them into its folder `dist`. Throws what the check finds. */
export async function checkAndBuild(folder: string, parts: ReadonlyMap<string, ManifestPart>): Promise<void> {
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('release/merchants/_presets/shared.json', JSON.stringify(preset))
  mkdirSync(join(folder, 'development/merchants/_presets'), { recursive: true })
  for (const [code, part] of parts) {
    const isDevelopment = code === development
    const merchant = `${isDevelopment ? 'development' : 'release'}/merchants/${code}`
    write(`${merchant}/merchant.json`, JSON.stringify(manifestOf(code, part), undefined, 2))
    for (const [name, content] of Object.entries(pictures)) write(`${merchant}/brand/${name}.svg`, content)
  }
  write('overrides.json', JSON.stringify(parts.get(development) ?? {}))
  const script = ['--import', 'tsx', 'tests/properties/checkAndBuild.ts']
  await promisify(execFile)(process.execPath, [...script, folder])
}

/** What a merchant of the rows extends. */
const preset = {
  schemaVersion: 2,
  navigation: [{ id: 'gifts', icon: 'home', text: 'navigation.home', to: '/m/home' }],
  texts: { EN: { 'navigation.home': 'From the preset' } },
}
