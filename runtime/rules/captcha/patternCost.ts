import * as limits from '../../tables/limits'

/**
 * One token of a pattern: an escape, a character class, the start of a group, a quantifier, or a single character.
 */
const token =
  /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<[=!]|<[^>]*>|[\w-]*[:=!]))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[\s\S]/g

const quantifier = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/

/**
 * An upper bound for the backtracking steps of a pattern on a code. A quantifier counts once for each length it
 * allows; a repeated group multiplies its own cost. An unanchored pattern is tried at every position.
 */
export function patternCost(source: string): number {
  const startPositions = /^\^[^|]*$/.test(source) ? 1 : limits.captchaCode
  return startPositions * groupCost(source.match(token) ?? [])
}

/** The cost of one group; consumes its tokens, including the closing one. */
function groupCost(tokens: string[]): number {
  const firstLetters: (string | undefined)[] = []
  const costs: number[] = []
  do {
    firstLetters.push(firstLetter(tokens))
    costs.push(branchCost(tokens))
  } while (tokens.shift() === '|')
  // Of branches that start with different letters, at most one can continue.
  const exclusive = !firstLetters.includes(undefined) && new Set(firstLetters).size === firstLetters.length
  return exclusive ? Math.max(...costs) : costs.reduce((sum, cost) => sum + cost)
}

/** The cost of one branch, up to the next branch or the end of the group. */
function branchCost(tokens: string[]): number {
  let cost = 1
  while (tokens[0] !== undefined && tokens[0] !== '|' && tokens[0] !== ')') {
    const innerCost = tokens.shift()?.startsWith('(') ? groupCost(tokens) : 1
    const [min, max] = takeQuantifier(tokens)
    cost *= innerCost ** max * (max - min + 1)
  }
  return cost
}

const firstLetter = ([first = '', second = '']: readonly string[]): string | undefined =>
  /^\w$/.test(first) && !quantifier.test(second) ? first : undefined

/** How often the preceding item may repeat; never more often than a code is long. */
function takeQuantifier(tokens: string[]): [least: number, most: number] {
  const match = quantifier.exec(tokens[0] ?? '')
  if (!match) return [1, 1]
  tokens.shift()
  const [, symbol, from, comma, to] = match
  if (symbol) return [symbol === '+' ? 1 : 0, symbol === '?' ? 1 : limits.captchaCode]
  const min = Number(from)
  const max = to ? Number(to) : comma ? limits.captchaCode : min
  return [min, Math.max(min, Math.min(max, limits.captchaCode))]
}
