import { join } from 'node:path'
import type { ResolvedMerchant } from '../steps/merchants'
import type { Reloader } from './reload'
import { watchFolders } from './watch'
import type { Workshop } from './workshop'

/** Folders whose changes make a new site. */
export const sourceFolders = ['runtime', 'schemas', 'merchants', 'public']

export interface RebuildOptions {
  readonly root: string
  readonly workshop: Workshop
  readonly reloader: Reloader
  readonly log: (line: string) => void
  /** Told of each good build. */
  readonly built: (merchant: ResolvedMerchant) => void
}

/**
 * Builds anew when a source changes, and reloads the open pages. What is wrong is told, and the last good site stays.
 * Changes during a build are built after it, once. Gives what stops it.
 */
export function rebuildOnChange({
  root,
  workshop,
  reloader,
  log,
  built,
}: RebuildOptions): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isAsked = false
  const rebuild = async (): Promise<void> => {
    isAsked = false
    const start = performance.now()
    const outcome = await workshop.build()
    if ('problem' in outcome) {
      log(`${outcome.problem}\n\nThe last good site stays.`)
      reloader.problem(outcome.problem)
    } else {
      log(`Built anew in ${Math.round(performance.now() - start)} ms.`)
      built(outcome.merchant)
      reloader.reload()
    }
  }
  const stopWatching = watchFolders(
    sourceFolders.map((folder) => join(root, folder)),
    () => {
      if (isAsked) return
      isAsked = true
      running = running.then(rebuild)
    },
  )
  return () => {
    stopWatching()
    return running
  }
}
