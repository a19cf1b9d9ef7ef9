import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'
import { linkTargetsExist } from './links'

/** Each item has either a path or an overlay, and at most one item is primary. */
export function navigationItemsAreValid({ navigation = [] }: Manifest): Finding[] {
  const incomplete = navigation.flatMap((item, index): Finding[] =>
    (item.to === undefined) !== (item.opens === undefined)
      ? []
      : [
          {
            path: ['navigation', index],
            code: 'place-torn',
            message: `The navigation item "${item.id}" ${item.to === undefined ? 'has neither "to" nor "opens"' : 'has both "to" and "opens"'}.`,
            expected: 'either "to" or "opens"',
            hint: 'Set one of the two.',
          },
        ],
  )
  const primary = navigation.flatMap((item, index) => (item.primary ? [index] : []))
  const extraPrimary = primary.slice(1).map((index) => ({
    path: ['navigation', index, 'primary'],
    code: 'primary-twice',
    message: `Only one navigation item can be primary: "${navigation[primary[0] ?? 0]?.id}" already is.`,
    hint: 'Make only one item primary.',
  }))
  return [...incomplete, ...extraPrimary]
}

/** Paths can be opened, and overlays, icons and texts exist. */
export const navigationTargetsExist = (manifest: Manifest, { capabilities }: LintContext): Finding[] =>
  linkTargetsExist(
    (manifest.navigation ?? []).map(({ id, to, opens, icon, text }, index) => ({
      path: ['navigation', index],
      name: `The navigation item "${id}"`,
      to,
      opens,
      icon,
      text,
    })),
    manifest,
    capabilities,
  )
