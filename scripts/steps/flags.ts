import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetsPath } from './addresses'
import type { Asset } from './assets'
import { shortHash } from './digest'

/** The flags of all countries, and where they stand: one hash names the folder, so that a page knows all by one address. */
export interface Flags {
  /** With a slash at its end: "/m/assets/flags.1A2B3C4D/". */
  readonly address: string
  /** One for each country: "flags.1A2B3C4D/VN.svg". */
  readonly pictures: readonly Asset[]
}

/** Countries by ISO 3166 alpha-2; the package has flags of regions too. */
const country = /^[A-Z]{2}\.svg$/

/**
 * Reads the flags of the package country-flag-icons, three by two. A file each: a phone shows a dozen of them, packed 300
 * bytes each, and all of them together are 38 KB.
 */
export async function readFlags(root: string): Promise<Flags> {
  const source = join(root, 'node_modules/country-flag-icons/3x2')
  const names = (await readdir(source)).filter((name) => country.test(name)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(source, name))))
  const folder = `flags.${shortHash(Buffer.concat(contents))}/`
  return {
    address: assetsPath + folder,
    pictures: contents.map((content, index) => ({ name: `${folder}${names[index]}`, content })),
  }
}
