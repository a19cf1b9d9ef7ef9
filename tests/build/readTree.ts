import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** All files in a folder, by relative path, sorted. */
export function readTree(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(files.map((path) => [relative(folder, path), readFileSync(path)] as const))
}

/** The files that contain a text, by path. */
export const filesContaining = (tree: ReadonlyMap<string, Buffer>, text: string): string[] =>
  [...tree].filter(([, content]) => content.includes(text)).map(([path]) => path)
