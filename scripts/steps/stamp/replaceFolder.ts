import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Lets `write` fill a new folder next to `folder`, then replaces `folder` with it, so that a half-written site is never
 * served. When `write` fails, the old folder stays.
 */
export async function replaceFolder<T>(folder: string, write: (newFolder: string) => Promise<T>): Promise<T> {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  restoreInterrupted(
    parent,
    (name, pid) => name === basename(folder) && (pid === process.pid || !isRunning(pid)),
  )
  const siblingPath = (kind: 'next' | 'former'): string =>
    join(parent, `.${basename(folder)}.${kind}.${process.pid}`)
  const newFolder = siblingPath('next')
  const oldFolder = siblingPath('former')
  mkdirSync(newFolder)
  try {
    const result = await write(newFolder)
    if (existsSync(folder)) renameSync(folder, oldFolder)
    renameSync(newFolder, folder)
    return result
  } finally {
    remove(newFolder)
    remove(oldFolder)
  }
}

/**
 * Removes what an interrupted replacement has left in a folder, and puts back what it had taken away. `isMeant` gets the name of
 * the folder that was being replaced, and the process that did it. Returns the names of the folders that were not replaced.
 */
export function restoreInterrupted(
  parent: string,
  isMeant: (name: string, pid: number) => boolean,
): string[] {
  const names = new Set<string>()
  for (const entry of existsSync(parent) ? readdirSync(parent) : []) {
    const [, name = '', kind, pid] = /^\.(.+)\.(next|former)\.(\d+)$/.exec(entry) ?? []
    if (kind === undefined || !isMeant(name, Number(pid))) continue
    const folder = join(parent, name)
    // The new folder was in place already; only the former one had not been removed.
    const wasReplaced = kind === 'former' && existsSync(folder)
    if (!wasReplaced) names.add(name)
    if (kind === 'former' && !wasReplaced) renameSync(join(parent, entry), folder)
    else remove(join(parent, entry))
  }
  return [...names]
}

/** Whether there is such a process. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It may belong to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })
