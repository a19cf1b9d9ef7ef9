import { type Ink, numberBall, sparkle } from '../../forms'
import { n, path, range, stroke } from '../../svg'
import { rampAt } from './numbers'

/** Balls that race each other, with streaks behind them. */
export const race = (ink: Ink): string =>
  range(4)
    .map((index) => {
      const [x, y, size] = [34 - index * 9 + (index % 2) * 30, -66 + index * 42, 24 + index * 3]
      return (
        path(
          `M${n(x)} ${n(y - size * 0.8)}L-104 ${n(y - size * 0.1)}L${n(x)} ${n(y + size * 0.8)}Z`,
          ink.pen.linear([`${rampAt(ink, index)[1]}00`, rampAt(ink, index)[1]], 0),
        ) +
        stroke(`M-96 ${n(y - 10)}H-30M-84 ${n(y + 12)}H-44`, '#ffffff', 2, ' stroke-opacity=".6"') +
        numberBall(ink, x, y, size, rampAt(ink, index), String(index + 1))
      )
    })
    .join('') + sparkle(60, -78, 12)
