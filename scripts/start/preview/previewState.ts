import { entryPath } from '../../steps/site/sitePaths'
import { closestName } from '../../steps/validate/closestName'
import { type Choice, type ChoiceName, choiceNames, choices, defaultOf } from './choices'
import { everyCall, type FaultKind, faultKindNames, faultyCalls, type PreviewFault } from './faultKinds'
import { type Offer, onOff, readSetting } from './offer'

/** What a preview shows; its link says the same. */
export interface PreviewState {
  /** A path of the site, with its query. */
  readonly page: string
  readonly choices: Readonly<Record<ChoiceName, string>>
  /** Flags of the platform that are not as they are by default. */
  readonly flags: Readonly<Record<string, boolean>>
  /** Settings of the platform, as they stand in the link. */
  readonly settings: Readonly<Record<string, string>>
  readonly faults: readonly PreviewFault[]
}

export interface ReadState {
  readonly state: PreviewState
  /** What of the link is left out, a sentence each. */
  readonly problems: readonly string[]
}

/** What has been read of a link so far. */
interface Draft {
  page: string
  readonly choices: Partial<Record<ChoiceName, string>>
  readonly flags: Record<string, boolean>
  readonly settings: Record<string, string>
  readonly faults: PreviewFault[]
}

/** Takes a parameter's value over; returns what is wrong with it. */
type Reader = (value: string, name: string, draft: Draft, offer: Offer) => string | undefined

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^code$/, () => undefined],
  [/^page$/, readPage],
  [/^fault$/, readFault],
  [/^flag\./, readFlag],
  [/^setting\./, takeSetting],
  [new RegExp(`^(${choiceNames.join('|')})$`), readChoice],
]

/** Reads a link's query. Whatever is wrong in it is left out, and said. */
export function readPreviewState(query: URLSearchParams, offer: Offer): ReadState {
  const draft: Draft = { page: entryPath, choices: {}, flags: {}, settings: {}, faults: [] }
  const seen = new Set<string>()
  const problems = [...query].flatMap(([name, value]) => {
    const read = readers.find(([pattern]) => pattern.test(name))?.[1] ?? unknownParameter
    const isRepeated = seen.has(name) && name !== 'fault'
    seen.add(name)
    return (
      (isRepeated ? `${name} is in the link twice: the first counts.` : read(value, name, draft, offer)) ?? []
    )
  })
  const all = choiceNames.map((name) => [name, draft.choices[name] ?? defaultOf(name, offer)])
  return { state: { ...draft, choices: Object.fromEntries(all) }, problems }
}

/** The link's query: what is as in a link without the parameter is left out. */
export function writePreviewState(state: PreviewState, offer: Offer): URLSearchParams {
  const chosen = choiceNames
    .filter((name) => state.choices[name] !== defaultOf(name, offer))
    .map((name) => [name, state.choices[name]])
  return new URLSearchParams([
    ['code', offer.code],
    ...(state.page === entryPath ? [] : [['page', state.page]]),
    ...chosen,
    ...Object.entries(state.flags).map(([name, value]) => [`flag.${name}`, value ? 'on' : 'off']),
    ...Object.entries(state.settings).map(([name, value]) => [`setting.${name}`, value]),
    ...state.faults.map(({ call, kind }) => ['fault', `${call}:${kind}`]),
  ] as string[][])
}

/** Short names are all alike: "FR" is no mistake for "UR". */
const shortest = 4

function didYouMean(name: string, names: readonly string[]): string {
  const isShort = name.length < shortest
  const closest = isShort
    ? names.find((one) => one.toLowerCase() === name.toLowerCase())
    : closestName(name, names)
  return closest ? ` Did you mean "${closest}"?` : ''
}

function unknownParameter(_value: string, name: string): string {
  const names = ['code', 'page', ...choiceNames, 'flag.NAME', 'setting.NAME', 'fault']
  return `"${name}" is no parameter of a preview.${didYouMean(name, names)} There are: ${names.join(', ')}.`
}

/** A page of this site, and not of another one ("/m//host"). */
const isPage = (value: string): boolean => {
  const base = 'http://site'
  if (!value.startsWith('/m/') || value.includes('\\') || !URL.canParse(value, base)) return false
  const { origin, pathname } = new URL(value, base)
  return origin === base && pathname.startsWith('/m/') && !pathname.includes('//')
}

function readPage(value: string, _name: string, draft: Draft): string | undefined {
  if (!isPage(value)) return `"${value}" is not a page of the site: its path begins with /m/.`
  draft.page = value
  return undefined
}

function readChoice(value: string, name: string, draft: Draft, offer: Offer): string | undefined {
  const choice: Choice = choices[name as ChoiceName]
  const values = choice.options(offer).map((option) => option.value)
  if (!values.includes(value) && !choice.accepts?.(value)) {
    const expected = [values.join(', '), choice.expected].filter(Boolean).join(', or ')
    return `${name}=${value}: there is no such value.${didYouMean(value, values)} It is one of ${expected}.`
  }
  draft.choices[name as ChoiceName] = value
  return undefined
}

function readFault(value: string, _name: string, { faults }: Draft): string | undefined {
  const [call = '', kind = ''] = value.split(/:(.*)/s)
  const kinds: readonly string[] = faultKindNames
  if (!faultyCalls.includes(call))
    return `fault=${value}: the platform has no call "${call}".${didYouMean(call, faultyCalls)} A fault is call:kind, such as login:502; "${everyCall}" is every call.`
  if (!kinds.includes(kind))
    return `fault=${value}: there is no fault "${kind}".${didYouMean(kind, kinds)} It is one of ${kinds.join(', ')}.`
  if (!faults.some((one) => one.call === call && one.kind === kind))
    faults.push({ call, kind: kind as FaultKind })
  return undefined
}

function readFlag(
  value: string,
  parameter: string,
  { flags }: Draft,
  { code, manifest, flags: offered }: Offer,
): string | undefined {
  const name = parameter.slice('flag.'.length)
  const on = onOff(value)
  if (!offered.includes(name)) {
    const own = Object.entries(manifest.flags ?? {}).find(([flag]) => flag === name)
    return own
      ? `${parameter}: the manifest of ${code} says ${own[1]}, so the platform has no say in it.`
      : `${parameter}: ${code} leaves no flag of this name to the platform.${didYouMean(name, offered)} It leaves ${offered.join(', ') || 'none'}.`
  }
  if (on === undefined) return `${parameter}=${value}: a flag is on or off.`
  flags[name] = on
  return undefined
}

function takeSetting(
  value: string,
  parameter: string,
  { settings }: Draft,
  { code, settings: offered }: Offer,
) {
  const name = parameter.slice('setting.'.length)
  const names = offered.map((setting) => setting.name)
  const setting = offered.find((one) => one.name === name)
  if (!setting)
    return `${parameter}: ${code} leaves no setting of this name to the platform, or none that a link can set.${didYouMean(name, names)} It leaves ${names.join(', ') || 'none'}.`
  if (readSetting(setting, value) === undefined)
    return `${parameter}=${value}: the site does not accept this value.${setting.values.length > 0 ? ` It is one of ${setting.values.join(', ')}.` : ''}`
  settings[name] = value
  return undefined
}
