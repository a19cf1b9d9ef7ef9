import { inject } from 'vitest'
import { languages } from '../../../runtime/tables/languages'
import { coverOutcomes } from './roundRobin'
import type { BuiltSite } from './sites'

const directionOf = ({
  manifest: {
    languages: [first = 'EN'],
  },
}: Pick<BuiltSite, 'manifest'>): string => languages[first].direction

/** Selects a merchant for each direction of writing, for what depends only on that; all merchants in a deep run. */
export function oncePerDirection(): { where: (site: BuiltSite) => boolean; everywhere: true } {
  const chosen = coverOutcomes(['page'], inject('sites'), (_, site) => directionOf(site))
  return {
    where: ({ code }) => inject('deep') || chosen.some(({ column }) => column.code === code),
    everywhere: true,
  }
}
