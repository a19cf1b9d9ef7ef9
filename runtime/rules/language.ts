import { defaultLanguage, isLanguage, type Language } from '../tables/languages'

/** First match wins; each row reads a normalised BCP 47 tag (E5.46, F147). */
const detection: readonly [RegExp, Language][] = [
  [/^en-ph\b/, 'TY'],
  [/^(tl|fil)\b/, 'TY'],
  [/^zh-hant\b/, 'TW'],
  [/^zh\b.*-(tw|hk|mo)\b/, 'TW'],
  [/^zh\b/, 'CN'],
  [/^ur-latn\b/, 'UR-LA'],
  [/^pt-br\b/, 'PT-BR'],
  [/^my\b/, 'MY'],
  [/^in\b/, 'ID'],
]

/** The product's language for one browser tag, or undefined. */
export function detect(tag: string): Language | undefined {
  const normal = tag.trim().toLowerCase().replaceAll('_', '-')
  const row = detection.find(([pattern]) => pattern.test(normal))
  if (row) return row[1]
  const code = normal.split('-')[0]?.toUpperCase()
  return isLanguage(code) && code !== 'TY' && code !== 'TW' && code !== 'CN' ? code : undefined
}

/** A stored choice, then the browser's languages in their order, then EN if offered, else the first (E5.45, D11). */
export function chooseLanguage(
  offered: readonly Language[],
  stored: unknown,
  browser: readonly string[],
): { language: Language; detected: boolean } {
  if (isLanguage(stored) && offered.includes(stored)) return { language: stored, detected: true }
  for (const tag of browser) {
    const found = nearest(detect(tag), offered)
    if (found) return { language: found, detected: true }
  }
  const fallback = offered.includes(defaultLanguage) ? defaultLanguage : offered[0]
  return { language: fallback ?? defaultLanguage, detected: false }
}

/** A close relative stands in where the very language is not offered. */
const relatives: Partial<Record<Language, readonly Language[]>> = {
  PT: ['PT-BR'],
  'PT-BR': ['PT'],
  CN: ['TW'],
  TW: ['CN'],
  UR: ['UR-LA'],
  'UR-LA': ['UR'],
}

function nearest(found: Language | undefined, offered: readonly Language[]): Language | undefined {
  if (!found) return undefined
  return [found, ...(relatives[found] ?? [])].find((language) => offered.includes(language))
}
