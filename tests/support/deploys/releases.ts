import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { linkOrCopyFile } from '../../../scripts/steps/assets/assetStore'
import type { BuiltSite } from '../sites/sites'
import type { Versions } from './versions'

/** The folder of a host, whose content is switched atomically to another version. */
export interface Releases extends BuiltSite {
  /** Deploys a version; the assets of `olderVersion`, an older version, stay available. */
  deploy(version: string, olderVersion?: string): void
  /** Copies a version without the assets whose names have a prefix, as after an incomplete deploy. */
  copyWithout(version: string, prefix: string, name: string): void
}

const assets = 'm/assets'

export function createReleases({ code, manifest, out, folder }: Versions): Releases {
  const live = join(out, 'live')
  return {
    code,
    manifest,
    folder: live,
    deploy(version, olderVersion) {
      const next = join(out, 'next')
      rmSync(next, { force: true })
      symlinkSync(olderVersion === undefined ? folder(version) : combine(version, olderVersion), next)
      renameSync(next, live)
    },
    copyWithout(version, prefix, name) {
      const isExcluded = (file: string): boolean => file.startsWith(`${assets}/${prefix}`)
      linkFiles(folder(version), folder(name), (file) => !isExcluded(file))
    },
  }

  function combine(version: string, olderVersion: string): string {
    const combined = join(out, `${version} beside ${olderVersion}`)
    if (existsSync(combined)) return combined
    linkFiles(folder(version), combined)
    linkFiles(join(folder(olderVersion), assets), join(combined, assets))
    return combined
  }
}

/** Links all wanted files of a folder into another one, unless they exist; `isWanted` gets their relative path. */
function linkFiles(from: string, to: string, isWanted: (file: string) => boolean = () => true): void {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (!entry.isFile() || existsSync(target) || !isWanted(relative(from, source))) continue
    mkdirSync(dirname(target), { recursive: true })
    linkOrCopyFile(source, target)
  }
}
