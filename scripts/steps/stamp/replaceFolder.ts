import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Lets `write` fill a new folder next to `folder`, then replaces `folder` with it, so that a half-written site is never
 * served. When `write` fails, the old folder stays.
 */
export async function replaceFolder<T>(folder: string, write: (newFolder: string) => Promise<T>): Promise<T> {
  const siblingPath = (kind: string): string =>
    join(dirname(folder), `.${basename(folder)}.${kind}.${process.pid}`)
  const newFolder = siblingPath('next')
  const oldFolder = siblingPath('former')
  remove(newFolder)
  mkdirSync(newFolder, { recursive: true })
  try {
    const result = await write(newFolder)
    remove(oldFolder)
    if (existsSync(folder)) renameSync(folder, oldFolder)
    renameSync(newFolder, folder)
    return result
  } finally {
    remove(newFolder)
    remove(oldFolder)
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })
