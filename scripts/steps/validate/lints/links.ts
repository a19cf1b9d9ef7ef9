import { evaluate } from '../../../../runtime/rules/settings/conditions'
import { manifestFacts } from '../../../../runtime/rules/settings/facts'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Capabilities } from '../capabilities'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import { leadElsewhere, openPath } from './findings'
import { openPaths } from './routes'

/** What a member taps to get somewhere: an item of the bottom bar, an entry of the account. */
export interface ManifestLink {
  readonly path: Finding['path']
  /** The beginning of a sentence: 'The navigation item "home"'. */
  readonly name: string
  readonly to?: string | undefined
  readonly opens?: string | undefined
  readonly icon?: string | undefined
  /** The key of a text. */
  readonly text?: string | undefined
}

/** Paths can be opened, and sections, overlays, icons and texts exist. */
export function linkTargetsExist(
  links: readonly ManifestLink[],
  manifest: Manifest,
  capabilities: Capabilities | undefined,
): Finding[] {
  const open = openPaths(manifest, capabilities)
  return links.flatMap((link) => [
    ...invalidPath(manifest, link, open),
    ...(capabilities ? unknownSection(manifest, link, capabilities) : []),
    ...(capabilities ? disabledOverlay(manifest, link, capabilities) : []),
    ...(capabilities ? unknownNames(link, capabilities) : []),
  ])
}

function invalidPath(
  { routes }: Manifest,
  { path, name, to }: ManifestLink,
  open: ReadonlySet<string>,
): Finding[] {
  const [target = ''] = (to ?? '').split('#')
  if (to === undefined || open.has(target)) return []
  const isMounted = Object.hasOwn(routes, target)
  const reason = isMounted ? 'whose feature is switched off' : 'which is not mounted'
  return [
    {
      path: [...path, 'to'],
      code: 'navigation-leads-nowhere',
      message: `${name} leads to "${target}", ${reason}.`,
      ...openPath(target, open),
      hint: isMounted
        ? 'Remove it (with null under its id, if a preset has it), lead to another path, or switch the feature on.'
        : leadElsewhere,
    },
  ]
}

/** Only the lobby has sections: the lanes of its categories. */
function unknownSection(
  { routes }: Manifest,
  { path: place, name, to = '' }: ManifestLink,
  { sections }: Capabilities,
): Finding[] {
  const [path = '', section] = to.split('#')
  const known = Object.hasOwn(routes, path) && routes[path]?.page === 'lobby' ? sections : []
  if (section === undefined || known.includes(section)) return []
  const suggestion = closestName(section, known)
  return [
    {
      path: [...place, 'to'],
      code: 'unknown-section',
      message: `${name} leads to "#${section}", but "${path}" has no such section.`,
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
  { path, name, opens }: ManifestLink,
  { features }: Capabilities,
): Finding[] {
  const facts = manifestFacts(manifest)
  const open = overlaysOf(features.filter(({ when }) => evaluate(when, facts) !== 'no'))
  if (opens === undefined || open.includes(opens) || !overlaysOf(features).includes(opens)) return []
  const suggestion = closestName(opens, open)
  return [
    {
      path: [...path, 'opens'],
      code: 'navigation-leads-nowhere',
      message: `${name} opens "${opens}", whose feature is switched off.`,
      expected: `one of ${open.join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Switch on what it needs, or open something else.',
    },
  ]
}

/** Undefined when the English file cannot be read. */
const textKeys = ({ texts }: Capabilities): string[] | undefined => texts.EN && Object.keys(texts.EN)

function unknownNames({ path, icon, text, opens }: ManifestLink, capabilities: Capabilities): Finding[] {
  const names: [key: string, noun: string, name: string | undefined, known: readonly string[] | undefined][] =
    [
      ['icon', 'icon', icon, capabilities.icons],
      ['text', 'text', text, textKeys(capabilities)],
      ['opens', 'overlay', opens, overlaysOf(capabilities.features)],
    ]
  return names
    .filter(([, , name, known]) => name !== undefined && known !== undefined && !known.includes(name))
    .map(([key, kind, name = '', known = []]) => {
      const suggestion = closestName(name, known)
      return {
        path: [...path, key],
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
