import { relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Feature, PageKind, Route } from '../../../runtime/contract/feature'
import { evaluate } from '../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type Builder, oneTimeBuilder } from './builder'
import { chunkOfImporter, featureChunks, featuresFolder } from './featureChunks'

/** What the build needs of a page. */
export interface FeaturePage {
  readonly page: string
  readonly kind: PageKind
  /** The text key of the title in its top bar; without one, the logo is shown. */
  readonly title?: string
  /** The same by path, of a page that is mounted on several. */
  readonly titles?: Readonly<Record<string, string>>
}

/** What the build needs of a feature's declaration. */
export interface BuildFeature extends Pick<Feature, 'id' | 'when'> {
  /** The module of the chunk with its lazily loaded files (`FeatureChunk.path`). */
  readonly chunk: string
  readonly pages: readonly FeaturePage[]
  /** It also has overlays, tasks, places or services. */
  readonly hasOtherParts: boolean
}

/**
 * Imports `features` from runtime/features/index.ts. It is compiled again on each call, so that a running `npm start`
 * sees changes. No view is loaded: a lazy import resolves to the path of its module instead.
 */
export async function loadFeatures(
  root: string,
  builder: Builder = oneTimeBuilder,
): Promise<readonly Feature[]> {
  const { outputFiles } = await builder.build('features', {
    absWorkingDir: root,
    entryPoints: [`${featuresFolder}index.ts`],
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [lazyImportPathPlugin(root)],
  })
  // Node keeps a module by its address: the same code is the same module.
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const module: { features: readonly Feature[] } = await import(`data:text/javascript;base64,${code}`)
  return module.features
}

/** The features in the form that the build needs. */
export function toBuildFeatures(features: readonly Feature[]): BuildFeature[] {
  const chunks = featureChunks(features)
  return features.map((feature) =>
    toBuildFeature(feature, chunkOfImporter(chunks, `${featuresFolder}${feature.id}/`)?.path ?? ''),
  )
}

function lazyImportPathPlugin(root: string): Plugin {
  return {
    name: 'lazy-import-path',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === fromPlugin) return undefined
        const resolved = await resolve(path, { kind, resolveDir, pluginData: fromPlugin })
        return resolved.errors.length > 0 ? resolved : { path: resolved.path, namespace: 'address' }
      })
      onLoad({ filter: /./, namespace: 'address' }, ({ path }) => ({
        contents: `export default ${JSON.stringify(relative(root, path).split(sep).join('/'))}`,
      }))
    },
  }
}

/** Marks the plugin's own `resolve` calls, which would otherwise call the plugin again without end. */
const fromPlugin = { skipPlugin: true }

function toBuildFeature(
  { id, when, routes = [], overlays, tasks, places, services }: Feature,
  chunk: string,
): BuildFeature {
  const otherParts = [overlays, tasks, places, services].flatMap((part) => Object.keys(part ?? {}))
  return { id, when, chunk, pages: routes.map(toFeaturePage), hasOtherParts: otherParts.length > 0 }
}

const toFeaturePage = ({ page, kind, title, titles }: Route): FeaturePage => ({
  page,
  kind,
  ...(title && { title }),
  ...(titles && { titles }),
})

/**
 * The features of a merchant's site (D1): those whose condition is not certainly false given the manifest, and that
 * have a mounted page or other parts.
 */
export function includedFeatures(features: readonly BuildFeature[], manifest: Manifest): BuildFeature[] {
  const facts = manifestFacts(manifest)
  const mounted = new Set(Object.values(manifest.routes).map((route) => route.page))
  return features.filter(
    ({ when, pages, hasOtherParts }) =>
      evaluate(when, facts) !== 'no' && (hasOtherParts || pages.some(({ page }) => mounted.has(page))),
  )
}
