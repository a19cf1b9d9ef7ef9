import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { type ColourStep, colourSteps } from '../../theme/colourSteps'
import type { Theme } from '../../theme/themeOfManifest'
import type { Finding } from '../issue'

/** Colours of the brand that are drawn in another shade than the given one, so that they can be read (D25). */
export function steppedColours({ brand: { theme } }: Manifest): Finding[] {
  const steps = colourSteps(theme)
  const shades = new Map(steps.map(({ key }) => [key, commonShade(theme, steps, key)]))
  return steps.map(({ key, given, used, where, why }) => ({
    path: ['brand', 'theme', key],
    level: 'warning',
    code: 'colour-stepped',
    message: `"${key}" is ${given}, but ${used} is used for ${where}: ${why}.`,
    expected: shades.get(key) ?? used,
    hint: hintOf(shades.get(key)),
  }))
}

/** The shade of a colour that would be used as it is in every place; undefined when none of those that are used would be. */
const commonShade = (theme: Theme, steps: readonly ColourStep[], key: keyof Theme): string | undefined =>
  steps
    .filter((step) => step.key === key)
    .map(({ used }) => used)
    .find((used) => colourSteps({ ...theme, [key]: used }).every((step) => step.key !== key))

const hintOf = (shade: string | undefined): string =>
  shade === undefined
    ? 'Accept the shade, or write another colour.'
    : `Write "${shade}" to have the same colour everywhere, or accept the shade.`
