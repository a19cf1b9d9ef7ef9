import { evaluate } from '../../../runtime/rules/settings/conditions'
import type { Manifest, NavigationPlace } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { Knowledge } from '../knowledge'
import type { Surroundings } from '../lint'
import { knownFacts } from '../manifest'
import { nearest } from '../nearest'
import { openPaths } from './routes'

/** A place leads somewhere or opens something, and one at most stands out. */
export function placesAreWhole({ navigation = [] }: Manifest): Finding[] {
  const torn = navigation.flatMap((place, index): Finding[] =>
    (place.to === undefined) !== (place.opens === undefined)
      ? []
      : [
          {
            path: ['navigation', index],
            code: 'place-torn',
            message: `The place "${place.id}" ${place.to === undefined ? 'neither leads nor opens anything' : 'has both "to" and "opens"'}.`,
            expected: 'either "to" or "opens"',
            hint: 'Give it one of the two.',
          },
        ],
  )
  const primary = navigation.flatMap((place, index) => (place.primary ? [index] : []))
  const surplus = primary.slice(1).map((index) => ({
    path: ['navigation', index, 'primary'],
    code: 'primary-twice',
    message: `A second place stands out: "${navigation[primary[0] ?? 0]?.id}" is primary already.`,
    hint: 'Let one place be primary.',
  }))
  return [...torn, ...surplus]
}

/** Paths are open, and overlays, icons and texts exist. */
export function navigationLeadsSomewhere(manifest: Manifest, { knowledge }: Surroundings): Finding[] {
  const open = openPaths(manifest, knowledge)
  return (manifest.navigation ?? []).flatMap((place, index) => [
    ...leadsToClosed(manifest, place, index, open),
    ...(knowledge ? opensClosed(manifest, place, index, knowledge) : []),
    ...(knowledge ? namesNothing(place, index, knowledge) : []),
  ])
}

function leadsToClosed(
  { routes }: Manifest,
  { id, to }: NavigationPlace,
  index: number,
  open: ReadonlySet<string>,
): Finding[] {
  const [path = ''] = (to ?? '').split('#')
  if (to === undefined || open.has(path)) return []
  const suggestion = nearest(path, open)
  const why = Object.hasOwn(routes, path) ? 'whose feature is switched off' : 'which is not mounted'
  return [
    {
      path: ['navigation', index, 'to'],
      code: 'navigation-leads-nowhere',
      message: `The place "${id}" leads to "${path}", ${why}.`,
      expected: `one of ${[...open].join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Lead to a path that is mounted and switched on, or mount it in "routes".',
    },
  ]
}

const overlaysOf = (features: Knowledge['features']): string[] =>
  features.flatMap(({ overlays = [] }) => overlays.map(({ id }) => id))

function opensClosed(
  manifest: Manifest,
  { id, opens }: NavigationPlace,
  index: number,
  { features }: Knowledge,
): Finding[] {
  const facts = knownFacts(manifest)
  const open = overlaysOf(features.filter(({ when }) => evaluate(when, facts) !== 'no'))
  if (opens === undefined || open.includes(opens) || !overlaysOf(features).includes(opens)) return []
  const suggestion = nearest(opens, open)
  return [
    {
      path: ['navigation', index, 'opens'],
      code: 'navigation-leads-nowhere',
      message: `The place "${id}" opens "${opens}", whose feature is switched off.`,
      expected: `one of ${open.join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: 'Switch on what it needs, or let the place open something else.',
    },
  ]
}

function namesNothing(
  { icon, text, opens }: NavigationPlace,
  index: number,
  knowledge: Knowledge,
): Finding[] {
  const names: [key: string, noun: string, name: string | undefined, known: readonly string[]][] = [
    ['icon', 'icon', icon, knowledge.icons],
    ['text', 'text', text, Object.keys(knowledge.texts.EN ?? {})],
    ['opens', 'overlay', opens, overlaysOf(knowledge.features)],
  ]
  return names
    .filter(([, , name, known]) => name !== undefined && !known.includes(name))
    .map(([key, noun, name = '', known]) => {
      const suggestion = nearest(name, known)
      return {
        path: ['navigation', index, key],
        code: `unknown-${noun}`,
        message: `There is no ${noun} "${name}".`,
        ...(noun !== 'text' && { expected: `one of ${known.join(', ')}` }),
        ...(suggestion && { suggestion }),
        hint: suggestion
          ? `Write "${suggestion}".`
          : `Name ${noun === 'text' ? 'a key of runtime/text/EN.json' : 'one that exists'}.`,
      }
    })
}
