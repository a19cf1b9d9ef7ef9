import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { type ColourStep, colourSteps } from '../../theme/colourSteps'
import { themeTokens } from '../../theme/theme'
import type { Theme } from '../../theme/themeOfManifest'
import type { Finding } from '../issue'

/** Colours of the brand that are drawn in another shade than the given one, so that they can be read (D25). */
export function steppedColours({ brand: { theme } }: Pick<Manifest, 'brand'>): Finding[] {
  const steps = colourSteps(theme)
  const shades = new Map(steps.map(({ key }) => [key, commonShade(theme, steps, key)]))
  return steps.map((step) => {
    const { key, given, used, where, why } = step
    return {
      path: ['brand', 'theme', key],
      level: 'warning',
      code: 'colour-stepped',
      message: `"${key}" is ${given}, but ${used} is used for ${where}: ${why}.`,
      ...remedy(step, shades.get(key), theme),
    }
  })
}

/** The shade of a colour that would be used as it is in every place; undefined when none of those that are used would be. */
const commonShade = (theme: Theme, steps: readonly ColourStep[], key: keyof Theme): string | undefined =>
  steps
    .filter((step) => step.key === key)
    .map(({ used }) => used)
    .find((used) => colourSteps({ ...theme, [key]: used }).every((step) => step.key !== key))

function remedy(
  { key, own, used }: ColourStep,
  shade: string | undefined,
  theme: Theme,
): Pick<Finding, 'expected' | 'hint'> {
  // Tinted areas are the hardest to read on: what is readable there is readable everywhere.
  const ofText = own && themeTokens(theme)[`--color-on-${key}-soft`]
  const add = ofText && `Add "${own}": "${ofText}" to have that shade where it is text`
  const other = shade
    ? `write "${shade}" as "${key}" to have the same colour everywhere`
    : 'write another colour'
  return {
    expected: ofText ? `"${own}": "${ofText}"` : (shade ?? used),
    hint: `${add ? `${add}, or ${other}` : other.replace(/^w/, 'W')}, or accept the shade.`,
  }
}
