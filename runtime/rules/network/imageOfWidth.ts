import { imageWidths } from '../../tables/imageWidths'
import type { ImageSource } from './imageUrl'

/** The URL of an image that is wide enough for a width in device pixels, where its host serves several. */
export function imageOfWidth({ src, srcSet }: ImageSource, width: number): string {
  const index = imageWidths.findIndex((one) => one >= width)
  return srcSet?.split(', ').at(index)?.split(' ')[0] ?? src
}
