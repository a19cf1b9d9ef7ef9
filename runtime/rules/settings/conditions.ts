/**
 * One condition language serves features, guards, overlays, tasks and manifests. A condition is data and is evaluated
 * twice: by the build with the manifest alone, and by the page with every fact.
 */
import type { FactName, Facts } from './facts'

export type When =
  | boolean
  | FactName
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }

/** The page is in a tab of a browser: not in the app, and not opened from the home screen. */
export const inBrowserTab = { not: { any: ['app', 'standalone'] } } as const satisfies When

/** `unknown` mounts nothing and redirects nowhere; the build removes code only for a definite `no`. */
export type ConditionResult = 'yes' | 'no' | 'unknown'

const toResult = (value: boolean | undefined): ConditionResult =>
  value === undefined ? 'unknown' : value ? 'yes' : 'no'

const negated: Record<ConditionResult, ConditionResult> = { yes: 'no', no: 'yes', unknown: 'unknown' }

/** One decisive result settles it; otherwise, one unknown leaves it unknown. */
function combineResults(
  results: readonly ConditionResult[],
  decisiveResult: ConditionResult,
): ConditionResult {
  if (results.includes(decisiveResult)) return decisiveResult
  return results.includes('unknown') ? 'unknown' : negated[decisiveResult]
}

/** Evaluates a condition in three-valued (Kleene) logic. */
export function evaluate(when: When, facts: Facts): ConditionResult {
  if (typeof when === 'boolean') return toResult(when)
  if (typeof when === 'string') return toResult(facts(when))
  if ('not' in when) return negated[evaluate(when.not, facts)]
  if ('all' in when)
    return combineResults(
      when.all.map((part) => evaluate(part, facts)),
      'no',
    )
  return combineResults(
    when.any.map((part) => evaluate(part, facts)),
    'yes',
  )
}

/** Whether a condition never holds for a visitor, of whom nothing else is known. */
export const excludesVisitors = (when: When): boolean =>
  evaluate(when, (fact) => fact !== 'member' && (fact === 'visitor' || undefined)) === 'no'

/** The facts that a condition depends on. */
export function factsIn(when: When): FactName[] {
  if (typeof when === 'boolean') return []
  if (typeof when === 'string') return [when]
  if ('not' in when) return factsIn(when.not)
  return ('all' in when ? when.all : when.any).flatMap(factsIn)
}
