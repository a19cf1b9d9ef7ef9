/**
 * The widths in which pictures are requested, in device pixels (D22): few, so that members share what a CDN has cached, and
 * such that a card or a banner on a phone of 360 px, with two or three pixels for each, is hardly larger than it is shown.
 */
export const imageWidths = [144, 216, 288, 384, 512, 640, 960] as const
