import { compileScript } from '../steps/bundle/compileScript'

/** The probe, as a script that runs in a page before its own. */
export const probeScript = (): string => compileScript(new URL('probe.ts', import.meta.url))
