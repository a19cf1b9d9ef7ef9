import type { Language, Localized } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import type { Finding } from '../issue'

/** A host that is not on its list of `hosts`. `effect` ends the sentence: ", so the page would not be shown". */
export function hostNotListed(
  path: Finding['path'],
  host: string,
  list: string,
  allowed: readonly string[],
  effect = '',
): Finding {
  const suggestion = closestName(host, allowed)
  return {
    path,
    code: 'host-not-allowed',
    message: `The host "${host}" is not in "hosts.${list}"${effect}.`,
    expected: allowed.length > 0 ? `one of ${allowed.join(', ')}` : `a host of hosts.${list}`,
    ...(suggestion && { suggestion }),
    hint: `Add "${host}" to "hosts.${list}".`,
  }
}

/** What a path that cannot be opened should have been. */
export function openPath(
  target: string,
  open: ReadonlySet<string>,
): Pick<Finding, 'expected' | 'suggestion'> {
  const suggestion = closestName(target, open)
  return { expected: `one of ${[...open].join(', ')}`, ...(suggestion && { suggestion }) }
}

export const leadElsewhere = 'Lead to a path that is mounted and switched on, or mount it in "routes".'

/** A text that lacks some of the languages that the merchant offers. `what` begins the sentence: 'The title of "/m/history"'. */
export function untranslated(
  path: Finding['path'],
  what: string,
  text: Localized | undefined,
  languages: readonly Language[],
): Finding[] {
  const missing = text ? languages.filter((language) => text[language] === undefined) : []
  if (missing.length === 0) return []
  return [
    {
      path,
      on: 'key',
      code: 'title-untranslated',
      message: `${what} is missing in ${missing.join(', ')}.`,
      expected: `a text for each of ${languages.join(', ')}`,
      hint: `Add ${missing.map((language) => `"${language}"`).join(', ')}.`,
    },
  ]
}
