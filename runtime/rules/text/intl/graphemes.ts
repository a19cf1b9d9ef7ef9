type Segment = { segment: string }
type SegmenterType = new (locale?: string, options?: object) => { segment(text: string): Iterable<Segment> }

/** User-perceived characters; code points where the browser has no Intl.Segmenter (F138). */
export function graphemes(text: string): string[] {
  const Segmenter = (Intl as unknown as { Segmenter?: SegmenterType } | undefined)?.Segmenter
  return Segmenter ? Array.from(new Segmenter().segment(text), (part) => part.segment) : Array.from(text)
}
