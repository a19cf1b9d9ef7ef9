import { Children, type ReactNode, type Ref } from 'react'
import { classNames } from '../classNames'
import type { CardShape } from './Lane'

export interface GameGridProps {
  /** Cards of different shapes when absent. */
  shape?: CardShape | undefined
  /** The cards, each with a key. */
  children: ReactNode
}

/** Games in columns. What is far from the screen costs the browser little, so the list can be long. */
export function GameGrid({ shape, children }: GameGridProps) {
  return (
    <ul className={classNames('GameGrid', shape === 'wide' && 'GameGrid--wide')}>
      {Children.map(children, (card) => (
        <li className="GameGrid-item">{card}</li>
      ))}
    </ul>
  )
}

/** Below the games: the button for the next ones. */
export const GameGridMore = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <div className="GameGrid-more" ref={ref}>
    {children}
  </div>
)
