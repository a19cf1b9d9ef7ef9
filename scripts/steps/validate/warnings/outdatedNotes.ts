import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentVersion } from '../../migrate/migrations'
import type { OutdatedFile } from '../../migrate/outdatedFiles'
import { type Issue, issueAt } from '../issue'

/** Files of an earlier version: nothing is wrong with them. */
export const outdatedNotes = (root: string, files: readonly OutdatedFile[]): Promise<Issue[]> =>
  Promise.all(
    files.map(async ({ file, line, version }) => {
      const text = await readFile(join(root, file), 'utf8')
      const key = '"schemaVersion"'
      const start = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0)
      const range = {
        source: { file, text },
        offset: Math.max(0, text.indexOf(key, start)),
        length: key.length,
      }
      return issueAt(range, {
        level: 'note',
        code: 'version-outdated',
        message: `The file is of version ${version}, and is read as such.`,
        hint: `"npm run migrate" shows what version ${currentVersion} changes in it.`,
      })
    }),
  )
