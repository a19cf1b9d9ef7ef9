/**
 * One condition language serves features, guards, overlays, tasks and manifests. A condition is data and is evaluated
 * twice: by the build with the manifest alone, and by the page with every fact.
 */
import type { FactName } from '../../tables/flags'
import { offersSocial, type SocialOffer } from '../identity/social'

export type When =
  | boolean
  | FactName
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }

/** `unknown` mounts nothing and redirects nowhere; the build removes code only for a definite `no`. */
export type ConditionResult = 'yes' | 'no' | 'unknown'

/** Looks up a fact: true, false, or undefined until it is known. */
export type Facts = (fact: FactName) => boolean | undefined

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

/** The facts that a condition depends on. */
export function factsIn(when: When): FactName[] {
  if (typeof when === 'boolean') return []
  if (typeof when === 'string') return [when]
  if ('not' in when) return factsIn(when.not)
  return ('all' in when ? when.all : when.any).flatMap(factsIn)
}

type FlagValues = Readonly<Partial<Record<string, boolean | 'server'>>>

/**
 * The facts that follow from the manifest alone: fixed flags and what the merchant offers. A flag that is not listed
 * is off (D1). `firebase` is the manifest's setting of that name.
 */
export function manifestFacts(
  flags: FlagValues,
  social?: SocialOffer,
  firebase?: object,
  tracking: { readonly pixels?: boolean; readonly consent?: boolean } = {},
): Facts {
  const flagFact = (name: string): boolean | undefined => {
    const value = flags[name] ?? false
    return value === 'server' ? undefined : value
  }
  return (fact) => {
    if (fact === 'firebase') return firebase === undefined ? false : 'from' in firebase ? undefined : true
    if (fact === 'social') return offersSocial(social, flagFact('GOOGLELOGIN3'))
    if (fact === 'pixels' || fact === 'consent') return tracking[fact]
    return fact.startsWith('flag.') ? flagFact(fact.slice('flag.'.length)) : undefined
  }
}
