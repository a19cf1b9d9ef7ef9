import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { contentHash } from '../assets/hashes'

/** This project's folder: its code builds other folders, too, in tests. */
const ownProject = join(import.meta.dirname, '../../..')

/**
 * What a part of the build's own code is, as a hash: of the code itself, without comments, and of the packages and the version of
 * Node that it runs with. `entry` is from the project's folder, and `project` by default the one whose code this is.
 */
export async function codeVersion(entry: string, project = ownProject): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    minifyWhitespace: true,
    logLevel: 'silent',
  })
  const packages = join(project, 'package-lock.json')
  return contentHash(
    Buffer.concat([
      Buffer.from(process.version),
      existsSync(packages) ? readFileSync(packages) : Buffer.of(),
      ...outputFiles.map(({ contents }) => contents),
    ]),
  )
}
