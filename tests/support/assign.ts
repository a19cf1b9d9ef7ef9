/** Which merchant, and which language, gets which test: a share in an ordinary run, everything in the deep one. */

/** Something that only some of the sites can have; all of them when it does not say. */
interface Placed<Site> {
  readonly where?: (site: Site) => boolean
}

/** What a site is given to do. */
export interface Assignment<Site, Row> {
  readonly site: Site
  readonly rows: readonly Row[]
}

/** Every row at every site that can have it. */
export const assignEverywhere = <Site, Row extends Placed<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
): Assignment<Site, Row>[] =>
  sites.map((site) => ({ site, rows: rows.filter(({ where = () => true }) => where(site)) }))

/** The one of `sites` whose turn it is; undefined when there are none. `turn` counts from 0. */
export const inTurn = <Site>(sites: readonly Site[], turn: number): Site | undefined =>
  sites[turn % sites.length]

/**
 * Each row at one of the sites that can have it, in turn. `offset` counts from 0: with neighbouring offsets the same row
 * comes to different sites wherever there are two. A row that no site can have is assigned to none.
 */
export function assignInTurn<Site, Row extends Placed<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
  offset: number,
): Assignment<Site, Row>[] {
  const places = rows.map(({ where = () => true }, turn) => inTurn(sites.filter(where), turn + offset))
  return sites.map((site) => ({ site, rows: rows.filter((_, index) => places[index] === site) }))
}

/**
 * One choice for each row, in turn within its kind, so that of each kind every choice gets its share. `offset` is where
 * the turns begin.
 */
export function assignChoices<Row extends { readonly kind: string }, Choice>(
  rows: readonly Row[],
  choices: readonly Choice[],
  offset = 0,
): Map<Choice, Row[]> {
  const turns = new Map<string, number>()
  const assigned = new Map<Choice, Row[]>()
  for (const row of rows) {
    const turn = turns.get(row.kind) ?? offset
    turns.set(row.kind, turn + 1)
    const choice = inTurn(choices, turn)
    if (choice !== undefined) assigned.set(choice, [...(assigned.get(choice) ?? []), row])
  }
  return assigned
}
