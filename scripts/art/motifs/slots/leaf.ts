import { type Ink, petal, shade } from '../../forms'
import { stroke } from '../../svg'

export const leaf = (ink: Ink): string =>
  petal(40, 15, shade(ink, ['#d8ff8a', '#3fae3a', '#0c5220'], 60)) + stroke('M0 0V-34', '#d8ff8a', 1.2)
