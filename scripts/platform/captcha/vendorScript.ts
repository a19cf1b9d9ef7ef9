import { buildSync } from 'esbuild'
import { browserTargets } from '../../steps/bundle/browserTargets'

/** The stubs of the vendor's scripts, by their file in vendor/. */
export type VendorScript = 'gt' | 'gt4' | 'fullpage' | 'gcaptcha4' | 'gct4' | 'bypass'

const compiledScripts = new Map<VendorScript, string>()

/** The stub of a vendor's script for browsers; compiled on first use. */
export function vendorScript(name: VendorScript): string {
  const script = compiledScripts.get(name) ?? compile(name)
  compiledScripts.set(name, script)
  return script
}

function compile(name: VendorScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [new URL(`vendor/${name}.ts`, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
