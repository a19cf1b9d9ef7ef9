import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { readSvg, type SvgReading } from '../svg/readSvg'
import { issueAt } from '../validate/issue'
import { type JsonTree, rangeAt } from '../validate/jsonTree'
import { picturePaths, readMerchant, readPresets } from '../validate/merchantFiles'
import { mergePresets } from '../validate/mergePresets'
import type { ParsedFile } from '../validate/parseSource'
import type { DoctorFinding, FilePlace, ManifestFinding } from './finding'

/** A picture of the brand, as it is in the folder. */
export interface BrandPicture {
  /** From the merchant's folder: "brand/logo.svg". */
  readonly path: string
  readonly bytes: Uint8Array
  readonly reading: SvgReading
}

/** A merchant that is examined: its manifest, and where each value stands. */
export interface Subject {
  readonly code: string
  readonly manifest: Manifest
  /** The merged manifest. */
  readonly tree: JsonTree
  /** The merchant's own file. */
  readonly own: ParsedFile
  readonly pictures: readonly BrandPicture[]
  /** The files of its brand folder: "brand/logo.svg". */
  readonly brandFiles: readonly string[]
  readonly others: readonly OtherMerchant[]
}

export interface OtherMerchant {
  readonly code: string
  readonly manifest: Manifest
  /** Its pictures, by path. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

type NamedManifest = Pick<OtherMerchant, 'code' | 'manifest'>

/** The merchants of the project with their pictures, once for all that are examined. */
export const readProject = (root: string, all: readonly NamedManifest[]): Promise<OtherMerchant[]> =>
  Promise.all(
    all.map(async ({ code, manifest }) => {
      const { logo, icon } = manifest.brand
      return { code, manifest, pictures: await readFiles(join(root, 'merchants', code), [logo, icon]) }
    }),
  )

/** Reads what the checks need of a merchant that matches the schema. */
export async function readSubject(
  root: string,
  { code, manifest }: NamedManifest,
  project: readonly OtherMerchant[],
): Promise<Subject> {
  const folder = join(root, 'merchants')
  const [presets, { file }, brand] = await Promise.all([
    readPresets(folder),
    readMerchant(folder, code),
    readdir(join(folder, code, 'brand')).catch(() => []),
  ])
  const { tree } = mergePresets(file, presets)
  if (!tree) throw new Error(`${file.file} cannot be read: npm run check ${code} says why.`)
  const bytes = await readFiles(join(folder, code), picturePaths(tree))
  return {
    code,
    manifest,
    tree,
    own: file,
    brandFiles: brand.filter((name) => !name.startsWith('.')).map((name) => `brand/${name}`),
    pictures: await Promise.all(
      [...bytes].map(async ([path, content]) => ({ path, bytes: content, reading: await readSvg(content) })),
    ),
    others: project.filter((other) => other.code !== code),
  }
}

async function readFiles(folder: string, paths: readonly string[]): Promise<Map<string, Uint8Array>> {
  const read = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(folder, path)).catch(() => undefined)] as const),
  )
  return new Map(read.flatMap(([path, content]) => (content ? [[path, content] as const] : [])))
}

/** Adds the line: that of the value in whichever file sets it, or of the merchant's own file where it is missing. */
export function locate({ tree, own }: Subject, finding: ManifestFinding): DoctorFinding & FilePlace {
  const { path, on = 'value', at, ...details } = finding
  const merged = rangeAt(tree, path, on)
  const isOwn = merged.source.file === own.file
  const range = at ?? (isOwn || !own.tree ? merged : rangeAt(own.tree, path, on))
  const { file, line, column } = issueAt(range, { code: details.code, message: '', hint: '' })
  return { ...details, file, line, column }
}
