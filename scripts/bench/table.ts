import type { Budgets } from './budgets'
import type { ExactFigure, ExactFigures } from './exactFigures'
import { type PageScores, type ScoredPage, worstBestPractices } from './lighthouse'
import type { UseSamples } from './measureUse'
import type { Samples, VisitName } from './measureVisits'
import type { Figure } from './sample'
import { type Measured, median, quantile, ratioOfMedians, summarize } from './statistics'

/** Everything that one run has measured. */
export interface Measurements {
  readonly samples: Samples
  readonly use: UseSamples
  readonly exact: ExactFigures
  readonly floorScriptBytes: number
  /** None without Lighthouse. */
  readonly scores: PageScores | undefined
}

/** One figure of the table. */
export interface Row {
  readonly title: string
  readonly unit: Unit
  /** None when it is only shown. */
  readonly goal?: number
  /** Absent: less is better. */
  readonly moreIsBetter?: true
  /** Undefined when it could not be measured. */
  readonly measured: Measured | undefined
}

export type Unit = 'ratio' | 'shift' | 'bytes' | 'count' | 'score' | 'share'

/** The rows of the table; the budgets have the goals of the exact figures. */
export function tableRows(
  { samples, use, exact, floorScriptBytes, scores }: Measurements,
  budgets: Budgets,
): readonly Row[] {
  const values = (name: VisitName, figure: Figure): number[] =>
    samples[name].flatMap((sample) => sample[figure] ?? [])
  const ratio = (
    title: string,
    goal: number,
    figure: readonly [VisitName, Figure],
    floor: readonly [VisitName, Figure],
  ): Row => ({
    title,
    goal,
    unit: 'ratio',
    measured: ratioOfMedians(values(...figure), values(...floor)),
  })
  const exactRow = (figure: ExactFigure): Row => toExactRow(figure, exact, budgets)
  const performance = (page: ScoredPage): Row => ({
    title: `Lighthouse, performance of the ${page}`,
    goal: 98,
    unit: 'score',
    moreIsBetter: true,
    measured: summarize(scores?.[page].map((score) => score.performance) ?? []),
  })
  return [
    ratio('lobby content / S, HTTP/2', 0.9, ['lobby', 'content'], ['S', 'content']),
    ratio('lobby content / S, HTTP/1.1', 0.9, ['oldLobby', 'content'], ['oldS', 'content']),
    ratio('second visit’s content / S', 0.45, ['again', 'content'], ['S', 'content']),
    ratio(
      'second visit’s content / S, service worker',
      0.25,
      ['againWithWorker', 'content'],
      ['S', 'content'],
    ),
    ratio('total blocking time / S', 0.8, ['lobby', 'blockingTime'], ['S', 'blockingTime']),
    ratio('first paint / Z', 1.05, ['lobby', 'firstPaint'], ['Z', 'firstPaint']),
    ratio('largest paint / first paint', 1.3, ['lobby', 'largestPaint'], ['lobby', 'firstPaint']),
    ratio('largest paint / L', 1.1, ['lobby', 'largestPaint'], ['L', 'largestPaint']),
    { title: 'layout shift', goal: 0, unit: 'shift', measured: summarize(values('lobby', 'layoutShift')) },
    {
      title: 'JavaScript until the content / S’s',
      goal: 1.3,
      unit: 'ratio',
      measured: { value: exact.scriptBytes / floorScriptBytes },
    },
    exactRow('htmlBytes'),
    exactRow('requests'),
    exactRow('rounds'),
    {
      title: 'requests in the first ten seconds',
      goal: 25,
      unit: 'count',
      measured: summarize(values('lobby', 'requests')),
    },
    exactRow('pictures'),
    exactRow('distantPictures'),
    exactRow('elements'),
    ...rowsAfterStart(use),
    performance('lobby'),
    performance('login'),
    performance('register'),
    {
      title: 'Lighthouse, best practices of the worst',
      goal: 100,
      unit: 'score',
      moreIsBetter: true,
      measured: summarize(scores ? worstBestPractices(scores) : []),
    },
  ]
}

/** The part of the taps that are answered as quickly. */
const mostTaps = 0.95

/** What comes after the start. The goals of memory and rest are what they were when these rows came. */
function rowsAfterStart({ taps, bareTaps, scrolls, memory, rest }: UseSamples): readonly Row[] {
  const count = (title: string, goal: number, value: number): Row => ({
    title,
    goal,
    unit: 'count',
    measured: { value },
  })
  return [
    {
      title: 'tap until its answer is painted / B, 95 % of the controls',
      goal: 3,
      unit: 'ratio',
      measured: taps.length === 0 ? undefined : { value: quantile(taps, mostTaps) / median(bareTaps) },
    },
    {
      title: 'slow frames while 2,000 games scroll',
      goal: 0,
      unit: 'count',
      measured: summarize(scrolls.map(({ slowFrames }) => slowFrames)),
    },
    count('elements while 2,000 games scroll', 1500, Math.max(...scrolls.map(({ elements }) => elements))),
    {
      title: 'heap ten seconds after the start',
      goal: 5_500_000,
      unit: 'bytes',
      measured: { value: memory.heap },
    },
    count('nodes then', 1059, memory.nodes),
    count('listeners then', 339, memory.listeners),
    count('requests of a lobby at rest in half a minute', 0, rest.requests),
    {
      title: 'time that the processor works for a lobby at rest',
      goal: 0.005,
      unit: 'share',
      measured: { value: rest.busy },
    },
  ]
}

function toExactRow(figure: ExactFigure, exact: ExactFigures, budgets: Budgets): Row {
  const { title, goal } = budgets[figure]
  const unit = figure.endsWith('Bytes') ? 'bytes' : 'count'
  return { title, unit, measured: { value: exact[figure] }, ...(goal !== undefined && { goal }) }
}

/** The rows of the exact figures alone. */
export const exactRows = (exact: ExactFigures, budgets: Budgets): readonly Row[] =>
  (Object.keys(budgets) as ExactFigure[]).map((figure) => toExactRow(figure, exact, budgets))
