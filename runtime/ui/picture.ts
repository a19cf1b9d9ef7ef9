/** What an `img` loads; `srcSet` when its host serves it in several widths. */
export interface PictureSource {
  readonly src: string
  readonly srcSet?: string | undefined
}

/** Attributes of an `img`: `sizes` says how wide it is in the layout, and counts only with a `srcSet`. */
export const pictureProps = ({ src, srcSet }: PictureSource, sizes: string) =>
  srcSet === undefined ? { src } : { srcSet, sizes, src }
