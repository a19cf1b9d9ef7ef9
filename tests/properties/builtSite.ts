import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SiteData } from '../../runtime/contract/site'
import { features } from '../../runtime/features'
import { json } from '../support/fakes/replies'
import { type RunningSite, type SiteOptions, startSite } from '../support/site'

/** A site that a build has written. */
export interface BuiltSite {
  readonly code: string
  /** The content of a file, by its path without hashes; empty when the site does not have it. */
  read(path: string): string
  /** Whether any of its files contains the text. */
  contains(text: string): boolean
  /** Starts the site with the data and the texts of its pages, as its main script does. */
  open(options?: SiteOptions): Promise<RunningSite>
}

const withoutHash = (path: string): string => path.replace(/\.[A-Z0-9]{8}\./, '.')

export function builtSite(folder: string, code: string): BuiltSite {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const jsonFiles = paths.filter((path) => path.startsWith('m/assets/') && path.endsWith('.json'))
  const read = (path: string): string => {
    const found = paths.find((one) => withoutHash(one) === path)
    return found === undefined ? '' : readFileSync(join(folder, found), 'utf8')
  }
  return {
    code,
    read,
    contains: (text) => paths.some((path) => readFileSync(join(folder, path)).includes(text)),
    open({ session, prepare, ...options } = {}) {
      const [, text = ''] = / id="site"[^>]*>(.*?)<\/script>/s.exec(read('m/home.html')) ?? []
      const data = JSON.parse(text) as SiteData
      return startSite({
        ...options,
        data,
        features: features.filter(({ id }) => !data.withoutFeatures.includes(id)),
        ...(session && { session: { merchantCode: data.code, ...session } }),
        prepare(browser) {
          for (const path of jsonFiles)
            browser.http.answer(`/${path}`, () => ({
              ...{ status: 200, contentType: 'application/json' },
              text: readFileSync(join(folder, path), 'utf8'),
            }))
          browser.http.answer('/m/asset-manifest.json', json({ build: data.build, files: {} }))
          prepare?.(browser)
        },
      })
    },
  }
}
