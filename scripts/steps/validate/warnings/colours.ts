import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { colourSteps } from '../../theme/colourSteps'
import type { Finding } from '../issue'

/** Colours of the brand that are drawn in another shade than the given one, so that they can be read (D25). */
export const steppedColours = ({ brand }: Manifest): Finding[] =>
  colourSteps(brand.theme).map(({ key, given, used, where, why }) => ({
    path: ['brand', 'theme', key],
    level: 'warning',
    code: 'colour-stepped',
    message: `"${key}" is ${given}, but ${used} is used for ${where}: ${why}.`,
    expected: used,
    hint: `Write "${used}" to have the same colour everywhere, or accept the shade.`,
  }))
