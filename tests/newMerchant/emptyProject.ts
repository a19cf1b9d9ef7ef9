import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A project without a merchant: the presets are its own, everything else is this project's. */
export function createEmptyProject(linked: readonly string[] = ['schemas', 'runtime']): {
  readonly root: string
  remove(): void
} {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'new-')))
  mkdirSync(join(root, 'merchants'))
  cpSync('merchants/_presets', join(root, 'merchants/_presets'), { recursive: true })
  for (const name of linked) symlinkSync(realpathSync(name), join(root, name))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
