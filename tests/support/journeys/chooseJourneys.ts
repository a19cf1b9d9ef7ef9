import { randomSequence } from '../../../scripts/platform/random'
import { type Assignment, assignRoundRobin } from '../sites/roundRobin'
import type { Aspect } from './aspects'

/** After this many turns each engine has run every journey. */
export const cycle = 6

/** So many journeys prove each aspect in each engine, where there are so many; a deep run takes all. */
export const proofs = 1

interface Row {
  readonly aspects: readonly Aspect[]
}

/** How many journeys still have to be chosen for each aspect. */
function createDemand(rows: readonly Row[]): Map<Aspect, number> {
  const demand = new Map<Aspect, number>()
  for (const aspect of rows.flatMap((row) => row.aspects))
    demand.set(aspect, Math.min(proofs, (demand.get(aspect) ?? 0) + 1))
  return demand
}

/**
 * Chooses the journeys of an engine in an ordinary run: those whose turn it is, then as few others as are needed to prove each
 * aspect. Other turns choose others. `position` is that of the engine among `engineCount`: the engines have different journeys in
 * a turn.
 */
export function chooseJourneys<R extends Row>(
  journeys: readonly R[],
  turn: number,
  { position, engineCount }: { readonly position: number; readonly engineCount: number },
): readonly R[] {
  const random = randomSequence(`${turn} ${position}`)
  const shift = turn + Math.floor((position * cycle) / engineCount)
  const demand = createDemand(journeys)
  const chosen = new Set<R>()
  const choose = (row: R): void => {
    chosen.add(row)
    for (const aspect of row.aspects) demand.set(aspect, (demand.get(aspect) ?? 0) - 1)
  }
  const gainOf = (row: R): number => row.aspects.filter((aspect) => (demand.get(aspect) ?? 0) > 0).length
  for (const [index, row] of journeys.entries()) if (index % cycle === shift % cycle) choose(row)
  for (;;) {
    const others = journeys.filter((row) => !chosen.has(row) && gainOf(row) > 0)
    if (others.length === 0) return journeys.filter((row) => chosen.has(row))
    const scores = others.map((row) => gainOf(row) + random() * 0.9)
    choose(others[scores.indexOf(Math.max(...scores))] as R)
  }
}

/** The engines other than Chromium, which runs every journey. */
export const otherEngines = ['Firefox', 'WebKit'] as const

/**
 * The journeys of an engine in an ordinary run, each at one merchant: in every engine at another one. The turn of the run decides
 * which journeys, and at which merchants.
 */
export function assignJourneys<Site, J extends Row & { readonly where?: (site: Site) => boolean }>(
  name: (typeof otherEngines)[number],
  journeys: readonly J[],
  sites: readonly Site[],
  turn: number,
): Assignment<Site, J>[] {
  const position = otherEngines.indexOf(name)
  const chosen = chooseJourneys(journeys, turn, { position, engineCount: otherEngines.length })
  const offset = Math.floor(turn / cycle) + position
  return assignRoundRobin(journeys, sites, offset).map(({ site, rows }) => ({
    site,
    rows: rows.filter((row) => chosen.includes(row)),
  }))
}

/** The first site for each value on which a journey depends. */
export function pickDiffering<M, Site extends { readonly manifest: M }>(
  sites: readonly Site[],
  dependsOn: (manifest: M) => unknown,
): readonly Site[] {
  const keyOf = ({ manifest }: Site): string => JSON.stringify(dependsOn(manifest) ?? null)
  return sites.filter((site) => sites.find((other) => keyOf(other) === keyOf(site)) === site)
}
