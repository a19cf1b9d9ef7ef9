import { isDeepStrictEqual } from 'node:util'
import type { ResolvedMerchant } from '../steps/validate/loadMerchants'
import type { Reloader } from './reloader'
import type { SiteBuilder } from './siteBuilder'
import type { Watch } from './watchFolders'

export interface RebuildOptions {
  readonly watch: Watch
  readonly siteBuilder: SiteBuilder
  readonly reloader: Reloader
  readonly log: (line: string) => void
  /** What was built first; undefined when it could not be. */
  readonly first: ResolvedMerchant | undefined
  /** Called after each successful build. */
  readonly onBuilt: (merchant: ResolvedMerchant) => void
}

/**
 * Rebuilds when a source changes, and reloads the open pages; a change of stylesheets or texts needs no reload. When a build fails, the problem is logged and the last
 * working site stays. Changes during a build cause one more build after it. Resolves when it watches, to a function that stops it.
 */
export async function rebuildOnChange({
  watch,
  siteBuilder,
  reloader,
  log,
  first,
  onBuilt,
}: RebuildOptions): Promise<() => Promise<void>> {
  let running: Promise<void> = Promise.resolve()
  const changed = new Set<string>()
  /** What the open pages do not show yet, because a build failed. */
  const unseen = new Set<string>()
  let shown = first
  const reportProblem = (problem: string): void => {
    log(`${problem}\n\nThe last working site stays.`)
    reloader.reportProblem(problem)
  }
  const rebuild = async (): Promise<void> => {
    const paths = [...changed]
    changed.clear()
    for (const path of paths) unseen.add(path)
    const start = performance.now()
    const before = siteBuilder.stylesOfPages()
    const result = await siteBuilder.build(paths)
    if ('problem' in result) return reportProblem(result.problem)
    log(`Rebuilt in ${Math.round(performance.now() - start)} ms.`)
    onBuilt(result.merchant)
    const onlyStyles =
      [...unseen].every((path) => path.endsWith('.css')) && siteBuilder.stylesOfPages() === before
    const onlyTexts = shown !== undefined && areTexts([...unseen], shown, result.merchant)
    unseen.clear()
    shown = result.merchant
    if (onlyStyles) reloader.updateStyles(siteBuilder.stylesheets())
    else if (onlyTexts) reloader.updateTexts(siteBuilder.texts())
    else reloader.reload()
  }
  const stopWatching = await watch({
    onChange(path) {
      const isQueued = changed.size > 0
      changed.add(path)
      if (!isQueued) running = running.then(rebuild).catch((error) => reportProblem(String(error)))
    },
    onError: (message) => log(`Changes are not noticed any more: ${message}`),
  })
  return async () => {
    await stopWatching()
    await running
  }
}

/** Whether nothing else has changed than the product's texts, and a manifest's own. */
function areTexts(paths: readonly string[], before: ResolvedMerchant, after: ResolvedMerchant): boolean {
  const isText = (path: string): boolean => /^runtime\/text\/\w+\.json$/.test(path)
  const isManifest = (path: string): boolean => /^merchants\/.+\.json$/.test(path)
  const withoutTexts = ({ manifest: { texts: _, ...manifest } }: ResolvedMerchant) => manifest
  return (
    paths.every((path) => isText(path) || isManifest(path)) &&
    isDeepStrictEqual(withoutTexts(before), withoutTexts(after))
  )
}
