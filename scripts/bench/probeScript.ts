import { compileScript } from '../steps/bundle/compileScript'

let compiled: string | undefined

/** The probe, as a script that runs in a page before its own. */
export const probeScript = (): string => {
  compiled ??= compileScript(new URL('probe.ts', import.meta.url))
  return compiled
}
