import { graphemes } from './intl/graphemes'

/** At most `length` characters, including the ellipsis if the text was cut (F045, F138). */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const characters = graphemes(text)
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
