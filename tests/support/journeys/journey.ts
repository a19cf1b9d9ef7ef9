import type { PhoneOptions } from '../engines/driver'
import type { Member } from '../member'
import type { BuiltSite } from '../sites/sites'

/** What a member does on a site; the same in every engine. */
export interface Journey {
  /** A sentence that ends with the ids of the statements it proves. */
  readonly title: string
  /** The sites that support it; all when absent. */
  readonly where?: (site: BuiltSite) => boolean
  /** It depends on the merchant's manifest: in Chromium it runs at all merchants. */
  readonly everywhere?: true
  /** Options of the phone. */
  readonly phone?: PhoneOptions
  run(member: Member): Promise<void>
}
