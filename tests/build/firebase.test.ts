import { beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import overlay from '../../scripts/start/development.json'
import { type Bundle, bundle } from '../../scripts/steps/bundle/bundle'
import { findChunk, reachableChunks } from '../../scripts/steps/bundle/chunkGraph'
import { type BuildFeature, includedFeatures } from '../../scripts/steps/bundle/features'
import { unusedLibraries } from '../../scripts/steps/site/siteParts'
import { loadMerchantsForBuild } from '../../scripts/steps/validate/loadMerchantsForBuild'
import { manifest } from '../support/manifest'

/** The real runtime is compiled twice. */
const slow = { timeout: 120_000 }

const root = process.cwd()
const sdk = 'runtime/browser/identity/firebase/sdk.ts'

/** The emulator's path, and the library's warning when it uses the emulator. */
const emulatorMarkers = [
  '/emulator/gapi.js',
  'Running in emulator mode. Do not use with production credentials.',
]

let release: Bundle
let development: Bundle
let features: readonly BuildFeature[]

beforeAll(async () => {
  release = await bundle({ root, development: false })
  development = await bundle({ root, development: false, firebaseEmulator: true })
  features = release.features
}, slow.timeout)

const mentions = ({ assets }: Bundle, marker: string): boolean =>
  [...assets.values()].some(({ content }) => Buffer.from(content).includes(marker))

/** The source files of the chunks that a merchant's site can ever load. */
function sourcesOf(overrides: Partial<Manifest>): string[] {
  const merchant = { ...manifest, ...overrides }
  const included = includedFeatures(features, merchant)
  const excluded = features.filter((feature) => !included.includes(feature))
  const main = findChunk(release.chunks, 'runtime/main.tsx')?.name ?? ''
  const folders = [
    ...excluded.map(({ id }) => `runtime/features/${id}`),
    ...unusedLibraries(merchant, excluded),
  ]
  return reachableChunks(release.chunks, [main], folders).flatMap(
    (name) => release.chunks.get(name)?.entry ?? [],
  )
}

const project = { appId: 'a', apiKey: 'k', authDomain: 'sign-in.merchant.example', projectId: 'p' }

describe('the emulator', slow, () => {
  it.each(emulatorMarkers)('is in no release: "%s" (I4.37)', (mark) => {
    expect(mentions(release, mark)).toBe(false)
    expect(mentions(development, mark)).toBe(true)
  })

  it('is only enabled by the development overrides, which a release rejects', async () => {
    expect(overlay.development.firebaseEmulator).toBe(true)
    const { merchants } = await loadMerchantsForBuild(root, {})
    expect(merchants.filter((merchant) => merchant.manifest.development)).toEqual([])
  })
})

describe('the library of push messages', slow, () => {
  const messagingSdk = 'runtime/browser/messaging/sdk.ts'
  const push = { from: 'server' } as const

  it('is a separate chunk, which no first load contains (E3.46)', () => {
    const chunk = findChunk(release.chunks, messagingSdk)
    expect(chunk).toBeDefined()
    for (const source of ['runtime/main.tsx', 'runtime/features/push'])
      expect(firstLoad(findChunk(release.chunks, source)?.name ?? '')).not.toContain(chunk?.name)
  })

  it('is not in the site of a merchant without push messages and without an app, and neither is what uses it (D1)', () => {
    const ofPush = (merchant: Partial<Manifest>): string[] =>
      sourcesOf(merchant)
        .filter((source) => /messaging|features\/push/.test(source))
        .sort()
    expect(ofPush({})).toEqual([])
    expect(ofPush({ download: {} })).toEqual([
      'runtime/browser/messaging/messaging.ts',
      'runtime/features/push',
    ])
  })

  it.each<[string, Partial<Manifest>, boolean]>([
    ['with a project', { settings: { push } }, true],
    ['without one', { settings: { firebase: project } }, false],
    ['without a service worker', { settings: { push }, serviceWorker: false }, false],
    ['whose sessions end with the tab', { settings: { push }, session: { keep: 'tab' } }, false],
  ])('is in the site of a merchant %s: %j, %j (E3.46)', (_, merchant, expected) => {
    expect(sourcesOf(merchant).includes(messagingSdk)).toBe(expected)
  })
})

describe('the sign-in library', slow, () => {
  it('is a separate chunk, which no first load contains (I4.37)', () => {
    const lobby = ['runtime/main.tsx', 'runtime/features/lobby', 'runtime/features/login']
    for (const source of lobby) {
      const chunk = findChunk(release.chunks, source)
      expect(chunk, source).toBeDefined()
      expect(firstLoad(chunk?.name ?? '')).not.toContain(findChunk(release.chunks, sdk)?.name)
    }
  })

  it('is not in the site of a merchant without a Firebase project, and neither are the buttons (I4.37)', () => {
    const sources = sourcesOf({ social: { channels: ['google'] }, flags: { GOOGLELOGIN3: true } })
    expect(sources.filter((source) => /firebase|features\/(social|linking)/.test(source))).toEqual([])
  })

  it('is in the site of a merchant with one; the buttons are there if it offers channels (I4.37)', () => {
    const settings = { firebase: project }
    expect(sourcesOf({ settings })).toContain(sdk)
    expect(sourcesOf({ settings })).not.toContain('runtime/features/social')
    expect(sourcesOf({ settings, social: { channels: ['line'] } })).toContain('runtime/features/social')
  })

  it('leaves the buttons out where Google is the only channel and pinned off (I3.36)', () => {
    const more = { settings: { firebase: project }, social: { channels: ['google' as const] } }
    const has = (flag: boolean | 'server') =>
      sourcesOf({ ...more, flags: { GOOGLELOGIN3: flag } }).includes('runtime/features/social')
    expect([true, 'server' as const, false].map(has)).toEqual([true, true, false])
  })
})

/** Everything that is loaded before a chunk runs. */
function firstLoad(name: string): string[] {
  const found = new Set([name])
  for (const one of found) for (const other of release.chunks.get(one)?.imports ?? []) found.add(other)
  return [...found]
}
