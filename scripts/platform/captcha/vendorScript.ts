import { compileScript } from '../../steps/bundle/compileScript'

/** The stubs of the vendor's scripts, by their file in vendor/. */
export type VendorScript = 'gt' | 'gt4' | 'fullpage' | 'gcaptcha4' | 'gct4' | 'bypass'

const compiledScripts = new Map<VendorScript, string>()

/** The stub of a vendor's script for browsers; compiled on first use. */
export function vendorScript(name: VendorScript): string {
  const script = compiledScripts.get(name) ?? compileScript(new URL(`vendor/${name}.ts`, import.meta.url))
  compiledScripts.set(name, script)
  return script
}
