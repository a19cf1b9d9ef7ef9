import { defaultLanguage, type Language } from '../../tables/languages'

/** The first match wins; patterns are tested against normalized BCP 47 tags (E5.46, F147). */
const detectionRules: readonly [RegExp, Language | ''][] = [
  [/^(en-ph|tl|fil)\b/, 'TY'],
  [/^zh-.*\b(hant|tw|hk|mo)\b/, 'TW'],
  [/^zh\b/, 'CN'],
  [/^ur-latn\b/, 'UR-LA'],
  [/^pt-br\b/, 'PT-BR'],
  [/^in\b/, 'ID'],
  // Codes of ours that are other languages in a tag, or none.
  [/^(ty|tw|cn)\b/, ''],
]

/** Cebuano, Ilocano and others of the Philippines, which no catalogue is in: Filipino is closest (E5.46). */
const ofPhilippines = /[-_]ph\b/i

/** Chinese languages with tags of their own, such as Cantonese, are written alike. */
const chinese = /^(c(do|mn)|gan|h(ak|sn)|nan|wuu|yue)\b/

/** The code for a browser's language tag, of ours or not: the boot script does not have the table of languages. */
function detectCode(tag: string): string | undefined {
  const normalized = tag.toLowerCase().replaceAll('_', '-').replace(chinese, 'zh')
  const rule = detectionRules.find(([pattern]) => pattern.test(normalized))
  if (rule) return rule[1]
  return normalized.split('-')[0]?.toUpperCase()
}

/**
 * The stored choice, else the first of the browser's languages that is offered, else EN if offered, else the first
 * offered (E5.45, D11).
 */
export function chooseLanguage(
  offered: readonly Language[],
  stored: unknown,
  browserTags: readonly string[],
): { language: Language; detected: boolean } {
  const chosen = offered.find((language) => language === stored)
  if (chosen) return { language: chosen, detected: true }
  for (const tag of browserTags) {
    const language =
      offeredOrClose(detectCode(tag), offered) ?? (ofPhilippines.test(tag) && offeredOrClose('TY', offered))
    if (language) return { language, detected: true }
  }
  const fallback = offered.includes(defaultLanguage) ? defaultLanguage : offered[0]
  return { language: fallback ?? defaultLanguage, detected: false }
}

/** Used when the exact language is not offered. */
const closeLanguages: Readonly<Record<string, readonly Language[]>> = {
  PT: ['PT-BR'],
  'PT-BR': ['PT'],
  CN: ['TW'],
  TW: ['CN'],
  UR: ['UR-LA'],
  'UR-LA': ['UR'],
  // en-PH is taken for Filipino.
  TY: ['EN'],
}

function offeredOrClose(detected: string | undefined, offered: readonly Language[]): Language | undefined {
  if (!detected) return undefined
  const candidates = [detected, ...(closeLanguages[detected] ?? [])]
  return candidates.flatMap((code) => offered.find((language) => language === code) ?? [])[0]
}

/** Google identifies Chinese scripts by country, and does not support Urdu in Latin script. */
const googleTags: Readonly<Record<string, string>> = {
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
  'ur-Latn': 'en',
}

/**
 * Converts a BCP 47 tag to the form that Google's captcha, text messages and prompts accept; tags of more than six
 * letters are rejected.
 */
export const googleLanguage = (tag: string): string => googleTags[tag] ?? tag
