import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'
import { listWords, quote } from '../words'
import { markFindings } from './pictures'

/** The hours are shown where visitors decide: also to those who read another of the merchant's languages. */
export function supportHoursAreStated({ languages, compliance }: Manifest): Finding[] {
  const hours = compliance?.supportHours
  if (hours === undefined || hours === 'always') return []
  const missing = languages.filter((language) => hours[language] === undefined)
  if (missing.length === 0) return []
  return [
    {
      path: ['compliance', 'supportHours'],
      code: 'hours-unstated',
      message: `The hours of customer service are not stated in ${listWords(missing)}.`,
      expected: `"always", or a text in every language that is offered: ${languages.join(', ')}`,
      hint: `Add ${listWords(missing.map(quote))}: those visitors would see no hours.`,
    },
  ]
}

/** The number beside the forms is that of the statement in the footer. */
export function licenceNumberIsTheStated({ compliance: { licence } = {} }: Manifest): Finding[] {
  const number = licence?.number
  if (number === undefined) return []
  const without = Object.entries(licence?.text ?? {}).flatMap(([language, text]) =>
    text.includes(number) ? [] : [language],
  )
  if (without.length === 0) return []
  return [
    {
      path: ['compliance', 'licence', 'number'],
      code: 'licence-number-differs',
      message: `The licence’s statement in ${listWords(without)} does not contain the number "${number}".`,
      expected: 'the number as it stands in the statement',
      hint: 'Correct the number, or the statement.',
    },
  ]
}

const markLists = ['payments', 'seals'] as const

/** A mark is shown once. */
export const marksAreUnique = ({ compliance }: Manifest): Finding[] =>
  markLists.flatMap((list) => {
    const names = (compliance?.[list] ?? []).map(({ name }) => name)
    return names.flatMap((name, index): Finding[] =>
      names.indexOf(name) === index
        ? []
        : [
            {
              path: ['compliance', list, index, 'name'],
              code: 'mark-twice',
              message: `The mark "${name}" is already in "${list}".`,
              expected: 'each mark once',
              hint: 'Remove one of the two.',
            },
          ],
    )
  })

/** The images of marks are as safe and as readable as the logo. */
export const markImagesAreValid = (manifest: Manifest, context: LintContext): Finding[] =>
  markLists.flatMap((list) =>
    (manifest.compliance?.[list] ?? []).flatMap(({ image }, index) =>
      image === undefined ? [] : markFindings(image, ['compliance', list, index, 'image'], manifest, context),
    ),
  )
