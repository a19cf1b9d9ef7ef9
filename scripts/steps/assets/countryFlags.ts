import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetsPath } from '../site/sitePaths'
import type { Asset } from './assetStore'
import { shortHash } from './hashes'

/** The flags of all countries. Their folder name has one hash for all of them, so that a page needs a single URL. */
export interface CountryFlags {
  /** With a trailing slash: "/m/assets/flags.1A2B3C4D/". */
  readonly address: string
  /** One per country: "flags.1A2B3C4D/VN.svg". */
  readonly pictures: readonly Asset[]
}

/** ISO 3166 alpha-2 codes; the package also has flags of regions. */
const countryFile = /^[A-Z]{2}\.svg$/

/**
 * Reads the flags (3:2) of the package country-flag-icons. They stay separate files: a phone shows about a dozen, at
 * 670 bytes each (D166), and all of them together are 38 KB compressed.
 */
export async function readCountryFlags(root: string): Promise<CountryFlags> {
  const source = join(root, 'node_modules/country-flag-icons/3x2')
  const names = (await readdir(source)).filter((name) => countryFile.test(name)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(source, name))))
  const folder = `flags.${shortHash(Buffer.concat(contents))}/`
  return {
    address: assetsPath + folder,
    pictures: contents.map((content, index) => ({ name: `${folder}${names[index]}`, content })),
  }
}
