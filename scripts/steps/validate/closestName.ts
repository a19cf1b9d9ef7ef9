import { distance } from 'fastest-levenshtein'

/**
 * The candidate that was probably meant, or undefined when none is close enough. Case is ignored, and a name that only
 * lacks its end ("GEETEST" for "GEETEST3") is close whatever its length.
 */
export function closestName(name: string, candidates: Iterable<string>): string | undefined {
  const target = name.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(name.length * 0.4)) + 1
  for (const candidate of candidates) {
    const other = candidate.toLowerCase()
    const isPrefix = target.length > 2 && (other.startsWith(target) || target.startsWith(other))
    const edits = isPrefix ? Math.min(1.5, distance(target, other)) : distance(target, other)
    if (edits < bestDistance && edits < Math.max(target.length, other.length)) {
      best = candidate
      bestDistance = edits
    }
  }
  return best
}
