import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Migration, Rename } from './migration'
import { toVersion2 } from './toVersion2'

type Version = Manifest['schemaVersion']

/** What each version after the first has changed; the versions are those of the schema. */
export const migrations: Readonly<Record<Exclude<Version, 1>, Migration>> = { 2: toVersion2 }

const laterVersions = Object.keys(migrations).map(Number)

export const currentVersion = Math.max(...laterVersions) as Version

/** Whether a manifest may say this version. */
export const isVersion = (value: unknown): value is Version =>
  value === 1 || laterVersions.some((version) => version === value)

/** A rename, with the version that did it. */
export interface VersionedRename extends Rename {
  readonly since: number
}

/** Everything that was renamed after a version, the oldest first. */
export const renamesAfter = (version: number): readonly VersionedRename[] =>
  Object.entries(migrations).flatMap(([since, { renames }]) =>
    Number(since) > version ? renames.map((rename) => ({ ...rename, since: Number(since) })) : [],
  )

/** The rename that took its name from a property at this path. */
export const findRename = (path: readonly (string | number)[]): VersionedRename | undefined =>
  renamesAfter(1).find((rename) => rename.path.join('\n') === path.join('\n'))
