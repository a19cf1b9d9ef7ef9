import { currentVersion } from '../../migrate/migrations'
import type { Issue } from '../issue'
import { locateFinding } from '../locateFinding'
import type { ParsedFile } from '../parseSource'

/** That a file is of an earlier version: nothing is wrong with it. */
export function outdatedNotes({ former, tree }: ParsedFile, merchants: readonly string[]): Issue[] {
  if (!former || !tree) return []
  const finding = {
    path: ['schemaVersion'],
    on: 'key',
    level: 'note',
    code: 'version-outdated',
    message: `The file is of version ${former.version}, and is read as such.`,
    hint: `"npm run migrate" shows what version ${currentVersion} changes in it.`,
  } as const
  return [locateFinding(finding, tree, merchants)]
}
