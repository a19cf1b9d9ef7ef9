import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSource, type Source } from './source'

const runtime = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** All that lies under runtime/, as paths from there. */
export const paths: readonly string[] = readdirSync(runtime, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(runtime.length).replaceAll('\\', '/'))
  .sort()

const isWritten = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(gen|d)\.ts$/.test(path)

/** The sources that people write. */
export const sources: readonly Source[] = paths
  .filter(isWritten)
  .map((path) => readSource(path, readFileSync(join(runtime, path), 'utf8')))
