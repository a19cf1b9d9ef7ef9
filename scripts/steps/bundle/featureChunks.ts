import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Feature } from '../../../runtime/contract/feature'
import type { Place } from '../../../runtime/contract/places'
import type { Services } from '../../../runtime/contract/services'

export const featuresFolder = 'runtime/features/'
export const mainFile = 'runtime/main.tsx'

/** The chunk of the page that most visits begin with, and its view. */
export const chunkOfStartPage = `${featuresFolder}lobby`
export const startPage = `${chunkOfStartPage}/Lobby.tsx`

/**
 * The module of a chunk that contains everything that a feature loads lazily: a file for each view, task and service would be a
 * request for each. It exists only in the build, and exports the lazily loaded files by name.
 */
export interface FeatureChunk {
  /** Its path, from the project root: "runtime/features/member". The chunk is named after it. */
  readonly path: string
  /** Where its lazily loaded files are imported: folders and files, from the project root. */
  readonly importers: readonly string[]
}

/** The chunk of what starts on every page, which every site has. */
export const startChunk = `${featuresFolder}start`

/** The chunk of what every lobby asks for as soon as the browser is idle. */
export const idleChunk = `${featuresFolder}idle`

/** Where the lobby shows what comes when the browser is idle (`shell/SiteLayout.tsx`, `features/lobby/Lobby.tsx`). */
const idlePlaces: readonly Place[] = ['belowHero', 'floating', 'pageFooter']
/** The service that the lobby asks for on its own, so that a banner can be tapped. */
const lobbyService: keyof Services = 'bannerProps'

type Declared = Pick<Feature, 'id' | 'when' | 'routes' | 'tasks' | 'places' | 'services'>

/**
 * A chunk for each feature, but one for what starts on every page (these features' tasks, the banners of the lobby, and what the main file loads), and one for
 * what the lobby asks for when the browser is idle. Only features that every site has share a chunk (D1).
 */
export function featureChunks(features: readonly Declared[]): FeatureChunk[] {
  const inEverySite = features.filter(({ when }) => when === true)
  const starting = inEverySite.filter(
    ({ tasks = [], services = {} }) =>
      tasks.some((task) => task.when === true && !task.waits) || lobbyService in services,
  )
  const whenIdle = inEverySite.filter((feature) => !starting.includes(feature) && isForIdle(feature))
  const chunk = (path: string, members: readonly Declared[]): FeatureChunk[] =>
    members.length > 0 ? [{ path, importers: members.map(folderOf) }] : []
  return [
    { path: startChunk, importers: [mainFile, ...starting.map(folderOf)] },
    ...chunk(idleChunk, whenIdle),
    ...features
      .filter((feature) => !starting.includes(feature) && !whenIdle.includes(feature))
      .flatMap((feature) => chunk(featuresFolder + feature.id, [feature])),
  ]
}

/** It has no page of its own, and a part or a task for whoever opens the lobby. */
const isForIdle = ({ routes = [], tasks = [], places = {} }: Declared): boolean =>
  routes.length === 0 &&
  (idlePlaces.some((place) => place in places) || tasks.some(({ when }) => when === 'visitor'))

const folderOf = ({ id }: Pick<Feature, 'id'>): string => `${featuresFolder}${id}/`

/** The chunk whose files a source file imports lazily. */
export const chunkOfImporter = (chunks: readonly FeatureChunk[], path: string): FeatureChunk | undefined =>
  chunks.find(({ importers }) => importers.some((importer) => path.startsWith(importer)))

const lazyImport = /(?<!typeof )\bimport\('(\.[^']+)'\)/g

/** The source of a chunk's module. */
export function chunkSource(root: string, { importers }: FeatureChunk): string {
  const files = importers
    .flatMap((importer) => sourceFiles(root, importer))
    .flatMap((path) => lazyFiles(root, path))
  return [...new Set(files)]
    .sort()
    .map((file) => `export * as ${exportName(file)} from '${sourceSpecifier}${file}'`)
    .join('\n')
}

const sourceFiles = (root: string, importer: string): string[] =>
  importer.endsWith('/')
    ? readdirSync(join(root, importer), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(importer, name))
    : [importer]

const lazyFiles = (root: string, path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(lazyImport)]
    .map(([, imported = '']) => join(dirname(path), imported))
    .filter((file) => isOwn(path, file))

/** Libraries that a feature loads are separate: they are larger than features, and change with other releases. */
const isOwn = (importer: string, file: string): boolean =>
  importer === mainFile || file.startsWith(featuresFolder)

/** A source file with the lazy imports of its chunk's files led to the chunk. */
export const importFromChunk = (source: string, path: string, chunk: FeatureChunk): string =>
  source.replace(lazyImport, (original, imported: string) => {
    const file = join(dirname(path), imported)
    if (!isOwn(path, file)) return original
    return `import('${sourceSpecifier}${chunk.path}').then((chunk) => chunk.${exportName(file)})`
  })

/** Begins a path from the project root, in what the build writes into sources. */
export const sourceSpecifier = 'source:'

/** "runtime/features/member/MemberHome" becomes "member_MemberHome". */
const exportName = (file: string): string => file.replace(/^runtime\/(features\/)?/, '').replace(/\W/g, '_')
