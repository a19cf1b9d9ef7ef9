import { languages as languageTable } from '../../../runtime/tables/languages'
import { listWords } from '../validate/words'
import type { ManifestFinding } from './finding'

/** How many languages a message names. */
const maxLanguages = 5

const languageOf = ({ path }: ManifestFinding): string | undefined => {
  const last = String(path.at(-1))
  return path.length > 1 && Object.hasOwn(languageTable, last) ? last : undefined
}

/** A text that has the same finding in several languages is one finding, at the first of them. */
export function onePerText(findings: readonly ManifestFinding[]): ManifestFinding[] {
  const groups = new Map<string, ManifestFinding[]>()
  for (const [index, finding] of findings.entries()) {
    const place = languageOf(finding) === undefined ? index : finding.path.slice(0, -1).join('\n')
    const key = `${finding.code}\n${place}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [others.length === 0 ? first : { ...first, message: `${first.message} ${alsoIn(others)}` }] : [],
  )
}

function alsoIn(findings: readonly ManifestFinding[]): string {
  const languages = [...new Set(findings.flatMap((one) => languageOf(one) ?? []))]
  const more = languages.length - maxLanguages
  const named = languages.slice(0, maxLanguages)
  return `The same holds for ${listWords(more > 0 ? [...named, `${more} more languages`] : named)}.`
}
