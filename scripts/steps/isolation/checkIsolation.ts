import { assetsPath } from '../site/sitePaths'
import { findMarks } from './findMarks'
import type { Mark, Marks } from './marks'
import type { MerchantManifest } from './merchantManifest'
import { findSecrets } from './secrets'

/** What is known of a site before it is written. */
export interface PlannedSite {
  readonly code: string
  readonly assets: readonly { readonly name: string; readonly content: Uint8Array }[]
  readonly pages: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

/** What all sites have in common: its own words are nobody's. */
export interface Product {
  /** What it says in the sites: its scripts, styles and texts. */
  texts(): Promise<readonly string[]>
  /** Whether its code or its texts have this text. */
  has(text: string): Promise<boolean>
}

export interface Isolation {
  /** Why a site must not be written: a sentence for each thing that is not this merchant's, or looks like a secret. */
  check(site: PlannedSite, merchant: MerchantManifest): Promise<string[]>
  /** Whether the product itself has a domain of another merchant, which is in every site then, also in one that is left as it is. */
  isInProduct(code: string): Promise<boolean>
}

/** Files that are read as text. */
const isText = (path: string): boolean =>
  /(?:^|\/)_(?:headers|redirects)$|\.(?:html|js|css|json|conf|txt|webmanifest|xml)$/.test(path)

/** More lines would not help. */
const maxProblems = 10

/** The marks of many merchants are collected when the first site is checked. */
export function createIsolation(readMarks: () => Marks, product: Product): Isolation {
  let known: Marks | undefined
  const marks = (): Marks => {
    known ??= readMarks()
    return known
  }
  // The same files are in the sites of many merchants.
  const inAssets = new WeakMap<Uint8Array, Promise<Found>>()
  const readAsset = (name: string, content: Uint8Array): Promise<Found> => {
    const found = inAssets.get(content) ?? read(name, Buffer.from(content).toString(), marks())
    inAssets.set(content, found)
    return found
  }
  let owners: Promise<ReadonlySet<string>> | undefined
  return {
    async isInProduct(code) {
      owners ??= product.texts().then((texts) => ownersOfDomains(texts, marks()))
      return [...(await owners)].some((owner) => owner !== code)
    },
    async check(site, { code, manifest }) {
      const own = JSON.stringify([code, manifest])
      const problems: string[] = []
      const addMarks = async (path: string, found: Found): Promise<void> => {
        for (const mark of found.marks)
          if (mark.owner !== code && !hasItself(own, mark) && !(await isOfProduct(mark, product)))
            problems.push(foreignMark(path, mark, code, await product.has(mark.value)))
        problems.push(...found.secrets.map((secret) => foundSecret(path, secret)))
      }
      for (const { name, content } of site.assets)
        if (isText(name)) await addMarks(assetsPath.slice(1) + name, await readAsset(name, content))
      const texts = ownTexts(site)
      // All at once, because each search costs more than a text does; where it is matters only when there is something.
      const all = texts.map(([, text]) => text).join('\n')
      const hasSecret = (await findSecrets('the site', all)).length > 0
      for (const [path, text] of texts) {
        const secrets = hasSecret ? await findSecrets(path, text) : []
        await addMarks(path, { marks: findMarks(text, marks()), secrets })
        problems.push(...foreignCodes(path, text, code), ...foreignAssets(path, text, site))
      }
      return problems.slice(0, maxProblems)
    },
  }
}

interface Found {
  readonly marks: readonly Mark[]
  readonly secrets: readonly string[]
}

const read = async (path: string, text: string, marks: Marks): Promise<Found> => ({
  marks: findMarks(text, marks),
  secrets: await findSecrets(path, text),
})

/** A host is the same in any letter case. */
const hasItself = (own: string, { kind, value }: Mark): boolean =>
  (kind === 'domain' || kind === 'host' ? own.toLowerCase() : own).includes(value)

const ownersOfDomains = (texts: readonly string[], marks: Marks): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => findMarks(text, marks))
      .flatMap(({ kind, owner }) => (kind === 'domain' ? owner : [])),
  )

/** A domain belongs to its merchant even where the product's own code names it: that is a mistake there. */
const isOfProduct = async ({ kind, value }: Mark, product: Product): Promise<boolean> =>
  kind !== 'domain' && (await product.has(value))

/** The site's own texts, by the first file that has them: most lines of its pages are the same. */
function ownTexts({ pages, files }: PlannedSite): [string, string][] {
  const seen = new Set<string>()
  return [...files, ...pages].flatMap(([path, content]): [string, string][] => {
    if (typeof content !== 'string' || !isText(path)) return []
    const lines = content.split('\n').filter((line) => !seen.has(line))
    for (const line of lines) seen.add(line)
    return lines.length > 0 ? [[path, lines.join('\n')]] : []
  })
}

/** Where pages and the service worker say whose they are. */
const codePlaces = [
  /<script data-code="([^"]*)"/g,
  /<script type="application\/json" id="site">\{"code":"([^"]*)"/g,
  /^var site=\{"merchant":"([^"]*)"/g,
]

const foreignCodes = (path: string, text: string, code: string): string[] =>
  codePlaces
    .flatMap((place) => [...text.matchAll(place)].map(([, found = '']) => found))
    .filter((found) => found !== code)
    .map((found) => `${path} says that it is of the merchant "${found}". ${mixedUp}`)

/** Addresses of files that this site does not have. */
function foreignAssets(path: string, text: string, { assets, files }: PlannedSite): string[] {
  const names = assets.map(({ name }) => assetsPath + name)
  const folders = names.flatMap((name) => name.slice(0, name.lastIndexOf('/')))
  const own = new Set([...names, ...folders, ...[...files.keys()].map((name) => `/${name}`)])
  const addresses = text.match(/\/m\/(?:assets|icons)\/[\w.-]+(?:\/[\w.-]+)*/g) ?? []
  return [...new Set(addresses)]
    .filter((address) => !own.has(address))
    .map((address) => `${path} refers to ${address}, a file that this site does not have. ${mixedUp}`)
}

const mixedUp =
  'The build has mixed up merchants: build again with --fresh; if that does not help, a step in scripts/steps/ keeps what is another merchant’s.'

const kinds: Readonly<Record<Mark['kind'], string>> = {
  domain: 'a domain of',
  host: 'a host of',
  name: 'the name of',
  id: 'an id or a key of',
}

const foreignMark = (
  path: string,
  { kind, value, owner }: Mark,
  code: string,
  isInProduct: boolean,
): string =>
  `${path} has "${value}", ${kinds[kind]} the merchant "${owner}". ${
    isInProduct
      ? `It is in the product’s own code or texts, which every merchant has: move it to merchants/${owner}/.`
      : mixedUp
  } If it is meant, merchants/${code}/merchant.json has to say it itself.`

const foundSecret = (path: string, secret: string): string =>
  `${path} has what looks like a secret: ${secret}. Everyone can read a site: take it out of the manifest, the texts or the code that has it, and replace the key, because whoever saw it can use it.`
