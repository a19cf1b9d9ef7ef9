import type { Catalogue } from '../assets/catalogues'
import type { Bundle } from '../bundle/bundle'
import { compiledCode } from '../records/codeVersion'
import type { Product } from './checkIsolation'

export interface ProductInput {
  readonly bundle: Bundle
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly publicFiles: ReadonlyMap<string, Uint8Array>
  /** The file that all of the build's own code is imported from. */
  readonly buildCode: string
}

/** All that the product says by itself. It is read when something has to be looked up in it, which is rare. */
export function createProduct(input: ProductInput): Product {
  const shipped = shippedTexts(input)
  let texts: Promise<readonly string[]> | undefined
  const known = new Map<string, Promise<boolean>>()
  return {
    texts: async () => shipped(),
    has(text) {
      texts ??= compiledCode(input.buildCode).then((code) => [...shipped(), code])
      const found = known.get(text) ?? texts.then((all) => all.some((one) => one.includes(text)))
      known.set(text, found)
      return found
    },
  }
}

/** Read once, when they are asked for. */
function shippedTexts({ bundle, catalogues, publicFiles }: ProductInput): () => readonly string[] {
  const { assets, preview, watchdog, boot, criticalCss, captcha, miniGame, serviceWorker } = bundle
  let known: readonly string[] | undefined
  const read = (): readonly string[] => {
    const compiled = [...assets.values(), ...(preview ? [preview] : [])].map(({ content }) => content)
    const inline = [watchdog, boot, criticalCss, captcha, miniGame]
    const worker = [serviceWorker?.script, serviceWorker?.killSwitch]
    return [
      ...[...compiled, ...publicFiles.values()].map((content) => Buffer.from(content).toString()),
      ...[...inline, ...worker].map((text) => text ?? ''),
      ...[...catalogues.values()].map((catalogue) => JSON.stringify(catalogue)),
      JSON.stringify(bundle.features),
    ]
  }
  return () => {
    known ??= read()
    return known
  }
}
