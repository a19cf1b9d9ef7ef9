import { buildSync } from 'esbuild'
import { browserTargets } from './browserTargets'

/** A file and what it imports, as one classic script for browsers. */
export function compileScript(file: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [file.pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
