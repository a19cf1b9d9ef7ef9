type Segment = { segment: string }
type SegmenterType = new (locale?: string, options?: object) => { segment(text: string): Iterable<Segment> }

/** User-perceived characters; code points where the browser has no Intl.Segmenter (F138). */
export function graphemes(text: string): string[] {
  const Segmenter = (Intl as unknown as { Segmenter?: SegmenterType } | undefined)?.Segmenter
  return Segmenter ? Array.from(new Segmenter().segment(text), (part) => part.segment) : Array.from(text)
}

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

/** Normalizes text for searching: ignores case and accents; Vietnamese đ becomes d. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLocaleLowerCase('en')
