import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { browserTargets } from './browserTargets'

const compiled = new Map<string, string>()

/** A file and what it imports, as one classic script for browsers; compiled on first use. */
export function compileScript(url: URL): string {
  const path = fileURLToPath(url)
  const script = compiled.get(path) ?? compile(path)
  compiled.set(path, script)
  return script
}

function compile(path: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
