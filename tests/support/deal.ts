/** How the ordinary run takes a share of what the deep run does whole: by turns, so that nothing is left out for ever. */

/** Something that some of the sites can have; all of them when it does not say. */
interface Placed<Site> {
  readonly where?: (site: Site) => boolean
}

/** What a site is given to do. */
export interface Hand<Site, Row> {
  readonly site: Site
  readonly rows: readonly Row[]
}

/** Every row at every site that can have it. */
export const everywhere = <Site, Row extends Placed<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
): Hand<Site, Row>[] =>
  sites.map((site) => ({ site, rows: rows.filter(({ where = () => true }) => where(site)) }))

/**
 * Each row at one of the sites that can have it, by turns. `player` counts from 0: two neighbours meet the same row at
 * different sites wherever there are two. A row that no site can have is dealt to none.
 */
export const dealtOnce = <Site, Row extends Placed<Site>>(
  rows: readonly Row[],
  sites: readonly Site[],
  player: number,
): Hand<Site, Row>[] => {
  const places = rows.map(({ where = () => true }, turn) => {
    const fitting = sites.filter(where)
    return fitting[(turn + player) % fitting.length]
  })
  return sites.map((site) => ({ site, rows: rows.filter((_, index) => places[index] === site) }))
}

/**
 * For each row the choices that it gets: always the first one, and one of the others by turns, so that within each kind
 * all of them come up equally often. `turn` is where the turns begin.
 */
export function dealtChoices<Row extends { readonly kind: string }, Choice>(
  rows: readonly Row[],
  [first, ...others]: readonly Choice[],
  turn = 0,
): Map<Choice, Row[]> {
  const seen = new Map<string, number>()
  const hands = new Map<Choice, Row[]>()
  const give = (choice: Choice | undefined, row: Row): void => {
    if (choice !== undefined) hands.set(choice, [...(hands.get(choice) ?? []), row])
  }
  for (const row of rows) {
    const count = seen.get(row.kind) ?? turn
    seen.set(row.kind, count + 1)
    give(first, row)
    give(others[count % others.length], row)
  }
  return hands
}
