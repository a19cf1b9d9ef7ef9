import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { flagNames } from '../../runtime/tables/flags'
import { buildSites } from '../../scripts/steps/stamp/buildSites'
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
let features: readonly string[]

beforeAll(async () => {
  project = createProject()
  const common = { navigation: [], routes }
  const results = await buildSites({
    root,
    out: project.out,
    assets: join(project.root, 'assets'),
    merchants: [
      project.merchant('off', { ...common, flags: pinAll(false) }),
      project.merchant('on', { ...common, ...everythingOn }),
    ],
    development: false,
    compressed: false,
  })
  const [offSite, onSite] = results.map((result) => {
    if ('problem' in result) throw new Error(result.problem)
    return result.site
  })
  features = offSite?.features ?? []
  off = readTree(offSite?.folder ?? '') as Map<string, Buffer>
  on = readTree(onSite?.folder ?? '') as Map<string, Buffer>
}, slow.timeout)

afterAll(() => project.remove())

/** Their names without hash and ending, by ending. */
const expectedFiles: Readonly<Record<string, string>> = {
  html: `
    404 changePsw home index login register unsupported`,
  js: `
    activityButton announcements banners cipher domains encryptedUrl fingerprint footer forgotten infoPages language lobby login
    main marquee md5 member openInterruptions password picturePopups pictures play preview qrCode referral register rememberedLogin sanitizeHtml
    search secondFactor secretStorage sessionFromAddress start substituteTexts support sw vip`,
  css: `
    activityButton announcements base domains forgotten infoPages lobby login marquee member password picturePopups play
    referral register search secondFactor support system update vip`,
  json: 'EN VI asset-manifest heads',
  svg: 'icon logo',
  png: `
    apple-touch-icon icon-192 icon-256 icon-384 icon-512 maskable-512 share splash-1125x2436 splash-1170x2532 splash-1179x2556
    splash-1206x2622 splash-1242x2688 splash-1284x2778 splash-1290x2796 splash-1320x2868 splash-750x1334 splash-828x1792`,
  txt: 'robots',
  conf: 'nginx',
}

const withoutHash = (path: string): string => basename(path).replace(/\.[A-Z0-9]{8}\./, '.')

describe('a merchant with every flag pinned off', slow, () => {
  it('has these features and no other (D1)', () => {
    expect([...features].sort()).toEqual([
      'activityButton',
      'announcements',
      'banners',
      'domains',
      'footer',
      'forgotten',
      'infoPages',
      'language',
      'lobby',
      'login',
      'marquee',
      'member',
      'password',
      'picturePopups',
      'play',
      'referral',
      'register',
      'rememberedLogin',
      'scroll',
      'search',
      'secondFactor',
      'support',
      'system',
      'tracking',
      'update',
      'vip',
      'worker',
    ])
  })

  it('has these files and no other, besides the chunks that they share (D1)', () => {
    const names = [...off.keys()].map(withoutHash).filter((name) => !name.startsWith('chunk.'))
    expect([...new Set(names)].sort()).toEqual(
      [
        '.site-files',
        '_headers',
        ...Object.entries(expectedFiles).flatMap(([ending, list]) =>
          list
            .trim()
            .split(/\s+/)
            .map((name) => `${name}.${ending}`),
        ),
      ].sort(),
    )
  })

  it('names these hosts and no other (D1, D16)', () => {
    const hosts = [...off.values()].flatMap((content) =>
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
