import { relative, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Feature, PageKind, Route } from '../../runtime/contract/feature'
import { evaluate } from '../../runtime/rules/settings/conditions'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { knownFacts } from './manifest'

/** A page as the build sees it. */
export interface FeaturePage {
  readonly page: string
  readonly kind: PageKind
  /** The key of the text in its top bar; without one the brand stands there. */
  readonly title?: string
  /** The source of its view, from the project's root: "runtime/features/lobby/LobbyPage.tsx". */
  readonly source: string
}

/** A feature's declaration as the build sees it. */
export interface BuildFeature extends Pick<Feature, 'id' | 'when'> {
  readonly pages: readonly FeaturePage[]
  /** It is more than its pages: overlays, tasks, places or services. */
  readonly doesMore: boolean
}

/**
 * Reads runtime/features/index.ts (its export `features`). The declarations are compiled anew each time, so that a
 * watching build sees their changes. Nothing of a view is loaded: here a lazy import answers with its own address.
 */
export async function readDeclarations(root: string): Promise<readonly Feature[]> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: ['runtime/features/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [lazyImportsAnswerTheirAddress(root)],
  })
  const code = Buffer.from(result.outputFiles[0]?.contents ?? []).toString('base64')
  const module: { features: readonly Feature[] } = await import(`data:text/javascript;base64,${code}`)
  return module.features
}

/** The features as the build sees them. */
export const readFeatures = async (root: string): Promise<BuildFeature[]> =>
  Promise.all((await readDeclarations(root)).map(readFeature))

function lazyImportsAnswerTheirAddress(root: string): Plugin {
  return {
    name: 'lazy imports answer their address',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === seen) return undefined
        const found = await resolve(path, { kind, resolveDir, pluginData: seen })
        return found.errors.length > 0 ? found : { path: found.path, namespace: 'address' }
      })
      onLoad({ filter: /./, namespace: 'address' }, ({ path }) => ({
        contents: `export default ${JSON.stringify(relative(root, path).split(sep).join('/'))}`,
      }))
    },
  }
}

/** Marks a question of the plugin itself, which would else be asked again for ever. */
const seen = { asked: true }

async function readFeature({
  id,
  when,
  routes = [],
  overlays,
  tasks,
  places,
  services,
}: Feature): Promise<BuildFeature> {
  const more = [overlays, tasks, places, services].flatMap((part) => Object.keys(part ?? {}))
  return { id, when, pages: await Promise.all(routes.map(readPage)), doesMore: more.length > 0 }
}

async function readPage({ page, kind, title, view }: Route): Promise<FeaturePage> {
  const { default: source } = await view()
  return { page, kind, source: String(source), ...(title && { title }) }
}

/**
 * The features of a merchant's site (D1): those whose condition is not a certain no by the manifest alone, and that
 * have a page which the manifest mounts, or do more than that.
 */
export function keptFeatures(features: readonly BuildFeature[], manifest: Manifest): BuildFeature[] {
  const facts = knownFacts(manifest)
  const mounted = new Set(Object.values(manifest.routes).map((route) => route.page))
  return features.filter(
    ({ when, pages, doesMore }) =>
      evaluate(when, facts) !== 'no' && (doesMore || pages.some(({ page }) => mounted.has(page))),
  )
}
