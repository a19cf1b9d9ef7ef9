import type { Member } from '../member'
import type { BuiltSite } from '../sites'

/** What a member does on a site; the same in every engine. */
export interface Journey {
  /** A sentence, with the ids of what it proves. */
  readonly title: string
  /** Which sites it can be made on; all when absent. */
  readonly where?: (site: BuiltSite) => boolean
  run(member: Member): Promise<void>
}
