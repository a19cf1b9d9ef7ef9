import type { Ink } from '../../forms'
import { path, stroke } from '../../svg'

export const trail = (ink: Ink, color: string): string =>
  path(
    'M-16-30C-60 0-90 40-112 92C-70 70-20 50 16 30Z',
    ink.pen.linear([`${color}00`, color], 0),
    ' opacity=".65"',
  ) + stroke('M-60 30C-76 50-88 68-98 90M-40 46C-56 60-66 72-76 88', '#ffffff', 2.5, ' stroke-opacity=".6"')
