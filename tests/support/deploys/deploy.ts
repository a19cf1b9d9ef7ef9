/** What differs between the deploys that are simulated: a tab was left open, and the site was replaced under it. */

export const formerVersions = ['N-1', 'N-2', 'N-3', 'N-10'] as const
export type FormerVersion = (typeof formerVersions)[number]
export type Version = FormerVersion | 'N'

export const entries = ['/m/home', '/m/login', '/m/register', '/m/member/home', '/m/no/such/page'] as const
export type Entry = (typeof entries)[number]

/** What a member does who comes back to the tab, in this order. */
export type Step = 'page' | 'overlay' | 'reload' | 'back'

/** The repeats: each begins with something else, so that the old code meets the new host in another place. */
export const ways: readonly (readonly Step[])[] = [
  ['page', 'overlay', 'back', 'reload'],
  ['overlay', 'page', 'reload', 'back'],
  ['reload', 'overlay', 'page', 'back'],
  ['page', 'back', 'overlay', 'reload'],
  ['overlay', 'reload', 'page', 'back'],
]

export interface Deploy {
  /** The build that the tab shows. */
  readonly from: FormerVersion
  /** Whether the browser has service workers. */
  readonly worker: 'on' | 'off'
  /** What becomes of the former build's files. */
  readonly former: 'kept' | 'deleted'
  readonly entry: Entry
  readonly way: readonly Step[]
}

/** All 400. */
export const deploys: readonly Deploy[] = formerVersions.flatMap((from) =>
  (['on', 'off'] as const).flatMap((worker) =>
    (['kept', 'deleted'] as const).flatMap((former) =>
      entries.flatMap((entry) => ways.map((way) => ({ from, worker, former, entry, way }))),
    ),
  ),
)

export const describeDeploy = ({ from, worker, former, entry, way }: Deploy): string =>
  `left on ${from} at ${entry}, worker ${worker}, old files ${former}, then ${way.join(', ')}`
