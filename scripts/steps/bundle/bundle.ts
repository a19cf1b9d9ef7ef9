import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BuildOptions, OutputFile } from 'esbuild'
import type { Feature } from '../../../runtime/contract/feature'
import type { Asset } from '../assets/assetStore'
import { shippedPackages } from '../notices/shippedPackages'
import { browserTargets } from './browserTargets'
import { type Builder, type Compiled, oneTimeBuilder } from './builder'
import { type Chunk, chunksOf } from './chunkGraph'
import { chunksPlugin, findChunkGroups, noChunkGroups } from './chunkGroups'
import { featureChunks } from './featureChunks'
import { type FeatureStyles, splitStyles, styleEntries } from './featureStyles'
import { type BuildFeature, loadFeatures, toBuildFeatures } from './features'
import { previewIconsPlugin } from './previewIcons'
import { timesPlugin } from './timesPlugin'

/** The compiled runtime, which all merchants share. */
export interface Bundle {
  readonly assets: ReadonlyMap<string, Asset>
  readonly chunks: ReadonlyMap<string, Chunk>
  readonly maps: readonly Asset[]
  /** The folders of the packages of which something is in the assets, from the project root. */
  readonly packages: readonly string[]
  /** The features that were compiled. */
  readonly features: readonly BuildFeature[]
  /** Inline scripts and styles in every page's head; the watchdog also runs in very old browsers. */
  readonly watchdog: string
  readonly boot: string
  readonly criticalCss: string
  /** What a lobby needs besides, when its first slide is painted with the shell. */
  readonly paintedHeroCss: string
  /** The script that shows the lobby before the application is there; undefined when the runtime has none. */
  readonly preview: Asset | undefined
  /** The script of the captcha's iframe page; undefined when the runtime has none. */
  readonly captcha: string | undefined
  /** The script of the mini game's iframe page, likewise. */
  readonly miniGame: string | undefined
  /** The service worker's script, and the script that removes it; undefined when the runtime has none. */
  readonly serviceWorker: { readonly script: string; readonly killSwitch: string } | undefined
}

export interface BundleOptions {
  /** The project folder, which contains runtime/. */
  readonly root: string
  readonly development: boolean
  /** Whether sign-in may use an Auth emulator; a release drops that code (D112). */
  readonly firebaseEmulator?: boolean
  /** By default everything is compiled. */
  readonly builder?: Builder
}

const captchaScript = 'runtime/browser/captcha/captchaPageScript.ts'
const miniGameScript = 'runtime/browser/miniGame/miniGamePageScript.ts'
const serviceWorkerFolder = 'runtime/worker'
const previewFolder = 'runtime/preview'

/** Compiles the runtime. Throws esbuild's BuildFailure, whose message has file, line and reason. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const loading = loadFeatures(options.root, builderOf(options))
  const compilingStyles = compileStyles(options)
  const [
    site,
    styles,
    features,
    preview,
    watchdog,
    boot,
    criticalCss,
    paintedHeroCss,
    captcha,
    miniGame,
    serviceWorker,
  ] = await Promise.all([
    compilingStyles.then((styles) => compileSite(options, loading, styles.inScripts)),
    compilingStyles.then(({ separate }) => separate),
    loading,
    compilePreview(options),
    compileInline(options, 'runtime/browser/start/watchdogScript.ts', { format: 'iife', target: 'es2015' }),
    compileInline(options, 'runtime/browser/start/boot.ts', { format: 'iife' }),
    compileInline(options, 'runtime/ui/critical.css', {}),
    compileInline(options, 'runtime/ui/paintedHero.css', {}),
    compileFramePage(options, captchaScript),
    compileFramePage(options, miniGameScript),
    compileServiceWorker(options),
  ])
  const previewFiles = preview.map(toAsset)
  const siteFiles = [...site.outputFiles, ...styles.outputFiles].map(toAsset)
  return {
    assets: byName(siteFiles.filter((file) => !isMap(file))),
    chunks: byName([...chunksOf(site.metafile), ...chunksOf(styles.metafile)]),
    maps: [...siteFiles, ...previewFiles].filter(isMap),
    packages: shippedPackages([site.metafile]),
    features: toBuildFeatures(features),
    preview: previewFiles.find((file) => !isMap(file)),
    watchdog,
    boot,
    criticalCss,
    paintedHeroCss,
    captcha,
    miniGame,
    serviceWorker,
  }
}

const compileFramePage = async (options: BundleOptions, entry: string): Promise<string | undefined> =>
  existsSync(join(options.root, entry)) ? compileInline(options, entry, { format: 'iife' }) : undefined

async function compileServiceWorker(options: BundleOptions): Promise<Bundle['serviceWorker']> {
  if (!existsSync(join(options.root, serviceWorkerFolder))) return undefined
  const [script, killSwitch] = await Promise.all(
    ['worker', 'killSwitch'].map((name) =>
      compileInline(options, `${serviceWorkerFolder}/${name}.ts`, { format: 'iife' }),
    ),
  )
  return { script: script ?? '', killSwitch: killSwitch ?? '' }
}

/** The components of the preview create elements directly: it comes without React. */
async function compilePreview(options: BundleOptions): Promise<readonly OutputFile[]> {
  const folder = join(options.root, previewFolder)
  if (!existsSync(folder)) return []
  const { outputFiles } = await builderOf(options).build('preview', {
    ...siteOptions(options),
    entryPoints: { preview: `${previewFolder}/preview.tsx` },
    splitting: false,
    plugins: [previewIconsPlugin, timesPlugin],
    alias: { 'react/jsx-runtime': join(folder, 'jsxRuntime.ts'), react: join(folder, 'react.ts') },
  })
  return outputFiles
}

