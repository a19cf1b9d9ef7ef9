/**
 * One condition language serves features, guards, overlays, tasks and manifests. A condition is data, so it is weighed
 * twice: by the build with the manifest alone, and by the page with every fact.
 */
import type { FactName } from '../tables/flags'
import { offersSocial, type SocialOffer } from './social'

export type When =
  | boolean
  | FactName
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }

/** `unknown` mounts nothing and redirects nothing; only a certain `no` prunes. */
export type Answer = 'yes' | 'no' | 'unknown'

/** What is known of a fact: true, false, or not known yet. */
export type Facts = (fact: FactName) => boolean | undefined

const answer = (value: boolean | undefined): Answer =>
  value === undefined ? 'unknown' : value ? 'yes' : 'no'

const opposite: Record<Answer, Answer> = { yes: 'no', no: 'yes', unknown: 'unknown' }

/** One certain `decisive` decides; else one unknown leaves it open. */
function combine(answers: readonly Answer[], decisive: Answer): Answer {
  if (answers.includes(decisive)) return decisive
  return answers.includes('unknown') ? 'unknown' : opposite[decisive]
}

/** Weighs a condition in three-valued (Kleene) logic. */
export function weigh(when: When, facts: Facts): Answer {
  if (typeof when === 'boolean') return answer(when)
  if (typeof when === 'string') return answer(facts(when))
  if ('not' in when) return opposite[weigh(when.not, facts)]
  if ('all' in when)
    return combine(
      when.all.map((part) => weigh(part, facts)),
      'no',
    )
  return combine(
    when.any.map((part) => weigh(part, facts)),
    'yes',
  )
}

/** The facts that a condition asks for. */
export function factsOf(when: When): FactName[] {
  if (typeof when === 'boolean') return []
  if (typeof when === 'string') return [when]
  if ('not' in when) return factsOf(when.not)
  return ('all' in when ? when.all : when.any).flatMap(factsOf)
}

type FlagValues = Readonly<Partial<Record<string, boolean | 'server'>>>

/**
 * All that the manifest alone can say: pinned flags, and what it offers. An unnamed flag is off (D1). `firebase` is that
 * setting of it.
 */
export function manifestFacts(
  flags: FlagValues,
  social?: SocialOffer,
  firebase?: object,
  tracking: { readonly pixels?: boolean; readonly consent?: boolean } = {},
): Facts {
  const flag = (name: string): boolean | undefined => {
    const value = flags[name] ?? false
    return value === 'server' ? undefined : value
  }
  return (fact) => {
    if (fact === 'firebase') return firebase === undefined ? false : 'from' in firebase ? undefined : true
    if (fact === 'social') return offersSocial(social, flag('GOOGLELOGIN3'))
    if (fact === 'pixels' || fact === 'consent') return tracking[fact]
    return fact.startsWith('flag.') ? flag(fact.slice('flag.'.length)) : undefined
  }
}
