import { type CallRow, calls } from '../../../../runtime/tables/calls'
import { isLeftToPlatform } from '../../validate/leftToPlatform'
import type { KeyPath } from './nodes'

/** What the platform can still change of a value. */
export interface PlatformPart {
  /** The platform decides, or may decide; false: what it sends for this key is not read. */
  readonly decides: boolean
  /** `GET /wps/system/whitelabel` */
  readonly call: string
  readonly text: string
  /** The same in a few words, for lists; undefined where nothing can change. */
  readonly note?: string
}

interface Row {
  readonly below: KeyPath
  readonly call: keyof typeof calls
  /** Undefined where this row says nothing about the value; `isSet`: a file sets it, and it is no default. */
  readonly says: (value: unknown, isSet: boolean) => Omit<PlatformPart, 'call'> | undefined
}

const left = { decides: true, note: 'the platform decides it' } as const
const preferred = { decides: true, note: 'the platform may change it' } as const

const fixed = {
  decides: false,
  text: 'fixed when the site is built; what the platform sends for it is not read',
}

/** The values that a reply of the platform can change, by the section that they are in. */
const rows: readonly Row[] = [
  {
    below: ['flags'],
    call: 'whitelabel',
    says: (value) =>
      value === 'server'
        ? {
            ...left,
            text: 'the platform decides; nothing is mounted until it has, and without it the flag is off',
          }
        : fixed,
  },
  {
    below: ['settings'],
    call: 'settings',
    says: (value) =>
      isLeftToPlatform(value)
        ? { ...left, text: 'the platform decides; without it the default holds' }
        : fixed,
  },
  {
    below: ['download', 'settings'],
    call: 'downloadSetting',
    says: () => ({ ...preferred, text: "the platform's setting, where it sends one, comes before this" }),
  },
  {
    below: ['customerService'],
    call: 'customerServiceScript',
    says: () => ({
      ...preferred,
      text: "the platform's entries are shown in place of these, where it sends some; these give them their order",
    }),
  },
  {
    below: ['currency', 'position'],
    call: 'settings',
    says: (_, isSet) =>
      isSet
        ? fixed
        : { ...preferred, text: "the platform's position, for the same currency, comes before this" },
  },
]

/** Undefined where the platform has no say. `valueAt` gives the value of a key, which may be the schema's default. */
export function platformPart(
  path: KeyPath,
  valueAt: (path: KeyPath) => unknown,
  isSet: boolean,
): PlatformPart | undefined {
  const row = rows.find(({ below }) => below.every((key, at) => path[at] === key))
  if (!row) return undefined
  // A setting of several values is left to the platform as a whole.
  const said = row.says(valueAt(path.slice(0, row.below.length + 1)), isSet)
  const { method, path: address }: CallRow = calls[row.call]
  return said && { ...said, call: `${method} ${address}` }
}
