import type { When } from '../../../runtime/rules/settings/conditions'
import type { Capabilities } from '../validate/capabilities'

/** The facts that a condition names: `flag.CHAT3`. */
export function factsIn(when: When): string[] {
  if (typeof when === 'string') return [when]
  if (typeof when === 'boolean') return []
  return Object.values<When | readonly When[]>(when)
    .flat()
    .flatMap((part) => factsIn(part as When))
}

/** The flags and settings on which a feature as a whole depends, by the feature's id. */
export const switchesOf = (features: Capabilities['features']): ReadonlyMap<string, readonly string[]> =>
  new Map(features.map(({ id, when }) => [id, factsIn(when)]))

/** The features that are there only with a flag. */
export const featuresOf = (features: Capabilities['features'], flag: string): string[] =>
  features.filter(({ when }) => factsIn(when).includes(`flag.${flag}`)).map(({ id }) => id)

/** The code that makes a site or runs in it; the other commands only look at a manifest. */
const ofTheSite = /^runtime\/|^scripts\/steps\/(?!doctor|migrate|newMerchant)/

/** The flags that every feature which reads something depends on; none where anything else of the site or the build reads it. */
export function flagsAround(
  readers: readonly string[],
  switches: ReadonlyMap<string, readonly string[]>,
): string[] {
  const facts = readers
    .filter((file) => ofTheSite.test(file))
    .map((file) => switches.get(/^runtime\/features\/(\w+)\//.exec(file)?.[1] ?? '') ?? [])
  const [first = [], ...others] = facts
  return first.filter((fact) => fact.startsWith('flag.') && others.every((other) => other.includes(fact)))
}
