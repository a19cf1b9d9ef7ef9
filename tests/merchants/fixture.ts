import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Knowledge } from '../../scripts/steps/knowledge'
import { type Loaded, type LoadOptions, loadMerchants } from '../../scripts/steps/merchants'

/** Parts of a manifest as JSON text, by key; `null` leaves a part out. */
export type Parts = Readonly<Record<string, string | null>>

/** A file of a small `merchants` folder: parts that differ from the sound ones, or a whole text. */
export type Fixture = Readonly<Record<string, Parts | string>>

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M0 0h512v512H0Z"/></svg>'

const soundMerchant: Parts = {
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

const soundPreset: Parts = {
  schemaVersion: '1',
  routes: `{
    "/m/home": { "page": "lobby" },
    "/m/login": { "page": "login", "guard": "visitor", "otherwise": "/m/home" },
    "/m/changePsw": { "page": "changePassword", "guard": "member", "otherwise": "/m/login" },
    "/m/member/home": { "page": "memberHome", "guard": "member", "otherwise": "/m/login" }
  }`,
}

/** What a small runtime offers. */
export const knowledge: Knowledge = {
  features: [
    { id: 'lobby', when: true, routes: [page('lobby')] },
    { id: 'login', when: true, routes: [page('login')] },
    { id: 'member', when: true, routes: [page('memberHome')] },
    { id: 'rewards', when: 'flag.REWCEN3', routes: [page('rewards')] },
    { id: 'password', when: true, routes: [page('changePassword')] },
    { id: 'search', when: true, overlays: [{ id: 'search', view: never }] },
    { id: 'phoneCode', when: 'firebase', overlays: [{ id: 'phoneCode', view: never }] },
  ],
  calls: ['login', 'logout', 'memberInfo'],
  icons: ['home', 'search', 'gift'],
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

function page(name: string) {
  return { page: name, kind: 'list' as const, view: never }
}

/** A declaration is weighed here, and never rendered. */
function never(): Promise<never> {
  return Promise.reject(new Error('no view is loaded by a check'))
}

/** Stands in a fixture's text where the complaint belongs. */
const marker = '«'

export interface Marked extends Loaded {
  /** Where the marker stood: `merchants/one/merchant.json:3:5`. */
  readonly marked: string | undefined
}

/** Writes the fixture to a folder of its own, loads it, and says where the marker stood. */
export async function loadFixture(fixture: Fixture, options: LoadOptions = { knowledge }): Promise<Marked> {
  const files = { '_presets/base.json': {}, 'one/merchant.json': {}, ...fixture }
  const texts = Object.entries(files).map(([name, parts]) => ({ name, text: textOf(name, parts) }))
  const codes = texts.map(({ name }) => name.split('/')[0] ?? '').filter((code) => code !== '_presets')
  const pictures = codes.flatMap((code) =>
    ['logo', 'icon'].map((picture) => ({ name: `${code}/brand/${picture}.svg`, text: svg })),
  )
  // A picture that the fixture writes itself stays.
  const written = [...pictures, ...texts].map(({ name, text }) => ({ name, text: text.replace(marker, '') }))
  const marked = texts.flatMap(({ name, text }) => positionOf(name, text))[0]
  return withFolder(written, async (root) => ({ ...(await loadMerchants(root, options)), marked }))
}

function textOf(name: string, parts: Parts | string): string {
  if (typeof parts === 'string') return parts
  const sound = name.startsWith('_presets') ? soundPreset : soundMerchant
  const lines = Object.entries({ ...sound, ...parts }).filter(([, value]) => value !== null)
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

/** Runs something with a temporary project root whose merchants folder has these files. */
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
