import type { ExactFigure, ExactFigures } from './exactFigures'

/** How much a figure may be at any merchant. */
export interface Budget {
  /** What the figure counts, for people. */
  readonly title: string
  readonly ceiling: number
  /** What it should become; none when the ceiling only guards what is. */
  readonly goal?: number
}

export type Budgets = Readonly<Record<ExactFigure, Budget>>

const format = (number: number): string => number.toLocaleString('en-US')

/** One sentence for each figure that exceeds its ceiling. `file` is where the ceilings are. */
export const exceededBudgets = (figures: ExactFigures, budgets: Budgets, file: string): readonly string[] =>
  (Object.keys(budgets) as ExactFigure[])
    .filter((figure) => figures[figure] > budgets[figure].ceiling)
    .map((figure) => {
      const { title, ceiling, goal } = budgets[figure]
      const goalNote = goal === undefined ? '' : `, the goal is ${format(goal)}`
      return `${title}: ${format(figures[figure])}, but at most ${format(ceiling)} is allowed (${figure} in ${file}${goalNote})`
    })
