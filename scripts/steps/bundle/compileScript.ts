import { buildSync } from 'esbuild'
import { browserTargets } from './browserTargets'

const compiled = new Map<string, string>()

/** A file and what it imports, as one classic script for browsers; compiled on first use. */
export function compileScript({ pathname }: URL): string {
  const script = compiled.get(pathname) ?? compile(pathname)
  compiled.set(pathname, script)
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
