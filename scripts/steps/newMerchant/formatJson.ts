/** As wide as a line of this project, in columns. */
const maxWidth = 110
/** Letters of two columns: those of East Asia, and pictographs. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3ffff}]/u

const columns = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** JSON as a person writes it: an object or a list that fits stands on one line. The outermost object does not. */
export const formatJson = (value: { readonly [key: string]: Json }): string => `${expand(value, '')}\n`

function format(value: Json, indent: string, before: string): string {
  const line = inline(value)
  const isShort = columns(`${indent}${before}${line},`) <= maxWidth
  return typeof value !== 'object' || value === null || isShort ? line : expand(value, indent)
}

function inline(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(inline).join(', ')}]`
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inline(inner)}`)
  return `{ ${entries.join(', ')} }`
}

function expand(value: readonly Json[] | { readonly [key: string]: Json }, indent: string): string {
  const deeper = `${indent}  `
  const lines = isList(value)
    ? value.map((item) => `${deeper}${format(item, deeper, '')}`)
    : Object.entries(value).map(([key, inner]) => {
        const before = `${JSON.stringify(key)}: `
        return `${deeper}${before}${format(inner, deeper, before)}`
      })
  const [open, close] = isList(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
