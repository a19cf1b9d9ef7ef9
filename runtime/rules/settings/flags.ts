import { type FlagName, flagNames } from '../../tables/flags'
import { parseBoolean } from '../network/boolean'
import { fields } from '../network/read'

/** A manifest's value for a flag: fixed, or left to the platform (D1). */
export type FlagSource = boolean | 'server'

/**
 * Reads a reply's flags one by one: unknown names are ignored, names with invalid values are returned in `dropped`
 * (D1).
 */
export function readFlags(raw: unknown): { flags: Partial<Record<FlagName, boolean>>; dropped: string[] } {
  const flags: Partial<Record<FlagName, boolean>> = {}
  const dropped: string[] = []
  const source = fields(raw)
  for (const name of flagNames) {
    if (!Object.hasOwn(source, name)) continue
    const value = parseBoolean(source[name])
    if (value === undefined) dropped.push(name)
    else flags[name] = value
  }
  return { flags, dropped }
}

/**
 * The values from the platform. `values`: the reply or its last good copy. `settled`: the request has succeeded or
 * failed (D1).
 */
export interface PlatformValues<T> {
  readonly values: T | undefined
  readonly settled: boolean
}

/** The reply's values; for names with an invalid value, the previous values (D1). */
export function keepPrevious<T extends object>(
  values: T,
  dropped: readonly string[],
  previous: T | undefined,
): T {
  const keptEntries = Object.entries(previous ?? {}).filter(([name]) => dropped.includes(name))
  return { ...Object.fromEntries(keptEntries), ...values } as T
}

/** A flag's value; undefined until it is known (D1). */
export function flagValue(
  source: FlagSource | undefined,
  name: FlagName,
  platform: PlatformValues<Partial<Record<FlagName, boolean>>>,
): boolean | undefined {
  if (source !== 'server') return source ?? false
  return platform.values?.[name] ?? (platform.settled ? false : undefined)
}
