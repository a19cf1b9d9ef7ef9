import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features as declared } from '../../runtime/features'
import { evaluate, type When } from '../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../runtime/rules/settings/facts'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { flagNames } from '../../runtime/tables/flags'
import { noticesPath } from '../../scripts/steps/notices/thirdPartyNotices'
import { buildSites } from '../../scripts/steps/stamp/buildSites'
import { listFiles, readFolder } from '../architecture/readFolder'
import { filesContaining, readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** The real runtime is compiled. */
const slow = { timeout: 120_000 }

const root = process.cwd()
const pinAll = (value: boolean): NonNullable<Manifest['flags']> =>
  Object.fromEntries(flagNames.map((name) => [name, value]))

const routes = {
  '/m/home': { page: 'lobby' },
  '/m/login': { page: 'login' },
  '/m/register': { page: 'register' },
  '/m/changePsw': { page: 'changePassword' },
  '/m/member/home': { page: 'memberHome' },
  '/m/rewardCenter': { page: 'rewards' },
} satisfies Manifest['routes']

const everythingOn: Partial<Manifest> = {
  flags: { ...pinAll(true), GEETESTTEST3: false },
  settings: {
    geetestId: 'abc',
    firebase: { appId: 'a', apiKey: 'k', authDomain: 'sign-in.sample.example', projectId: 'p' },
  },
  social: { channels: ['google', 'line'] },
  pixels: { facebook: '123456789012345' },
  compliance: { consent: true, sessionReminderMinutes: 60 },
} as Partial<Manifest>

let project: Project
let off: Map<string, Buffer>
let on: Map<string, Buffer>
/** Those of the site without flags; the others of the product. */
let has: readonly Feature[]
let lacks: readonly Feature[]
let offManifest: Manifest

beforeAll(async () => {
  project = createProject()
  const common = { navigation: [], routes }
  const offMerchant = project.merchant('off', { ...common, flags: pinAll(false) })
  offManifest = offMerchant.manifest
  const results = await buildSites({
    root,
    out: project.out,
    assets: join(project.root, 'assets'),
    merchants: [offMerchant, project.merchant('on', { ...common, ...everythingOn })],
    development: false,
    compressed: false,
  })
  const [offSite, onSite] = results.map((result) => {
    if ('problem' in result) throw new Error(result.problem)
    return result.site
  })
  const isIncluded = ({ id }: Feature): boolean => offSite?.features.includes(id) === true
  has = declared.filter(isIncluded)
  lacks = declared.filter((feature) => !isIncluded(feature))
  off = readTree(offSite?.folder ?? '') as Map<string, Buffer>
  on = readTree(onSite?.folder ?? '') as Map<string, Buffer>
}, slow.timeout)

afterAll(() => project.remove())

const idsOf = (list: readonly Feature[]): string[] => list.map(({ id }) => id)

/** It holds only with a flag, whatever else is. */
function needsFlag(when: When): boolean {
  if (typeof when === 'string') return when.startsWith('flag.')
  if (typeof when === 'boolean') return false
  if ('all' in when) return when.all.some(needsFlag)
  return 'any' in when && when.any.every(needsFlag)
}

/** The files that a site's scripts and styles were compiled from, by their source maps: those of runtime/ from there. */
function compiledFrom(site: ReadonlyMap<string, Buffer>): Set<string> {
  const compiled = [...site.keys()]
    .map((path) => basename(path))
    .filter((name) => /\.\w{8}\.(js|css)$/.test(name))
  const maps = compiled.map((name) => readFileSync(join(root, '.cache/maps', `${name}.map`), 'utf8'))
  const found = maps.flatMap((map) => (JSON.parse(map) as { readonly sources: readonly string[] }).sources)
  return new Set(found.map((path) => path.replace(/^(\.\.\/)*(runtime\/)?/, '')))
}

const folderOf = ({ id }: Feature): string => `features/${id}/`

/** Its declaration, which every site has; the rest of its folder is loaded when it is needed. */
const isDeclaration = (path: string): boolean => posix.basename(path) === 'feature.ts'

/** The files that are neither scripts nor styles: their names without hash and ending, by ending. */
const otherFiles: Readonly<Record<string, string>> = {
  html: '404 changePsw home index login maintenance register unsupported',
  json: 'EN VI asset-manifest heads',
  svg: 'icon logo',
  png: `
    apple-touch-icon icon-192 icon-256 icon-384 icon-512 maskable-512 share splash-1125x2436 splash-1170x2532 splash-1179x2556
    splash-1206x2622 splash-1242x2688 splash-1284x2778 splash-1290x2796 splash-1320x2868 splash-750x1334 splash-828x1792`,
  txt: 'robots third-party-notices',
  conf: 'domains filePolicies framePages framePolicies hosts nginx pages policies',
}

const withoutHash = (path: string): string => basename(path).replace(/\.[A-Z0-9]{8}\./, '.')

describe('a merchant with every flag pinned off', slow, () => {
  it('has no feature that needs a flag, and every other one that its manifest does not rule out (D1)', () => {
    expect(idsOf(lacks)).toEqual(expect.arrayContaining(['rewards', 'captcha', 'chat']))
    expect(idsOf(has.filter(({ when }) => needsFlag(when)))).toEqual([])
    const facts = manifestFacts(offManifest)
    const ruledOut = ({ when }: Feature): boolean => evaluate(when, facts) === 'no'
    const hasPagesOnly = ({ overlays, tasks, places, services }: Feature): boolean =>
      [overlays, tasks, places, services].every((part) => Object.keys(part ?? {}).length === 0)
    expect(idsOf(lacks.filter((feature) => !ruledOut(feature) && !hasPagesOnly(feature)))).toEqual([])
  })

  it('has nothing of what the folders of the others compile to, besides their declarations (D1)', () => {
    const compiled = [...compiledFrom(off)]
    const left = compiled.filter((path) => lacks.some((feature) => path.startsWith(folderOf(feature))))
    expect(left.filter((path) => !isDeclaration(path))).toEqual([])
    const ofAll = compiledFrom(on)
    expect(
      [...ofAll].filter((path) => lacks.some((feature) => path.startsWith(folderOf(feature)))),
    ).not.toEqual([])
  })

  it.each(['firebase', 'detectincognitojs'])('has no library of theirs: %s (D1)', (library) => {
    const isOf = (path: string): boolean => path.includes(`node_modules/${library}/`)
    expect([...compiledFrom(on)].filter(isOf)).not.toEqual([])
    expect([...compiledFrom(off)].filter(isOf)).toEqual([])
  })

  it('has what each of its features loads, and its style (D1)', () => {
    const compiled = compiledFrom(off)
    const ofThose = (path: string): boolean => has.some((feature) => path.startsWith(folderOf(feature)))
    const runtime = join(root, 'runtime/')
    const loaded = readFolder(runtime)
      .filter(({ path }) => ofThose(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ kind, from }) => kind === 'lazy' && from.startsWith('./'))
          .map(({ from }) => posix.join(posix.dirname(path), from)),
      )
    expect(loaded.length).toBeGreaterThan(has.length)
    expect(loaded.filter((path) => !compiled.has(`${path}.ts`) && !compiled.has(`${path}.tsx`))).toEqual([])
    const styles = listFiles(runtime).filter((path) => path.endsWith('.css') && ofThose(path))
    expect(styles.filter((path) => !compiled.has(path))).toEqual([])
  })

  it('has these other files and no more (D1)', () => {
    const names = [...off.keys()].map(withoutHash).filter((name) => !/\.(js|css)$/.test(name))
    const expected = Object.entries(otherFiles).flatMap(([ending, list]) =>
      list
        .trim()
        .split(/\s+/)
        .map((name) => `${name}.${ending}`),
    )
    expect([...new Set(names)].sort()).toEqual(['.site-files', '_headers', '_redirects', ...expected].sort())
  })

  it('names these hosts and no other (D1, D16)', () => {
    // The licences of libraries name their authors' addresses.
    const contents = [...off].flatMap(([path, content]) => (path === noticesPath ? [] : [content]))
    const hosts = contents.flatMap((content) =>
      [
        ...content
          .toString()
          .matchAll(/https?:\/\/([a-z0-9.-]+)|\b([a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|me|io))\b/g),
      ].map(([, ofAddress, bare]) => ofAddress ?? bare),
    )
    expect([...new Set(hosts)].sort()).toEqual([
      // Namespaces, and what the libraries' error messages link to.
      'localhost',
      'react.dev',
      'reactrouter.com',
      'www.sample.example',
      'www.w3.org',
    ])
  })

  it.each([
    ['Google’s prompt', 'accounts.google.com'],
    ['Google’s prompt', 'disableAutoSelect'],
    ['Firebase', 'securetoken'],
    ['GeeTest', 'gcaptcha4.'],
    ['GeeTest', 'static.geetest.com'],
    ['the automatic login', 'autoLogin.failed'],
    ['the automatic login', 'autoLogin.title'],
    ['the rewards', 'RewardCenter'],
    ['pixels', 'fbevents'],
    ['the consent', 'ConsentBar'],
    ['the reminder', 'reminderTask'],
    ['countries', 'CountrySheet'],
  ])('has no byte of %s: %s (D1)', (_, text) => {
    // Features declare which files they would load; the declaration itself is in every site.
    const found = filesContaining(off, text).filter((path) => !/\/main\.\w+\.js$/.test(path))
    expect(found).toEqual([])
    expect(filesContaining(on, text).filter((path) => !/\/main\.\w+\.js$/.test(path))).not.toEqual([])
  })
})
