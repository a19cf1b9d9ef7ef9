import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Lets `write` fill a file of a hidden name beside `path`, and then replaces `path` with it: who reads it gets all of the former content
 * or all of the new one, also when the process ends in between.
 */
export function inOneStep(path: string, write: (part: string) => void): void {
  const part = partOf(path)
  write(part)
  renameSync(part, path)
}

const partOf = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}`)

/** Replaces several files when the content of all has been written: where one cannot be, none is. */
export function replaceFiles(
  files: readonly { readonly path: string; readonly content: string; readonly mode: number }[],
): void {
  try {
    for (const { path, content, mode } of files) writeFileSync(partOf(path), content, { mode })
    for (const { path } of files) renameSync(partOf(path), path)
  } finally {
    for (const { path } of files) rmSync(partOf(path), { force: true })
  }
}

/** Writes a file in one step. */
export const replaceFile = (path: string, content: Uint8Array | string, mode?: number): void =>
  inOneStep(path, (part) => writeFileSync(part, content, { mode }))
