import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { PhoneOptions } from '../engines/driver'
import type { Member } from '../member'
import type { BuiltSite } from '../sites/sites'
import type { Aspect } from './aspects'

/** What a member does on a site; the same in every engine. */
export interface Journey {
  /** A sentence that ends with the ids of the statements it proves. */
  readonly title: string
  /** What it proves that engines may do differently: it would fail in an engine that does it wrong. */
  readonly aspects: readonly Aspect[]
  /** The sites that support it; all when absent. */
  readonly where?: (site: BuiltSite) => boolean
  /**
   * What it depends on in a merchant's manifest: in Chromium it runs at one merchant for each value. Absent when it proves the
   * same at every merchant.
   */
  readonly dependsOn?: (manifest: Manifest) => unknown
  /** Options of the phone. */
  readonly phone?: PhoneOptions
  run(member: Member): Promise<void>
}
