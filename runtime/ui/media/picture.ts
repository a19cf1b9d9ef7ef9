import { type SyntheticEvent, useState } from 'react'

/** What an `img` loads; `srcSet` when its host serves it in several widths. */
export interface PictureSource {
  readonly src: string
  readonly srcSet?: string | undefined
  /** The same picture on other hosts, for when it cannot be loaded. */
  readonly others?: readonly PictureSource[] | undefined
}

/** Attributes of an `img`: `sizes` says how wide it is in the layout, and counts only with a `srcSet`. */
export const pictureProps = ({ src, srcSet }: PictureSource, sizes: string) =>
  srcSet === undefined ? { src } : { srcSet, sizes, src }

/**
 * Where a picture is loaded from now, with the handlers of its `img`: from its next host when it is broken or missing;
 * undefined when no host is left, and something else must be shown. Another picture needs another `key`. A single pixel is no picture, but a way to count visitors
 * (F135).
 */
export function usePicture(image: PictureSource | undefined) {
  const [failures, setFailures] = useState(0)
  const source = image && [image, ...(image.others ?? [])][failures]
  const onError = () => setFailures(failures + 1)
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.naturalWidth === 1 && currentTarget.naturalHeight === 1) onError()
  }
  return { source, handlers: { onError, onLoad } }
}
