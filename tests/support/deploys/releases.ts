import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { linkOrCopyFile } from '../../../scripts/steps/assets/assetStore'
import type { BuiltSite } from '../sites'
import type { Versions } from './versions'

/** A host's folder, whose content is another version's from one moment to the next. */
export interface Releases extends BuiltSite {
  /** Puts a version in the place of what was there; the files of `kept`, a version before it, stay reachable beside it. */
  release(version: string, kept?: string): void
  /** Makes another version of one: without its files whose names begin so, as when a deploy breaks off. */
  lose(version: string, beginning: string, name: string): void
}

const assets = 'm/assets'

export function releasesOf({ code, manifest, out, folder }: Versions): Releases {
  const live = join(out, 'live')
  return {
    code,
    manifest,
    folder: live,
    release(version, kept) {
      const next = join(out, 'next')
      rmSync(next, { force: true })
      symlinkSync(kept === undefined ? folder(version) : beside(version, kept), next)
      renameSync(next, live)
    },
    lose(version, beginning, name) {
      const lost = (file: string): boolean => file.startsWith(`${assets}/${beginning}`)
      linkAll(folder(version), folder(name), (file) => !lost(file))
    },
  }

  function beside(version: string, kept: string): string {
    const both = join(out, `${version} beside ${kept}`)
    if (existsSync(both)) return both
    linkAll(folder(version), both)
    linkAll(join(folder(kept), assets), join(both, assets))
    return both
  }
}

/** Links the files below a folder to where they are not there yet; `isWanted` is asked by their path in it. */
function linkAll(from: string, to: string, isWanted: (file: string) => boolean = () => true): void {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (!entry.isFile() || existsSync(target) || !isWanted(relative(from, source))) continue
    mkdirSync(dirname(target), { recursive: true })
    linkOrCopyFile(source, target)
  }
}
