import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Lets `write` fill a new folder beside `folder` and then puts it in its place, so that nobody is ever served a
 * half-written site. When `write` fails, what was there before stays.
 */
export async function replaceFolder<T>(folder: string, write: (draft: string) => Promise<T>): Promise<T> {
  const sibling = (kind: string): string =>
    join(dirname(folder), `.${basename(folder)}.${kind}.${process.pid}`)
  const draft = sibling('next')
  const former = sibling('former')
  remove(draft)
  mkdirSync(draft, { recursive: true })
  try {
    const result = await write(draft)
    remove(former)
    if (existsSync(folder)) renameSync(folder, former)
    renameSync(draft, folder)
    return result
  } finally {
    remove(draft)
    remove(former)
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })
