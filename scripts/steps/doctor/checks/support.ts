import type { ManifestFinding } from '../finding'
import type { Subject } from '../subject'

/** Somebody who helps can be reached. That not all entries are for members with a label is a matter of the check. */
export function supportIsReachable({ manifest }: Subject): ManifestFinding[] {
  if ((manifest.customerService ?? []).length > 0) return []
  return [
    {
      level: 'must',
      code: 'support-missing',
      path: ['customerService'],
      message: 'There is no channel of customer service.',
      why: 'Whoever cannot log in or misses a payment has nobody to ask, above all while the platform is down.',
      fix: 'Add an entry without "labelIds" to "customerService", and its host to "hosts.customerService".',
    },
  ]
}

/** Channels that visitors see under a number. */
export const supportHasTitles = ({ manifest: { customerService = [] } }: Subject): ManifestFinding[] =>
  customerService.length < 2
    ? []
    : customerService.flatMap(({ id, title }, index): ManifestFinding[] =>
        title !== undefined
          ? []
          : [
              {
                level: 'note',
                code: 'support-title-missing',
                path: ['customerService', index],
                message: `The channel "${id}" has no title, so it is called CS${index + 1}.`,
                why: 'Members who choose between several channels cannot know which one is which (E3.24).',
                fix: 'Add a "title" in every language.',
              },
            ],
      )
