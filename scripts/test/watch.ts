import { watch } from 'node:fs'
import { join } from 'node:path'
import { changedPaths, readImpact } from './changed'

const watchedFolders = ['merchants', 'public', 'runtime', 'schemas', 'scripts', 'tests']

/** An editor saves in several steps, and saves several files one after the other. */
const millisecondsUntilSaved = 200

/**
 * Runs the unit tests of what differs from the last commit, and then those of each file that is saved, until the process
 * ends.
 */
export async function watchTests(
  root: string,
  runFiles: (files: readonly string[]) => Promise<void>,
): Promise<never> {
  const saved = new Set(changedPaths(root, 'HEAD'))
  let wake: (() => void) | undefined
  for (const folder of watchedFolders)
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name) saved.add(`${folder}/${name.replaceAll('\\', '/')}`)
      wake?.()
    })
  for (;;) {
    const paths = [...saved]
    saved.clear()
    if (paths.length > 0) await runAffected(root, paths, runFiles)
    console.log('Waiting for a file to be saved. Ctrl-C stops.')
    while (saved.size === 0) await new Promise<void>((resolve) => (wake = resolve))
    await new Promise((resolve) => setTimeout(resolve, millisecondsUntilSaved))
  }
}

async function runAffected(
  root: string,
  paths: readonly string[],
  runFiles: (files: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    const { unit } = await readImpact(root, paths)
    await runFiles(unit)
  } catch (error) {
    // A file that is saved half written does not compile: the message has its line.
    console.error(error instanceof Error ? error.message : error)
  }
}
