import { distance } from 'fastest-levenshtein'

/**
 * The candidate that was probably meant, or undefined when none is near: letter case does not count,
 * and a name that only lacks its end ("GEETEST" for "GEETEST3") is near whatever its length.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(name.length * 0.4)) + 1
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    const prefix = wanted.length > 2 && (other.startsWith(wanted) || wanted.startsWith(other))
    const apart = prefix ? Math.min(1.5, distance(wanted, other)) : distance(wanted, other)
    if (apart < bestDistance && apart < Math.max(wanted.length, other.length)) {
      best = candidate
      bestDistance = apart
    }
  }
  return best
}
