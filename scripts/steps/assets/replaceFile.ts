import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Lets `write` fill a file of a hidden name beside `path`, and then replaces `path` with it: who reads it gets all of the former content
 * or all of the new one, also when the process ends in between.
 */
export function inOneStep(path: string, write: (part: string) => void): void {
  const part = join(dirname(path), `.${basename(path)}.${process.pid}`)
  write(part)
  renameSync(part, path)
}

/** Writes a file in one step. */
export const replaceFile = (path: string, content: Uint8Array | string, mode?: number): void =>
  inOneStep(path, (part) => writeFileSync(part, content, { mode }))
