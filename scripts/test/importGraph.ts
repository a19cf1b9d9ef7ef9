import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'

/** For each file the files that it imports, including lazily. Paths are from the project root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Imports the `feature.ts` of all features. */
export const featureList = 'runtime/features/index.ts'
export const siteStart = 'runtime/shell/start.tsx'

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isUnitTest = (path: string): boolean =>
  isTest(path) && !/^tests\/(site|engines|requirements)\//.test(path)
export const isSiteTest = (path: string): boolean => isTest(path) && path.startsWith('tests/site/')

/** Reads the imports of all tests, the runtime's entry and its features. */
export async function readImports(root: string): Promise<ImportGraph> {
  const files = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
  const { metafile } = await build({
    entryPoints: [
      ...files('tests').filter(isTest),
      ...files('runtime/features').filter((file) => file.endsWith('/feature.ts')),
      siteStart,
    ].map((file) => join(root, file)),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return graphOf(metafile)
}

const graphOf = ({ inputs }: Metafile): ImportGraph =>
  new Map(
    Object.entries(inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((one) => one.path),
    ]),
  )

/** These files, and every file that imports one of them, directly or indirectly; not through the file `stop`. */
export function importersOf(graph: ImportGraph, paths: Iterable<string>, stop?: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [path, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path])
  const found = new Set<string>()
  const queue = [...paths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    found.add(path)
    if (path !== stop) queue.push(...(importers.get(path) ?? []))
  }
  return found
}

/** Reads test files by their paths from the project's root. */
export const readTestOf =
  (root: string) =>
  (path: string): string =>
    readFileSync(join(root, path), 'utf8')
