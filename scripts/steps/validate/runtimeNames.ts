import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The code of a runtime that could lead to a page, without its comments. */
export type RuntimeNames = string

/** Tables and readers that list every name, whether or not something uses it. */
const listings =
  /\.gen\.ts$|^tables\/(flags|downloadPages|pagesNotToInterrupt)\.ts$|^rules\/settings\/flags\.ts$/

/** Reads the code of `root`/runtime; empty when there is none. */
export async function readRuntimeNames(root: string): Promise<RuntimeNames> {
  const folder = join(root, 'runtime')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !listings.test(name))
  const texts = await Promise.all(
    files.map(async (name) => withoutDeclaration(name, await readFile(join(folder, name), 'utf8'))),
  )
  return texts.map(withoutComments).join('\n')
}

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** A feature's declaration of a page is no link to it. */
const withoutDeclaration = (name: string, code: string): string =>
  name.endsWith('/feature.ts') ? code.replaceAll(/\bpage: '\w+'/g, '') : code

/** Whether code has the name, which contains neither spaces nor quotes, as a text of its own. */
export const readsName = (names: RuntimeNames, name: string): boolean => textsOf(names).has(name)

/** Those of the code that was read last: it is long, and each page of each merchant is looked up in it. */
let known: { readonly names: RuntimeNames; readonly texts: ReadonlySet<string> } | undefined

function textsOf(names: RuntimeNames): ReadonlySet<string> {
  if (known?.names !== names) known = { names, texts: new Set(quotedTexts(names)) }
  return known.texts
}

/** Looks ahead, because a quote that ends one text may begin another one. */
const quotedTexts = (code: string): string[] =>
  [...code.matchAll(/(['"`])(?=([^'"`\s]+)\1)/g)].flatMap(([, , text]) => text ?? [])
