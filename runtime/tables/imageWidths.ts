/**
 * The widths in which pictures are asked for, in device pixels: few, so that members share what a CDN has cached. A card
 * or a banner of a phone with two pixels for each of CSS has hardly more than it needs.
 */
export const imageWidths = [144, 216, 288, 384, 512, 640, 960] as const
