import type { PhoneOptions } from '../driver'
import type { Member } from '../member'
import type { BuiltSite } from '../sites'

/** What a member does on a site; the same in every engine. */
export interface Journey {
  /** A sentence, with the ids of what it proves. */
  readonly title: string
  /** Which sites it can be made on; all when absent. */
  readonly where?: (site: BuiltSite) => boolean
  /** It shows what a merchant's manifest makes of the site: in Chromium it is made at all of them. */
  readonly everywhere?: true
  /** What the phone must have; an ordinary one when absent. */
  readonly phone?: PhoneOptions
  run(member: Member): Promise<void>
}
