/** Distributes tests over merchants and languages: a share in an ordinary run, every combination in a deep run. */

/** A test that only some sites support; all of them when `where` is absent. */
interface SiteFilter<Site> {
  readonly where?: (site: Site) => boolean
}

/** The tests that are assigned to a site. */
export interface Assignment<Site, Row> {
  readonly site: Site
  readonly rows: readonly Row[]
}

/** Assigns every row to every site that supports it. */
export const assignEverywhere = <Site, Row extends SiteFilter<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
): Assignment<Site, Row>[] =>
  sites.map((site) => ({ site, rows: rows.filter(({ where = () => true }) => where(site)) }))

/** Picks one of `sites` in turn; undefined when there are none. `turn` counts from 0. */
export const pickRoundRobin = <Site>(sites: readonly Site[], turn: number): Site | undefined =>
  sites[turn % sites.length]

/**
 * Assigns each row to one of the sites that support it, round robin. `offset` counts from 0: with adjacent offsets a row is
 * assigned to different sites whenever at least two support it. A row that no site supports is left out.
 */
export function assignRoundRobin<Site, Row extends SiteFilter<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
  offset: number,
): Assignment<Site, Row>[] {
  const assignedSites = rows.map(({ where = () => true }, turn) =>
    pickRoundRobin(sites.filter(where), turn + offset),
  )
  return sites.map((site) => ({ site, rows: rows.filter((_, index) => assignedSites[index] === site) }))
}
