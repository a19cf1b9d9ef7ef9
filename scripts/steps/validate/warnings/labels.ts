import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import customerServiceSchema from '../../../../schemas/customer-service.schema.json' with { type: 'json' }
import { closestName } from '../closestName'
import type { Finding } from '../issue'

/** The usual ones, which the schema shows. */
export const knownLabels: readonly string[] = [
  ...new Set(customerServiceSchema.$defs.entry.properties.labelIds.examples.flat()),
]

/** Labels of customer service that look like another one's misspelling; which there are, only the platform knows. */
export function oddLabels({ customerService = [] }: Manifest, known: readonly string[]): Finding[] {
  return customerService.flatMap(({ labelIds = [] }, entry) =>
    labelIds.flatMap((label, index): Finding[] => {
      const suggestion = known.includes(label) ? undefined : closestName(label, known)
      if (suggestion === undefined) return []
      return [
        {
          path: ['customerService', entry, 'labelIds', index],
          level: 'warning',
          code: 'label-unknown',
          message: `"${label}" is probably not a VIP label: no member would see this entry for it.`,
          expected: `a label of the platform, such as ${known.join(', ')}`,
          suggestion,
          hint: `Write "${suggestion}", or keep it if the platform has this label.`,
        },
      ]
    }),
  )
}
