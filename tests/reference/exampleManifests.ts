type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both in one: objects are merged, anything else is replaced. */
export function merged(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return other
  const both = Object.entries(other).map(([key, value]) => [
    key,
    key in one ? merged(one[key], value) : value,
  ])
  return { ...one, ...Object.fromEntries(both) }
}

/**
 * A value with another one at a path such as `navigation[].icon` or `routes{}.page`: of a list or of an object whose keys are free,
 * it is put into the first entry that has the key, or else into the first. Undefined where there is no such entry.
 */
export function withValueAt(whole: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [, list, map, key = '', rest = ''] = /^(?:(\[\])|(\{\})|\.?([^.[{]+))(.*)$/.exec(path) ?? []
  if (key !== '') {
    const inner = withValueAt(isObject(whole) ? whole[key] : undefined, rest, value)
    return inner === undefined ? undefined : { ...(isObject(whole) ? whole : {}), [key]: inner }
  }
  const entries = Object.entries(
    (list && Array.isArray(whole)) || (map && isObject(whole)) ? (whole as object) : {},
  )
  const next = /^\.([^.[{]+)/.exec(rest)?.[1]
  const [name, entry] =
    entries.find(([, one]) => next !== undefined && isObject(one) && next in one) ?? entries[0] ?? []
  if (name === undefined) return undefined
  const changed = withValueAt(entry, rest, value)
  return list ? (whole as unknown[]).with(Number(name), changed) : { ...(whole as Values), [name]: changed }
}

/** The value at such a path; undefined where there is none. */
export function valueAt(whole: unknown, path: string): unknown {
  if (path === '') return whole
  const [, list, map, key = '', rest = ''] = /^(?:(\[\])|(\{\})|\.?([^.[{]+))(.*)$/.exec(path) ?? []
  if (key !== '') return isObject(whole) ? valueAt(whole[key], rest) : undefined
  const entries =
    (list && Array.isArray(whole)) || (map && isObject(whole)) ? Object.values(whole as object) : []
  return entries.map((entry) => valueAt(entry, rest)).find((value) => value !== undefined)
}

/** The properties that contain one, the outermost first. */
export const ancestorsOf = <Property extends { readonly path: string }>(
  path: string,
  properties: readonly Property[],
): Property[] =>
  properties.filter((outer) => /^[.[{]/.test(path.slice(outer.path.length)) && path.startsWith(outer.path))
