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
  let texts: Promise<readonly string[]> | undefined
  const known = new Map<string, Promise<boolean>>()
  return {
    has(text) {
      texts ??= readTexts(input)
      const found = known.get(text) ?? texts.then((all) => all.some((one) => one.includes(text)))
      known.set(text, found)
      return found
    },
  }
}

async function readTexts({ bundle, catalogues, publicFiles, buildCode }: ProductInput): Promise<string[]> {
  const { assets, preview, watchdog, boot, criticalCss, captcha, miniGame, serviceWorker } = bundle
  const compiled = [...assets.values(), ...(preview ? [preview] : [])].map(({ content }) => content)
  return [
    ...[...compiled, ...publicFiles.values()].map((content) => Buffer.from(content).toString()),
    ...[watchdog, boot, criticalCss, captcha, miniGame, serviceWorker?.script, serviceWorker?.killSwitch].map(
      (text) => text ?? '',
    ),
    ...[...catalogues.values()].map((catalogue) => JSON.stringify(catalogue)),
    JSON.stringify(bundle.features),
    await compiledCode(buildCode),
  ]
}
