/** The parameters of simulated deploys: a tab stays open while the site is replaced. */

export const oldVersions = ['N-1', 'N-2', 'N-3', 'N-10'] as const
export type OldVersion = (typeof oldVersions)[number]
export type Version = OldVersion | 'N'

export const entries = ['/m/home', '/m/login', '/m/register', '/m/member/home', '/m/no/such/page'] as const
export type Entry = (typeof entries)[number]

/** An action of the member who returns to the tab. */
export type Step = 'page' | 'overlay' | 'reload' | 'back'

/** Different orders of the steps, so that the old code meets the new host in different places. */
export const stepOrders: readonly (readonly Step[])[] = [
  ['page', 'overlay', 'back', 'reload'],
  ['overlay', 'page', 'reload', 'back'],
  ['reload', 'overlay', 'page', 'back'],
  ['page', 'back', 'overlay', 'reload'],
  ['overlay', 'reload', 'page', 'back'],
]

export interface Deploy {
  /** The build that the tab shows. */
  readonly from: OldVersion
  /** Whether the browser has service workers; on a slow line a page on the device answers before the network (D28). */
  readonly worker: 'on' | 'onSlowLine' | 'off'
  /** What happens to the old build's files. */
  readonly oldFiles: 'kept' | 'deleted'
  readonly entry: Entry
  readonly steps: readonly Step[]
}

/** All 600 combinations. */
export const deploys: readonly Deploy[] = oldVersions.flatMap((from) =>
  (['on', 'onSlowLine', 'off'] as const).flatMap((worker) =>
    (['kept', 'deleted'] as const).flatMap((oldFiles) =>
      entries.flatMap((entry) => stepOrders.map((steps) => ({ from, worker, oldFiles, entry, steps }))),
    ),
  ),
)

export const describeDeploy = ({ from, worker, oldFiles, entry, steps }: Deploy): string =>
  `opened on ${from} at ${entry}, worker ${worker}, old files ${oldFiles}, then ${steps.join(', ')}`
