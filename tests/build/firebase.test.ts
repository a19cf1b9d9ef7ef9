import { beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import overlay from '../../scripts/start/development.json'
import { type Bundle, bundle } from '../../scripts/steps/bundle'
import { checkedMerchants } from '../../scripts/steps/checked'
import { type BuildFeature, keptFeatures, readFeatures } from '../../scripts/steps/features'
import { unusedEdges } from '../../scripts/steps/parts'
import { chunkOf, reachable } from '../../scripts/steps/prune'
import { manifest } from '../support/manifest'

/** The real runtime is compiled twice, and twice again. */
const patience = { timeout: 120_000 }

const root = process.cwd()
const sdk = 'runtime/browser/identity/firebase/sdk.ts'

/** Where sign-in would go to the emulator, and what the library itself says when it does. */
const emulatorMarks = [
  '/emulator/gapi.js',
  'Running in emulator mode. Do not use with production credentials.',
]

let release: Bundle
let development: Bundle
let features: readonly BuildFeature[]

beforeAll(async () => {
  release = await bundle({ root, development: false })
  development = await bundle({ root, development: false, firebaseEmulator: true })
  features = await readFeatures(root)
}, patience.timeout)

const mentions = ({ assets }: Bundle, mark: string): boolean =>
  [...assets.values()].some(({ content }) => Buffer.from(content).includes(mark))

/** The sources of the chunks that a merchant's site can ever load. */
function sourcesOf(more: Partial<Manifest>): string[] {
  const merchant = { ...manifest, ...more }
  const kept = keptFeatures(features, merchant)
  const pruned = features.filter((feature) => !kept.includes(feature))
  const main = chunkOf(release.chunks, 'runtime/main.tsx')?.name ?? ''
  const folders = [...pruned.map(({ id }) => `runtime/features/${id}`), ...unusedEdges(merchant)]
  return reachable(release.chunks, [main], folders).flatMap((name) => release.chunks.get(name)?.entry ?? [])
}

const project = { appId: 'a', apiKey: 'k', authDomain: 'sign-in.merchant.example', projectId: 'p' }

describe('the emulator', patience, () => {
  it.each(emulatorMarks)('is in no release: "%s" (I4.37)', (mark) => {
    expect(mentions(release, mark)).toBe(false)
    expect(mentions(development, mark)).toBe(true)
  })

  it('is named by the development overlay alone, which a release refuses', async () => {
    expect(overlay.development.firebaseEmulator).toBe(true)
    const { merchants } = await checkedMerchants(root, {})
    expect(merchants.filter((merchant) => merchant.manifest.development)).toEqual([])
  })
})

describe('the sign-in library', patience, () => {
  it('is a chunk of its own, which nothing loads that is loaded first (I4.37)', () => {
    const lobby = [
      'runtime/main.tsx',
      'runtime/features/lobby/Lobby.tsx',
      'runtime/features/login/LoginPage.tsx',
    ]
    for (const source of lobby) {
      const chunk = chunkOf(release.chunks, source)
      expect(chunk, source).toBeDefined()
      expect(firstLoad(chunk?.name ?? '')).not.toContain(chunkOf(release.chunks, sdk)?.name)
    }
  })

  it('is not in the site of a merchant without a Firebase project, nor are the buttons (I4.37)', () => {
    const without = sourcesOf({ social: { channels: ['google'] }, flags: { GOOGLELOGIN3: true } })
    expect(without.filter((source) => /firebase|features\/(social|linking)/.test(source))).toEqual([])
  })

  it('is in the site of a merchant with one, and the buttons of one who offers channels (I4.37)', () => {
    const settings = { firebase: project }
    expect(sourcesOf({ settings })).toContain(sdk)
    expect(sourcesOf({ settings })).not.toContain('runtime/features/social/SocialButtons.tsx')
    expect(sourcesOf({ settings, social: { channels: ['line'] } })).toContain(
      'runtime/features/social/SocialButtons.tsx',
    )
  })

  it('leaves the buttons out where Google is pinned off and alone (I3.36)', () => {
    const more = { settings: { firebase: project }, social: { channels: ['google' as const] } }
    const has = (flag: boolean | 'server') =>
      sourcesOf({ ...more, flags: { GOOGLELOGIN3: flag } }).includes(
        'runtime/features/social/SocialButtons.tsx',
      )
    expect([true, 'server' as const, false].map(has)).toEqual([true, true, false])
  })
})

/** Everything that a chunk imports before it runs. */
function firstLoad(name: string): string[] {
  const found = new Set([name])
  for (const one of found) for (const other of release.chunks.get(one)?.imports ?? []) found.add(other)
  return [...found]
}
