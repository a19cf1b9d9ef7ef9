import { escaped, n } from '../svg'

/** A short label in heavy type, centred on a point. */
export const letter = (text: string, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.36)}" font-size="${n(size)}" font-family="Arial Black,Arial,Helvetica,sans-serif" font-weight="900" text-anchor="middle" fill="${fill}"${more}>${escaped(text)}</text>`
