import type { Palette } from '../palettes'
import type { Pen } from '../pen'
import { type Point, range } from '../svg'

/** Where a picture is drawn: its size, and the point that all light comes from. */
export interface Scene extends Palette {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
}

export type Backdrop = (scene: Scene) => string

export const scattered = (pen: Pen, width: number, height: number, count: number): Point[] =>
  range(count).map(() => [pen.between(0, width), pen.between(0, height)])
