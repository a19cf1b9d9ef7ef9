import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { ResolvedMerchant } from '../../scripts/steps/validate/loadMerchants'
import { sampleColours } from '../support/sampleColours'

/** A small project in its own folder: a runtime with three features, and merchants to build. */
export interface Project {
  readonly root: string
  readonly out: string
  write(path: string, content: string): void
  /** Writes a merchant's folder with its manifest. */
  writeMerchant(code: string, more?: Partial<Manifest>): void
  /** The sample merchant with overrides; its brand's pictures are written to disk. */
  merchant(code: string, more?: Partial<Manifest>): ResolvedMerchant
  remove(): void
}

const featureSource = (id: string, when: string, more: string): string =>
  `export const ${id} = { id: '${id}', when: ${when}, ${more} }\n`

const pageSource = (marker: string): string =>
  `import { shared } from '../../shared'\nexport default () => shared('${marker}')\n`

const catalogueJson = (word: string): string =>
  JSON.stringify({
    common: { confirm: `${word} confirm` },
    navigation: { home: `${word} home`, label: `${word} main` },
    shell: { noScript: `${word} needs scripts`, notFoundTitle: `${word} no page` },
    watchdog: { failedText: `${word} failed`, oldTitle: `${word} too old`, oldText: `${word} <update>` },
    system: { maintenanceTitle: `${word} closed`, maintenanceText: `${word} back soon` },
    support: { untitled: `${word} CS{{number}}` },
    lobby: { title: `${word} lobby` },
    rewards: { title: `${word} rewards` },
    spare: { title: `${word} spare` },
  })

const files: Readonly<Record<string, string>> = {
  'runtime/main.tsx':
    "import { features } from './features'\nimport { library } from './vendor'\nglobalThis.started = [features, library]\n",
  'runtime/vendor.ts': "export const library = 'library-marker'\n",
  'runtime/shared.ts': 'export const shared = (name: string) => "shared:" + name\n',
  'runtime/browser/start/watchdogScript.ts':
    "globalThis.__watchdog = document.currentScript?.getAttribute('data-code')\n",
  'runtime/browser/start/boot.ts':
    "globalThis.__boot = JSON.parse(document.getElementById('site')?.textContent ?? '')\n",
  'runtime/browser/page/addStyle.ts':
    'export const addStyle = (css: string) => Object.assign(globalThis, { css })\n',
  'runtime/ui/base.css': '@import "../features/lobby/lobby.css";\n.Base { color: var(--color-text) }\n',
  'runtime/ui/critical.css': '.Page { margin: 0 }\n',
  'runtime/ui/paintedHero.css': '.Hero-panel { margin: 0 }\n',
  'runtime/features/index.ts':
    "import { lobby } from './lobby/feature'\nimport { rewards } from './rewards/feature'\nimport { spare } from './spare/feature'\nexport const features = [lobby, rewards, spare]\n",
  'runtime/features/lobby/feature.ts': featureSource(
    'lobby',
    'true',
    "routes: [{ page: 'lobby', kind: 'lobby', view: () => import('./LobbyPage') }]",
  ),
  'runtime/features/lobby/LobbyPage.ts': pageSource('lobby-marker'),
  'runtime/features/lobby/lobby.css': '.Lobby { content: "lobby-style-marker" }\n',
  'runtime/features/rewards/feature.ts': featureSource(
    'rewards',
    "'flag.REWCEN3'",
    "routes: [{ page: 'rewards', kind: 'list', view: () => import('./RewardsPage') }], places: { 'account.rewards': { view: () => import('./RewardsRow') } }",
  ),
  'runtime/features/rewards/RewardsPage.ts':
    "import { deep } from './deep'\nexport default () => deep('rewards-marker')\n",
  'runtime/features/rewards/RewardsRow.ts':
    "import { deep } from './deep'\nexport default () => deep('rewards-row-marker')\n",
  'runtime/features/rewards/deep.ts': 'export const deep = (name: string) => "rewards-deep-marker:" + name\n',
  'runtime/features/rewards/rewards.css': '.Rewards { content: "rewards-style-marker" }\n',
  'runtime/features/spare/feature.ts': featureSource(
    'spare',
    'true',
    "routes: [{ page: 'spare', kind: 'form', view: () => import('./SparePage') }]",
  ),
  'runtime/features/spare/SparePage.ts': pageSource('spare-marker'),
  'runtime/text/VI.json': catalogueJson('VI'),
  'runtime/text/EN.json': catalogueJson('EN'),
  'runtime/text/UR.json': catalogueJson('UR'),
  'public/robots.txt': 'User-agent: *\nDisallow:\n',
}

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 0h160v40z"/></svg>\n'
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M0 0h512v512z"/></svg>\n'

const manifest: Manifest = {
  schemaVersion: 2,
  name: 'Sample & Co',
  domains: ['www.sample.example'],
  languages: ['VI', 'EN'],
  currency: { code: 'VND', symbol: '₫' },
  brand: {
    logo: 'brand/logo.svg',
    icon: 'brand/icon.svg',
    theme: {
      mode: 'light',
      ...sampleColours,
    },
  },
  flags: { REWCEN3: true },
  routes: {
    '/m/home': { page: 'lobby' },
    '/m/rewardCenter': { page: 'rewards', guard: 'member', otherwise: '/m/home' },
  },
  metadata: {
    '/m/home': { title: { VI: 'Trang chủ', EN: 'Home' }, description: { VI: 'Mô tả', EN: 'Description' } },
  },
  navigation: [{ id: 'home', icon: 'home', text: 'navigation.home', to: '/m/home' }],
}

export function createProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const writeBrand = (code: string): void => {
    write(`merchants/${code}/brand/logo.svg`, logo)
    write(`merchants/${code}/brand/icon.svg`, icon)
  }
  return {
    root,
    out: join(root, 'dist'),
    write,
    writeMerchant(code, more = {}) {
      writeBrand(code)
      const domains = [`www.${code}.example`]
      write(
        `merchants/${code}/merchant.json`,
        JSON.stringify({ ...manifest, domains, ...more }, undefined, 2),
      )
    },
    merchant(code, more = {}) {
      writeBrand(code)
      return {
        code,
        folder: join(root, 'merchants', code),
        manifest: { ...manifest, ...more },
        presetValues: [],
        issues: [],
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
