import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import { headersFor, parseHeadersFile } from '../../scripts/steps/hosting/headers'
import { buildOne } from './buildOne'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project
beforeAll(() => {
  project = createProject()
  project.write('runtime/worker/worker.ts', 'declare const site: unknown\nglobalThis.worker = [site]\n')
  project.write('runtime/worker/killSwitch.ts', 'declare const site: unknown\nglobalThis.killed = [site]\n')
  project.write('runtime/browser/rare.ts', "export const rare = 'rare-marker'\n")
  project.write(
    'runtime/features/rewards/deep.ts',
    "export const deep = (name: string) => 'rewards-deep-marker:' + name\nexport const more = () => import('../../browser/rare')\n",
  )
  project.write(
    'runtime/features/rewards/RewardsPage.ts',
    "import { deep, more } from './deep'\nexport default () => [deep('rewards-marker'), more()]\n",
  )
})
afterAll(() => project.remove())

async function buildWorker(overrides: Partial<Manifest> = {}, development = false) {
  const { folder } = await buildOne(project, 'sample', overrides, development)
  const tree = readTree(folder)
  const script = tree.get('m/sw.js')?.toString() ?? ''
  const [, siteJson = '{}'] = /^var site=(.*);\n/.exec(script) ?? []
  const site = JSON.parse(siteJson) as WorkerSite
  const manifest = JSON.parse(tree.get('m/asset-manifest.json')?.toString() ?? '{}') as {
    build: string
    files: Record<string, string>
  }
  return { tree, script, site, manifest }
}

describe('m/sw.js', slow, () => {
  it('contains merchant, build and shell, and lists every file of the site once (E7.24)', async () => {
    const { site, manifest, tree } = await buildWorker()
    expect(site).toMatchObject({ merchant: 'sample', build: manifest.build, shell: '/m/home' })
    const listed = [...site.precached, ...site.cachedWhenIdle, ...site.cachedOnUse]
    expect(listed.sort()).toEqual(Object.values(manifest.files).sort())
    for (const path of listed) expect(tree.has(path.slice(1)), path).toBe(true)
  })

  it('caches first what the lobby starts with, later what is one lazy import away, and the rest on use (E7.24)', async () => {
    const { site, manifest } = await buildWorker()
    const namesIn = (list: readonly string[]) =>
      Object.keys(manifest.files).filter(
        (name) => name.includes('/') && list.includes(manifest.files[name] ?? ''),
      )
    expect(namesIn(site.precached)).toEqual([
      'runtime/features/lobby',
      'runtime/main.tsx',
      'runtime/ui/base.css',
      'texts/VI.json',
    ])
    expect(namesIn(site.cachedWhenIdle)).toEqual(['runtime/features/rewards'])
    expect(namesIn(site.cachedOnUse)).toEqual(['runtime/browser/rare.ts', 'texts/EN.json'])
  })

  it('is the same for the same site, and different for each build', async () => {
    const [one, same, other] = [
      await buildWorker(),
      await buildWorker(),
      await buildWorker({ name: 'Another' }),
    ]
    expect(one.script).toBe(same.script)
    expect(one.script).not.toBe(other.script)
  })

  it('lists no code of a feature that the merchant cannot have', async () => {
    const { script } = await buildWorker({ flags: { REWCEN3: false } })
    expect(script).not.toContain('RewardsPage')
  })

  it.each<[string, Partial<Manifest>, boolean]>([
    ['where the manifest switches it off', { serviceWorker: false }, false],
    ['in development, where nothing may be cached', {}, true],
  ])('is the kill switch %s (E7.24)', async (_, more, development) => {
    const { script, site } = await buildWorker(more, development)
    expect(script).toContain('globalThis.killed')
    expect(site).toEqual({ merchant: 'sample' })
  })

  it('is revalidated each time', async () => {
    const { tree } = await buildWorker()
    const rules = parseHeadersFile(tree.get('_headers')?.toString() ?? '')
    expect(headersFor(rules, '/m/sw.js')['Cache-Control']).toBe('no-cache')
    expect(tree.get('nginx.conf')?.toString()).toContain('\nadd_header Cache-Control "no-cache" always;')
  })
})
