import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Feature } from '../../../runtime/contract/feature'

export const featuresFolder = 'runtime/features/'
export const mainFile = 'runtime/main.tsx'

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

/** A chunk for each feature, but one for what starts on every page: these features' tasks, and what the main file loads. */
export function featureChunks(features: readonly Pick<Feature, 'id' | 'when' | 'tasks'>[]): FeatureChunk[] {
  const starting = features.filter(
    ({ when, tasks }) => when === true && tasks?.some((task) => task.when === true),
  )
  return [
    { path: startChunk, importers: [mainFile, ...starting.map(folderOf)] },
    ...features
      .filter((feature) => !starting.includes(feature))
      .map((feature) => ({ path: featuresFolder + feature.id, importers: [folderOf(feature)] })),
  ]
}

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
