import { at, circle, dots, n, path, polygon, range, stroke } from '../svg'
import { type Backdrop, scattered } from './scene'

/** Under water: shafts of light, bubbles, weed and a bed of sand. */
export const deep: Backdrop = ({ pen, sky, hero, second, width, height }) => {
  const shaft = (index: number): string => {
    const left = width * (0.08 + index * 0.2) + pen.between(-14, 14)
    return polygon(
      [
        [left, -10],
        [left + pen.between(16, 34), -10],
        [left + pen.between(40, 110), height],
        [left - 40, height],
      ],
      pen.linear([`${sky[0]}aa`, `${sky[0]}00`], 90),
    )
  }
  const weed = (index: number): string => {
    const foot = index % 2 ? pen.between(-6, width * 0.2) : pen.between(width * 0.8, width + 6)
    const tall = pen.between(0.16, 0.34) * height
    return at(
      foot,
      height,
      path(
        `M-7 0C-16 ${n(-tall * 0.4)} 12 ${n(-tall * 0.6)} -2 ${n(-tall)}C22 ${n(-tall * 0.6)} -2 ${n(-tall * 0.4)} 9 0Z`,
        pen.linear(index % 3 ? [hero[1], sky[2]] : [second[1], sky[2]], 90),
      ),
      { opacity: 0.85 },
    )
  }
  const bubble = pen.reuse('bubble', () =>
    circle(0, 0, 6, pen.radial(['#ffffffcc', '#ffffff11', '#ffffff55'], 0.3, 0.3, 0.7)),
  )
  return (
    range(5).map(shaft).join('') +
    path(
      `M0 ${n(height * 0.9)}Q${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.55)} ${n(height * 0.9)}T${width} ${n(height * 0.86)}V${height}H0Z`,
      `${sky[2]}cc`,
    ) +
    range(6).map(weed).join('') +
    scattered(pen, width, height, 9)
      .map(([px, py], index) => at(px, py, bubble, { scale: 0.5 + (index % 4) * 0.3 }))
      .join('')
  )
}

/** Above a reef: waves of light over fans of coral. */
export const reef: Backdrop = ({ pen, sky, hero, second, width, height }) => {
  const coral = (x: number, size: number, color: string): string =>
    at(
      x,
      height + 4,
      stroke(
        'M0 0V-30M0-14C-22-20-24-40-22-56M0-22C20-26 26-46 22-66M-21-40C-34-46-38-56-36-68M21-46C34-52 38-62 36-76M0-30C-4-50-2-64 0-84',
        color,
        8,
      ),
      { scale: size, opacity: 0.9 },
    )
  return (
    range(7)
      .map((index) =>
        stroke(
          `M-20 ${n(height * (0.05 + index * 0.1))}q${n(width * 0.14)} ${n(pen.between(8, 18))} ${n(width * 0.28)} 0t${n(width * 0.28)} 0t${n(width * 0.28)} 0t${n(width * 0.28)} 0`,
          sky[0],
          5 - index * 0.5,
          ` stroke-opacity="${(0.4 - index * 0.05).toFixed(2)}"`,
        ),
      )
      .join('') +
    coral(width * 0.1, 1.1, hero[2]) +
    coral(width * 0.92, 1.3, second[2]) +
    coral(width * 0.03, 0.8, second[1]) +
    coral(width * 0.8, 0.8, hero[1]) +
    dots(scattered(pen, width, height, 10), 8, '#ffffff', ' stroke-opacity=".3"')
  )
}
