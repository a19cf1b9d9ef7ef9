import { evaluate } from '../../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../../runtime/rules/settings/facts'
import type { Manifest, NavigationItem } from '../../../../runtime/schema/manifest.gen'
import type { Capabilities } from '../capabilities'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'
import { openPaths } from './routes'

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
export function navigationTargetsExist(manifest: Manifest, { capabilities }: LintContext): Finding[] {
  const open = openPaths(manifest, capabilities)
  return (manifest.navigation ?? []).flatMap((item, index) => [
    ...invalidPath(manifest, item, index, open),
    ...(capabilities ? unknownSection(manifest, item, index, capabilities) : []),
    ...(capabilities ? disabledOverlay(manifest, item, index, capabilities) : []),
    ...(capabilities ? unknownNames(item, index, capabilities) : []),
  ])
}

function invalidPath(
  { routes }: Manifest,
  { id, to }: NavigationItem,
  index: number,
  open: ReadonlySet<string>,
): Finding[] {
  const [path = ''] = (to ?? '').split('#')
  if (to === undefined || open.has(path)) return []
  const suggestion = closestName(path, open)
  const reason = Object.hasOwn(routes, path) ? 'whose feature is switched off' : 'which is not mounted'
  return [
    {
      path: ['navigation', index, 'to'],
      code: 'navigation-leads-nowhere',
      message: `The navigation item "${id}" leads to "${path}", ${reason}.`,
      expected: `one of ${[...open].join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Lead to a path that is mounted and switched on, or mount it in "routes".',
    },
  ]
}

/** Only the lobby has sections: the lanes of its categories. */
function unknownSection(
  { routes }: Manifest,
  { id, to = '' }: NavigationItem,
  index: number,
  { sections }: Capabilities,
): Finding[] {
  const [path = '', section] = to.split('#')
  const known = Object.hasOwn(routes, path) && routes[path]?.page === 'lobby' ? sections : []
  if (section === undefined || known.includes(section)) return []
  const suggestion = closestName(section, known)
  return [
    {
      path: ['navigation', index, 'to'],
      code: 'unknown-section',
      message: `The navigation item "${id}" leads to "#${section}", but "${path}" has no such section.`,
      ...(known.length > 0 && { expected: `one of ${known.join(', ')}` }),
      ...(suggestion && { suggestion }),
      hint: suggestion ? `Write "${path}#${suggestion}".` : `Write "${path}".`,
    },
  ]
}

const overlaysOf = (features: Capabilities['features']): string[] =>
  features.flatMap(({ overlays = [] }) => overlays.map(({ id }) => id))

function disabledOverlay(
  manifest: Manifest,
  { id, opens }: NavigationItem,
  index: number,
  { features }: Capabilities,
): Finding[] {
  const facts = manifestFacts(manifest)
  const open = overlaysOf(features.filter(({ when }) => evaluate(when, facts) !== 'no'))
  if (opens === undefined || open.includes(opens) || !overlaysOf(features).includes(opens)) return []
  const suggestion = closestName(opens, open)
  return [
    {
      path: ['navigation', index, 'opens'],
      code: 'navigation-leads-nowhere',
      message: `The navigation item "${id}" opens "${opens}", whose feature is switched off.`,
      expected: `one of ${open.join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Switch on what it needs, or make the item open something else.',
    },
  ]
}

/** Undefined when the English file cannot be read. */
const textKeys = ({ texts }: Capabilities): string[] | undefined => texts.EN && Object.keys(texts.EN)

function unknownNames(
  { icon, text, opens }: NavigationItem,
  index: number,
  capabilities: Capabilities,
): Finding[] {
  const names: [key: string, noun: string, name: string | undefined, known: readonly string[]][] = [
    ['icon', 'icon', icon, capabilities.icons],
    ['text', 'text', text, textKeys(capabilities) ?? [text]],
    ['opens', 'overlay', opens, overlaysOf(capabilities.features)],
  ]
  return names
    .filter(([, , name, known]) => name !== undefined && !known.includes(name))
    .map(([key, kind, name = '', known]) => {
      const suggestion = closestName(name, known)
      return {
        path: ['navigation', index, key],
        code: `unknown-${kind}`,
        message: `There is no ${kind} "${name}".`,
        ...(kind !== 'text' && { expected: `one of ${known.join(', ')}` }),
        ...(suggestion && { suggestion }),
        hint: suggestion
          ? `Write "${suggestion}".`
          : `Name ${kind === 'text' ? 'a key of runtime/text/EN.json' : 'one that exists'}.`,
      }
    })
}
