import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild'
import type { Asset } from './assets'
import { findCore, shareCore } from './core'

/** The oldest browsers that get the site (D17). */
const browsers = ['chrome109', 'safari15.4', 'firefox115']

/** How one compiled file stands to the others; names are those of `Asset`. */
export interface Chunk {
  readonly name: string
  /** The source file that this chunk was made for, from the project's root: "runtime/main.tsx". */
  readonly entry: string | undefined
  /** Loaded before this one runs. */
  readonly imports: readonly string[]
  /** Loaded when the code asks for it. */
  readonly lazyImports: readonly string[]
}

/** One compile for all merchants. */
export interface Bundle {
  readonly assets: ReadonlyMap<string, Asset>
  readonly chunks: ReadonlyMap<string, Chunk>
  readonly maps: readonly Asset[]
  /** The scripts and the styles that stand in every page's head; the guard speaks to browsers of long ago too. */
  readonly guard: string
  readonly boot: string
  readonly critical: string
  /** The script of the captcha's frame page; undefined when the runtime has none. */
  readonly captcha: string | undefined
  /** The service worker's script, and that of its kill switch; undefined when the runtime has none. */
  readonly worker: { readonly site: string; readonly kill: string } | undefined
}

export interface BundleOptions {
  /** The project: the folder that holds runtime/. */
  readonly root: string
  readonly development: boolean
  /** Whether sign-in may go to an Auth emulator; a release drops that code (D17). */
  readonly firebaseEmulator?: boolean
}

const captchaScript = 'runtime/browser/captcha/captchaPageScript.ts'
const workerFolder = 'runtime/worker'

/** Compiles the runtime. Throws esbuild's BuildFailure, whose message names file, line and reason. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const [site, guard, boot, critical, captcha, worker] = await Promise.all([
    compileSite(options),
    inline(options, 'runtime/browser/watchdogScript.ts', { format: 'iife', target: 'es2015' }),
    inline(options, 'runtime/browser/boot.ts', { format: 'iife' }),
    inline(options, 'runtime/ui/critical.css', {}),
    existsSync(join(options.root, captchaScript))
      ? inline(options, captchaScript, { format: 'iife' })
      : undefined,
    compileWorker(options),
  ])
  const files = site.outputFiles.map(asAsset)
  return {
    assets: byName(files.filter((file) => !file.name.endsWith('.map'))),
    chunks: byName(chunksOf(site.metafile)),
    maps: files.filter((file) => file.name.endsWith('.map')),
    guard,
    boot,
    critical,
    captcha,
    worker,
  }
}

async function compileWorker(options: BundleOptions): Promise<Bundle['worker']> {
  if (!existsSync(join(options.root, workerFolder))) return undefined
  const [site, kill] = await Promise.all(
    ['worker', 'killSwitch'].map((name) => inline(options, `${workerFolder}/${name}.ts`, { format: 'iife' })),
  )
  return { site: site ?? '', kill: kill ?? '' }
}

/** The first compile only finds out what is shared; it minifies and writes nothing. */
async function compileSite(options: BundleOptions) {
  const site = { ...siteOptions(options), write: false, metafile: true } as const
  const { metafile } = await build({ ...site, minify: false, sourcemap: false })
  return build({ ...site, plugins: [shareCore(options.root, findCore(metafile))] })
}

const outputFolder = 'assets'

const common = ({ root, development, firebaseEmulator = false }: BundleOptions): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  minify: !development,
  target: browsers,
  charset: 'utf8',
  legalComments: 'none',
  jsx: 'automatic',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
    FIREBASE_EMULATOR: JSON.stringify(firebaseEmulator),
  },
})

/**
 * `vendor` is an entry of its own, so that the libraries land in chunks that a release of ours does not rename;
 * every feature's stylesheet is one, because a single stylesheet would carry the features of all merchants.
 */
const siteOptions = (options: BundleOptions): BuildOptions => ({
  ...common(options),
  entryPoints: {
    main: 'runtime/main.tsx',
    vendor: 'runtime/vendor.ts',
    base: 'runtime/ui/base.css',
    ...featureStyles(options.root),
  },
  outdir: outputFolder,
  format: 'esm',
  splitting: true,
  sourcemap: options.development ? 'inline' : 'external',
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
})

async function inline(options: BundleOptions, entry: string, more: BuildOptions): Promise<string> {
  const result = await build({ ...common(options), ...more, entryPoints: [entry], write: false })
  return result.outputFiles?.[0]?.text.trim() ?? ''
}

/** Features that have a stylesheet: id to source. */
function featureStyles(root: string): Record<string, string> {
  const folder = join(root, 'runtime/features')
  const ids = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(
    ids
      .map(({ name }) => [name, `runtime/features/${name}/${name}.css`] as const)
      .filter(([, path]) => existsSync(join(root, path))),
  )
}

const asAsset = ({ path, contents }: OutputFile): Asset => ({ name: basename(path), content: contents })

const byName = <T extends { readonly name: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.name, item] as const).sort(([one], [other]) => (one < other ? -1 : 1)))

function chunksOf(metafile: Metafile): Chunk[] {
  return Object.entries(metafile.outputs)
    .filter(([path]) => !path.endsWith('.map'))
    .map(([path, output]) => {
      const imported = (kind: string): string[] =>
        output.imports
          .filter((found) => found.kind === kind && !found.external)
          .map((found) => basename(found.path))
      return {
        name: basename(path),
        entry: output.entryPoint,
        imports: imported('import-statement'),
        lazyImports: imported('dynamic-import'),
      }
    })
}
