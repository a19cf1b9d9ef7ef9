import type { ManifestFinding } from '../finding'
import type { Subject } from '../subject'

/** Ways to reach somebody who helps. */
export function supportIsReachable({ manifest }: Subject): ManifestFinding[] {
  const entries = manifest.customerService ?? []
  const forEverybody = entries.filter(({ labelIds }) => labelIds === undefined)
  if (forEverybody.length > 0) return []
  return [
    {
      level: 'must',
      code: 'support-missing',
      path: ['customerService'],
      message:
        entries.length === 0
          ? 'There is no channel of customer service.'
          : 'Every channel of customer service is for members with a VIP label: visitors and new members reach nobody.',
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
