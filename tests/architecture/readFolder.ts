import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source } from './readSource'

/** All files under a folder, as paths relative to it. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .sort()

const isHandwritten = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(gen|d)\.ts$/.test(path)

/** All handwritten source files under a folder. */
export const readFolder = (folder: string): readonly Source[] =>
  listFiles(folder)
    .filter(isHandwritten)
    .map((path) => readSource(path, readFileSync(join(folder, path), 'utf8')))
