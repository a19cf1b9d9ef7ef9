import { buildSync } from 'esbuild'

/** The stand-ins of the vendor's scripts, by their source in vendor/. */
export type VendorScript = 'gt' | 'gt4' | 'fullpage' | 'gcaptcha4' | 'gct4' | 'bypass'

const made = new Map<VendorScript, string>()

/** A vendor's script as a browser gets it; compiled when it is first wanted. */
export function vendorScript(name: VendorScript): string {
  const known = made.get(name) ?? compile(name)
  made.set(name, known)
  return known
}

function compile(name: VendorScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [new URL(`vendor/${name}.ts`, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'safari15.4', 'firefox115'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
