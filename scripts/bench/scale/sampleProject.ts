import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSampleMerchants, sampleCode } from './sampleMerchants'

/** What a project needs besides its merchants; its packages are links. */
const copied = [
  'runtime',
  'schemas',
  'scripts',
  'public',
  'merchants/_presets',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
] as const

/** Makes a project with this many merchants in a folder, which is emptied before. */
export function createSampleProject(root: string, folder: string, merchants: number): void {
  rmSync(folder, { recursive: true, force: true })
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true })
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeSampleMerchants(root, folder, merchants)
}

/** Only the merchants, into the folder's merchants/. */
export function writeSampleMerchants(root: string, folder: string, merchants: number): void {
  const sample = createSampleMerchants(root)
  for (let index = 0; index < merchants; index += 1)
    for (const [path, content] of sample(index)) {
      const file = join(folder, 'merchants', sampleCode(index), path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
}

/** Each package is a link, and what a build keeps in node_modules/.cache is the project's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(from, name), join(to, name))
}
