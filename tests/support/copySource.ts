import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Copies parts of the project, besides the runtime and what it is built with, to a temporary folder, where they can be changed. */
export function copySource(...parts: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'source-'))
  for (const part of ['runtime', 'schemas', 'public', 'package.json', 'tsconfig.json', ...parts])
    cpSync(resolve(part), join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}
