import { limits } from '../tables/limits'

/** An escape, a set, the head of a group, a repetition, or a single character. */
const sign =
  /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<[=!]|<[^>]*>|[\w-]*[:=!]))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/g

const repetition = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/

/**
 * In how many ways an engine that goes back may try a pattern that compiles on a code. A repetition counts once for each
 * length that it may have; a group that repeats multiplies its own ways. What is bound to no start is tried everywhere.
 */
export function patternWays(source: string): number {
  const starts = /^\^[^|]*$/.test(source) ? 1 : limits.captchaCode
  return starts * throughGroup(source.match(sign) ?? [])
}

/** Through one group, whose signs it takes with its end. */
function throughGroup(left: string[]): number {
  const starts: (string | undefined)[] = []
  const ways: number[] = []
  do {
    starts.push(startOf(left))
    ways.push(throughBranch(left))
  } while (left.shift() === '|')
  // Of branches that begin with different letters one at most goes on.
  const apart = !starts.includes(undefined) && new Set(starts).size === starts.length
  return apart ? Math.max(...ways) : ways.reduce((sum, one) => sum + one)
}

/** Through one branch, up to the next one or the group's end. */
function throughBranch(left: string[]): number {
  let ways = 1
  while (left[0] !== undefined && left[0] !== '|' && left[0] !== ')') {
    const inner = left.shift()?.startsWith('(') ? throughGroup(left) : 1
    const [least, most] = takeRange(left)
    ways *= inner ** most * (most - least + 1)
  }
  return ways
}

const startOf = ([first = '', second = '']: readonly string[]): string | undefined =>
  /^\w$/.test(first) && !repetition.test(second) ? first : undefined

/** How often the piece before may come; a code has an end, so it comes no oftener than that. */
function takeRange(left: string[]): [least: number, most: number] {
  const found = repetition.exec(left[0] ?? '')
  if (!found) return [1, 1]
  left.shift()
  const [, mark, from, comma, to] = found
  if (mark) return [mark === '+' ? 1 : 0, mark === '?' ? 1 : limits.captchaCode]
  const least = Number(from)
  const most = to ? Number(to) : comma ? limits.captchaCode : least
  return [least, Math.max(least, Math.min(most, limits.captchaCode))]
}
