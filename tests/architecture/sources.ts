import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSource, type Source } from './readSource'

const runtime = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** All files under runtime/, as relative paths. */
export const paths: readonly string[] = readdirSync(runtime, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(runtime.length).replaceAll('\\', '/'))
  .sort()

const isHandwritten = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(gen|d)\.ts$/.test(path)

/** All handwritten source files. */
export const sources: readonly Source[] = paths
  .filter(isHandwritten)
  .map((path) => readSource(path, readFileSync(join(runtime, path), 'utf8')))
