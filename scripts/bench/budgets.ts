import type { ExactFigure, ExactFigures } from './exactFigures'

/** How much a figure may be at any merchant. */
export interface Budget {
  /** What the figure counts, for people. */
  readonly title: string
  /** At a merchant with up to `includedLanguages` languages. */
  readonly ceiling: number
  /** What each further language may add; nothing when absent. */
  readonly perLanguage?: number
  /** What it should become; none when the ceiling only guards what is. */
  readonly goal?: number
}

/** So many languages are within the ceilings. */
export const includedLanguages = 3

export type Budgets = Readonly<Record<ExactFigure, Budget>>

const format = (number: number): string => number.toLocaleString('en-US')

/** The ceiling of a merchant that offers so many languages: the painted shell of a page holds its texts in all of them. */
const ceilingFor = ({ ceiling, perLanguage = 0 }: Budget, languages: number): number =>
  ceiling + perLanguage * Math.max(0, languages - includedLanguages)

/**
 * One sentence for each figure that exceeds its ceiling at a merchant with so many languages. `file` is where the ceilings are.
 */
export const exceededBudgets = (
  figures: ExactFigures,
  budgets: Budgets,
  file: string,
  languages = includedLanguages,
): readonly string[] =>
  (Object.keys(budgets) as ExactFigure[])
    .filter((figure) => figures[figure] > ceilingFor(budgets[figure], languages))
    .map((figure) => {
      const { title, goal } = budgets[figure]
      const ceiling = ceilingFor(budgets[figure], languages)
      const goalNote = goal === undefined ? '' : `, the goal is ${format(goal)}`
      return `${title}: ${format(figures[figure])}, but at most ${format(ceiling)} is allowed (${figure} in ${file}${goalNote})`
    })
