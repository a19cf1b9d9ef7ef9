import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listFiles, readFolder } from './readFolder'
import type { Source } from './readSource'

const runtime = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** All files under runtime/, as relative paths. */
export const paths: readonly string[] = listFiles(runtime)

/** All handwritten source files. */
export const sources: readonly Source[] = readFolder(runtime)

/** The text of one of them. */
export const textOf = (path: string): string => readFileSync(runtime + path, 'utf8')
