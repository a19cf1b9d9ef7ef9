import type { ManifestFinding } from '../finding'
import { textsOf } from '../strings'
import type { Subject } from '../subject'

/** What people write where the real text is to follow. */
const placeholder = new RegExp(
  [
    'lorem ipsum|dolor sit amet',
    '\\b(?:todo|tbd|tba|fixme|changeme|change me|replace me|placeholder|dummy|foo ?bar|asdf+|qwerty|untitled)\\b',
    '\\b(?:sample|example|test|dummy) (?:text|title|description|name)\\b|\\b(?:goes|text|comes) here\\b',
    '\\b(?:your|insert|enter|add)[ -](?:\\w+[ -]){0,2}(?:here|name|text|title|description|brand|company|licen[cs]e|id|key)\\b',
    'texto de (?:ejemplo|exemplo)|beispieltext|texte d’exemple|nội dung mẫu|示例|待定|测试文字',
    'x{3,}|\\?{3,}|<[a-z][\\w -]*>|\\[[a-z][\\w ]*\\]|\\{\\{?\\w+\\}?\\}',
    // Ids that somebody has typed to have one.
    '^(?:([0-9a-z])\\1{5,}|0?123456\\d*)$',
  ].join('|'),
  'i',
)

/** Overrides of texts have placeholders that the site fills. */
const isFilled = (path: readonly (string | number)[]): boolean => path[0] === 'texts'

/** Regular expressions and addresses are no texts. */
const isPattern = (path: readonly (string | number)[]): boolean =>
  /pattern|userAgent/i.test(String(path.at(-1)))

/** Texts that were to be replaced. */
export const textsAreWritten = ({ tree }: Subject): ManifestFinding[] =>
  textsOf(tree).flatMap(({ path, text, on }): ManifestFinding[] => {
    const found = placeholder.exec(isFilled(path) ? text.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '') : text)?.[0]
    if (on === 'key' || found === undefined || isPattern(path)) return []
    return [
      {
        level: 'must',
        code: 'text-placeholder',
        path,
        message: `"${path.join('.')}" still has a placeholder: "${found}".`,
        why: 'Visitors and search engines would read it.',
        fix: 'Write the text, or remove the entry.',
      },
    ]
  })
