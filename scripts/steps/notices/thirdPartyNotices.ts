import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a site has the notices, from its folder. */
export const noticesPath = 'm/third-party-notices.txt'

/** Packages whose data is in every site without being compiled: pictures of flags, and the numbering plans made from them. */
export const dataPackages = ['node_modules/country-flag-icons', 'node_modules/libphonenumber-js'] as const

const noticeFile = /^(?:licen[cs]e|copying|copyright|notice)/i

/** Texts of licences that some packages name without having them. */
const licenceTexts: Readonly<Record<string, string>> = {
  'Apache-2.0': fileURLToPath(new URL('Apache-2.0.txt', import.meta.url)),
}

interface Package {
  readonly title: string
  readonly text: string
}

/**
 * The licences of what is in the sites, which ask for it. Packages with the same text stand together. Throws for one
 * that has no licence.
 */
export async function thirdPartyNotices(root: string, folders: readonly string[]): Promise<string> {
  const packages = await Promise.all(folders.map((folder) => readPackage(root, folder)))
  const byText = new Map<string, string[]>()
  for (const { title, text } of packages) byText.set(text, [...(byText.get(text) ?? []), title])
  const sections = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`)
  return `This site contains software of others, under these licences.\n\n${sections.join(`\n${'-'.repeat(80)}\n\n`)}`
}

async function readPackage(root: string, folder: string): Promise<Package> {
  const path = join(root, folder)
  const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
  const files = (await readdir(path)).filter((file) => noticeFile.test(file)).sort()
  const known = licenceTexts[license]
  const paths = files.length > 0 ? files.map((file) => join(path, file)) : known ? [known] : []
  if (paths.length === 0)
    throw new Error(
      `${folder} is part of the sites and has no licence file (its package.json says ${JSON.stringify(license)}). ` +
        'Add the text of its licence to scripts/steps/notices/.',
    )
  const texts = await Promise.all(paths.map((one) => readFile(one, 'utf8')))
  return {
    title: `${name} ${version} (${String(license).replace(/^\((.*)\)$/, '$1')})`,
    text: texts.map((text) => text.trim()).join('\n\n'),
  }
}
