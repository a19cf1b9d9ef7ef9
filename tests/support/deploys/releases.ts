import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import type { BuiltSite } from '../sites/sites'
import type { BuiltVersion, Versions } from './versions'

/** What happens to the older version's files: all are deleted, its assets stay, or the new version's entry script is missing. */
export interface Release {
  readonly version: BuiltVersion
  /** The assets of this version, an older one, stay available. */
  readonly beside?: BuiltVersion | undefined
  /** Assets whose names begin like this are missing, as after an incomplete deploy. */
  readonly without?: string | undefined
}

/** The folder of a host, whose content is switched atomically to another release. */
export interface Releases extends BuiltSite {
  deploy(release: Release): void
  remove(): void
}

const assets = 'm/assets'

export function createReleases({ code, manifest, folder }: Versions): Releases {
  const out = mkdtempSync(join(tmpdir(), 'host-'))
  const live = join(out, 'live')
  return {
    code,
    manifest,
    folder: live,
    deploy(release) {
      const next = join(out, 'next')
      rmSync(next, { force: true })
      symlinkSync(folderOf(release), next)
      renameSync(next, live)
    },
    remove: () => rmSync(out, { recursive: true, force: true }),
  }

  function folderOf({ version, beside, without }: Release): string {
    if (beside === undefined && without === undefined) return resolve(folder(version))
    const combined = join(out, `${version} beside ${beside} without ${without}`)
    if (existsSync(combined)) return combined
    const isWanted = (file: string): boolean =>
      without === undefined || !file.startsWith(`${assets}/${without}`)
    linkFiles(folder(version), combined, isWanted)
    if (beside !== undefined) linkFiles(join(folder(beside), assets), join(combined, assets))
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
    linkSync(source, target)
  }
}
