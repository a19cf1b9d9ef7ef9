import { compileScript } from '../../steps/bundle/compileScript'

/** The stubs of the vendor's scripts, by their file in vendor/. */
export type VendorScript = 'gt' | 'gt4' | 'fullpage' | 'gcaptcha4' | 'gct4' | 'bypass'

/** The stub of a vendor's script for browsers. */
export const vendorScript = (name: VendorScript): string =>
  compileScript(new URL(`vendor/${name}.ts`, import.meta.url))
