type Segment = { segment: string }
type SegmenterType = new (locale?: string, options?: object) => { segment(text: string): Iterable<Segment> }

/** What the eye counts as characters; code points where the browser cannot tell (F138). */
export function graphemes(text: string): string[] {
  const Segmenter = (Intl as unknown as { Segmenter?: SegmenterType } | undefined)?.Segmenter
  return Segmenter ? Array.from(new Segmenter().segment(text), (part) => part.segment) : Array.from(text)
}

/** At most `length` characters, an ellipsis included when something was cut (F045, F138). */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const parts = graphemes(text)
  return parts.length <= length
    ? text
    : `${parts
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** Text as a search compares it: no case, no accents; Vietnamese đ counts as d. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLocaleLowerCase('en')
