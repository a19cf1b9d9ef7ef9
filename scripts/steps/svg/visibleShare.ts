import { luminance } from '../theme/color'
import { hasOwnGround, type Raster } from './drawSvg'

/** Less is hardly a difference (WCAG asks for 3 of what must be understood); antique gold on white has 1.7. */
export const seenContrast = 1.4
/** The least share of a picture that must be seen, 0 to 1: a symbol beside a wordmark that is not. */
const leastSeenShare = 0.1
/** The same of a picture that has a ground of its own: thin letters. */
const leastSeenOnOwnGround = 0.01

/** What must be seen of a picture, 0 to 1. */
export const leastSeen = (raster: Raster): number =>
  hasOwnGround(raster) ? leastSeenOnOwnGround : leastSeenShare

/** A check reads each picture several times: for the manifest, and for its presets. */
const known = new WeakMap<Raster, Map<string, number>>()

/** The share of what a picture draws that differs from a background, 0 to 1. `background`: #rrggbb. */
export function visibleShare(raster: Raster, background: string): number {
  const shares = known.get(raster) ?? new Map<string, number>()
  const share = shares.get(background) ?? measureShare(raster, background)
  known.set(raster, shares.set(background, share))
  return share
}

function measureShare({ pixels }: Raster, background: string): number {
  const under = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16))
  const ground = luminance(background)
  let drawn = 0
  let seen = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    drawn += alpha
    const [red = 0, green = 0, blue = 0] = under.map(
      (channel, index) =>
        linear[Math.min(255, Math.round((pixels[at + index] ?? 0) * alpha + channel * (1 - alpha)))],
    )
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const contrast = (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05)
    if (contrast >= seenContrast) seen += alpha
  }
  return drawn === 0 ? 0 : seen / drawn
}

/** The light of each value of a channel in sRGB, 0 to 1. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})
