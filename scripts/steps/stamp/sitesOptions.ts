import type { Builder } from '../bundle/builder'
import type { Bundle } from '../bundle/bundle'
import type { MerchantManifest } from '../isolation/merchantManifest'
import type { SiteRecords } from '../records/siteRecords'
import type { ResolvedMerchant } from '../validate/loadMerchants'
import type { StampedSite } from './stampSite'
import type { WorkingFolder } from './workingFolder'

export interface SitesOptions {
  /** The project folder: contains runtime/, merchants/, schemas/ and public/; the cache is created in it. */
  readonly root: string
  /** The output folder: a site becomes <out>/<code>. */
  readonly out: string
  readonly merchants: readonly ResolvedMerchant[]
  /** All merchants of the project: a site that has what is another one's is not written. Without them this is not checked. */
  readonly all?: readonly MerchantManifest[]
  /** Readable, uncompressed files, built quickly; a release is small and compressed. */
  readonly development: boolean
  /** Whether files get compressed siblings; by default only in a release. */
  readonly compressed?: boolean
  /**
   * Whether sites have their service worker; by default only in a release. During development nothing is cached: the worker
   * removes itself.
   */
  readonly worker?: boolean
  /** The folder of shared files, reused by later builds; by default in the project's cache. */
  readonly assets?: string
  /** The folder of the source maps; by default in the project's cache. */
  readonly maps?: string
  /** Another host for the assets of all sites: they are written to <out>/_assets, and not into the sites. */
  readonly assetOrigin?: string | undefined
  /** Writes a site in place, and only what has changed; by default its folder is replaced. */
  readonly workingFolder?: WorkingFolder
  /** Compiles the runtime; by default all of it, each time. */
  readonly builder?: Builder
  /** What earlier builds have written: a site whose inputs are the same is left as it is. Without it every site is built. */
  readonly records?: SiteRecords
  /** Builds every site, and only writes the records. */
  readonly fresh?: boolean
  /** The compiled runtime, from an earlier build of the same sources; compiled when absent. */
  readonly compiled?: Bundle
  /** Called before a merchant's site is built. */
  readonly onMerchant?: (code: string, index: number) => void
  /** Called after each merchant. */
  readonly onResult?: (result: SiteResult) => void
}

/** The result of one merchant's build. */
export type SiteResult =
  | {
      readonly code: string
      readonly site: StampedSite
      readonly milliseconds: number
      /** It was left as it is, because nothing that it is made of has changed. */
      readonly unchanged?: true
    }
  | { readonly code: string; readonly problem: string }