/**
 * A release's shared modules are grouped: a first build finds out which are shared; it is not minified and writes nothing. During
 * development the number of chunks does not matter.
 */
async function compileSite(
  options: BundleOptions,
  features: Promise<readonly Feature[]>,
  styles: FeatureStyles,
) {
  const { root, development } = options
  const builder = builderOf(options)
  const site = siteOptions(options)
  const chunks = featureChunks(await features)
  const ungrouped = { ...site, plugins: [chunksPlugin(root, chunks, noChunkGroups, styles)] }
  if (development) return builder.build('site', ungrouped, chunks)
  const { metafile } = await builder.build('groups', { ...ungrouped, minify: false, sourcemap: false }, [
    chunks,
    [...styles],
  ])
  const groups = findChunkGroups(metafile, chunks)
  const grouped = { ...site, plugins: [chunksPlugin(root, chunks, groups, styles)] }
  return builder.build('site', grouped, [chunks, [...groups.extraImports], [...styles]])
}

const builderOf = ({ builder = oneTimeBuilder }: BundleOptions): Builder => builder

const outputFolder = 'assets'

const commonOptions = ({ root, development, firebaseEmulator = false }: BundleOptions): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  // Else the hashes in names would tell where packages are that another project's folder links to.
  preserveSymlinks: true,
  minify: !development,
  target: browserTargets,
  charset: 'utf8',
  legalComments: 'none',
  jsx: 'automatic',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
    // jotai reads this one: without it, its checks for developers would be part of every page.
    'import.meta.env': 'true',
    'import.meta.env.MODE': JSON.stringify(development ? 'development' : 'production'),
    FIREBASE_EMULATOR: JSON.stringify(firebaseEmulator),
  },
})

/** `vendor` is a separate entry, so that a release does not rename the libraries' chunks. */
const siteOptions = (options: BundleOptions): BuildOptions => ({
  ...commonOptions(options),
  entryPoints: { main: 'runtime/main.tsx', vendor: 'runtime/vendor.ts' },
  outdir: outputFolder,
  format: 'esm',
  splitting: true,
  sourcemap: options.development ? 'linked' : 'external',
  ...hashedNames,
})

/**
 * The stylesheets of their own, and the styles that come with scripts: those of the features in a release. During development each
 * feature has its own stylesheet, so that a change of it needs no reload.
 */
async function compileStyles(
  options: BundleOptions,
): Promise<{ readonly separate: Compiled; readonly inScripts: FeatureStyles }> {
  const compiled = await builderOf(options).build('styles', {
    ...commonOptions(options),
    entryPoints: styleEntries(options.root),
    outdir: outputFolder,
    sourcemap: options.development ? 'linked' : 'external',
    ...hashedNames,
  })
  if (options.development) return { separate: compiled, inScripts: new Map() }
  const { base, features } = splitStyles(compiled)
  return { separate: base, inScripts: features }
}

const hashedNames: BuildOptions = {
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
}

async function compileInline(
  options: BundleOptions,
  entry: string,
  overrides: BuildOptions,
): Promise<string> {
  const inline = { ...commonOptions(options), ...overrides, entryPoints: [entry] }
  const { outputFiles } = await builderOf(options).build(entry, inline)
  return outputFiles[0]?.text.trim() ?? ''
}

const isMap = ({ name }: Asset): boolean => name.endsWith('.map')

const toAsset = ({ path, contents }: OutputFile): Asset => ({ name: basename(path), content: contents })

const byName = <T extends { readonly name: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.name, item] as const).sort(([one], [other]) => (one < other ? -1 : 1)))
