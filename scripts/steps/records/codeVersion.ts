import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { contentHash } from '../assets/hashes'

/** This project's folder: its code builds other folders, too, in tests. */
const ownProject = join(import.meta.dirname, '../../..')

/**
 * A part of the build's own code, without comments. `entry` is from the project's folder, and `project` by default the one whose
 * code this is.
 */
export async function compiledCode(entry: string, project = ownProject): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    charset: 'utf8',
    packages: 'external',
    jsx: 'automatic',
    minifyWhitespace: true,
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

/** The same as a hash, with the packages and the version of Node that it runs with. */
export async function codeVersion(entry: string, project = ownProject): Promise<string> {
  // What is asked for, and what is installed.
  const packages = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => join(project, name))
  return contentHash(
    Buffer.concat([
      Buffer.from(process.version),
      ...packages.map((path) => (existsSync(path) ? readFileSync(path) : Buffer.of())),
      Buffer.from(await compiledCode(entry, project)),
    ]),
  )
}
