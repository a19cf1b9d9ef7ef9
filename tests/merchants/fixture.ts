import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Capabilities } from '../../scripts/steps/validate/capabilities'
import {
  type LoadedMerchants,
  type LoadOptions,
  loadMerchants,
} from '../../scripts/steps/validate/loadMerchants'

/** Parts of a manifest as JSON text, by key; `null` leaves a part out. */
export type ManifestParts = Readonly<Record<string, string | null>>

/** The files of a small `merchants` folder: either parts that replace those of a valid file, or the whole text. */
export type Fixture = Readonly<Record<string, ManifestParts | string>>

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M0 0h512v512H0Z"/></svg>'

const validMerchant: ManifestParts = {
  schemaVersion: '1',
  extends: '"base"',
  name: '"One"',
  domains: '["one.example"]',
  languages: '["EN"]',
  currency: '{ "code": "USD", "symbol": "$" }',
  brand: `{ "logo": "brand/logo.svg", "icon": "brand/icon.svg", "theme": {
    "mode": "light", "primary": "#aa0000", "accent": "#ddaa00", "background": "#ffffff", "surface": "#ffffff",
    "text": "#111111", "success": "#007700", "warning": "#886600", "danger": "#aa0000" } }`,
  metadata: '{ "/m/home": { "title": { "EN": "One" }, "description": { "EN": "One for all." } } }',
}

const validPreset: ManifestParts = {
  schemaVersion: '1',
  routes: `{
    "/m/home": { "page": "lobby" },
    "/m/login": { "page": "login", "guard": "visitor", "otherwise": "/m/home" },
    "/m/changePsw": { "page": "changePassword", "guard": "member", "otherwise": "/m/login" },
    "/m/member/home": { "page": "memberHome", "guard": "member", "otherwise": "/m/login" }
  }`,
}

/** The capabilities of a small runtime. */
export const capabilities: Capabilities = {
  features: [
    { id: 'lobby', when: true, routes: [pageRoute('lobby')] },
    { id: 'login', when: true, routes: [pageRoute('login')] },
    { id: 'member', when: true, routes: [pageRoute('memberHome')] },
    { id: 'rewards', when: 'flag.REWCEN3', routes: [{ ...pageRoute('rewards'), guard: 'member' }] },
    { id: 'feedback', when: true, routes: [pageRoute('feedback')] },
    { id: 'play', when: true, routes: [pageRoute('launchGame')] },
    { id: 'embed', when: true, routes: [pageRoute('embed')] },
    { id: 'password', when: true, routes: [pageRoute('changePassword')] },
    { id: 'search', when: true, overlays: [{ id: 'search', view: noView }] },
    { id: 'phoneCode', when: 'firebase', overlays: [{ id: 'phoneCode', view: noView }] },
  ],
  calls: ['login', 'logout', 'memberInfo'],
  icons: ['home', 'search', 'gift'],
  sections: ['lottery', 'slots'],
  texts: {
    EN: {
      'navigation.home': 'Home',
      'lobby.greeting': 'Hello {{name}}',
      'lobby.games_one': '{{count}} game',
    },
    VI: {
      'navigation.home': 'Trang chủ',
      'lobby.greeting': 'Chào {{name}}',
      'lobby.games_other': '{{count}} trò chơi',
    },
    ES: { 'navigation.home': 'Inicio', 'lobby.games_many': '{{count}} de juegos' },
  },
}

function pageRoute(name: string) {
  return { page: name, kind: 'list' as const, view: noView }
}

/** Declarations are only evaluated here, never rendered. */
function noView(): Promise<never> {
  return Promise.reject(new Error('no view is loaded by a check'))
}

/** Marks the position in a fixture where the issue is expected. */
const marker = '«'

export interface LoadedWithMarker extends LoadedMerchants {
  /** The position of the marker: `merchants/one/merchant.json:3:5`. */
  readonly marked: string | undefined
}

/** Writes the fixture to a temporary folder, loads it, and returns the position of the marker. */
export const loadFixture = (
  fixture: Fixture,
  options: LoadOptions = { capabilities },
): Promise<LoadedWithMarker> =>
  withFixture(fixture, async (root, marked) => ({ ...(await loadMerchants(root, options)), marked }))

/** Runs a callback with a temporary project of the fixture, and the position of the marker. */
export async function withFixture<T>(
  fixture: Fixture,
  run: (root: string, marked: string | undefined) => Promise<T>,
): Promise<T> {
  const files = { '_presets/base.json': {}, 'one/merchant.json': {}, ...fixture }
  const texts = Object.entries(files).map(([name, parts]) => ({ name, text: textOf(name, parts) }))
  const codes = texts.map(({ name }) => name.split('/')[0] ?? '').filter((code) => code !== '_presets')
  const pictures = codes.flatMap((code) =>
    ['logo', 'icon'].map((picture) => ({ name: `${code}/brand/${picture}.svg`, text: svg })),
  )
  // Pictures that the fixture contains are written last.
  const written = [...pictures, ...texts].map(({ name, text }) => ({ name, text: text.replace(marker, '') }))
  const marked = texts.flatMap(({ name, text }) => positionOf(name, text))[0]
  return withFolder(written, (root) => run(root, marked))
}

function textOf(name: string, parts: ManifestParts | string): string {
  if (typeof parts === 'string') return parts
  const defaults = name.startsWith('_presets') ? validPreset : validMerchant
  const lines = Object.entries({ ...defaults, ...parts }).filter(([, value]) => value !== null)
  return `{\n${lines.map(([key, value]) => `  ${key.startsWith(marker) ? `${marker}"${key.slice(1)}"` : `"${key}"`}: ${value}`).join(',\n')}\n}\n`
}

function positionOf(name: string, text: string): string[] {
  const before = text.split(marker)[0] ?? ''
  if (before === text) return []
  const lines = before.split('\n')
  return [`merchants/${name}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`]
}

export interface WrittenFile {
  readonly name: string
  readonly text: string
}

/** Runs a callback with a temporary project root whose merchants folder has these files. */
export async function withFolder<T>(
  files: readonly WrittenFile[],
  run: (root: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'merchants-'))
  try {
    for (const { name, text } of files) {
      const path = join(root, 'merchants', name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
    return await run(root)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
