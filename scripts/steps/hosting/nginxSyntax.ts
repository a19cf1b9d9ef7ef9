import { cacheForever } from './headers'

/** A quoted parameter. nginx has no way to write a dollar sign, which begins a variable: no value has one. */
export function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot be given "${text}": it has a dollar sign.`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

export const locationBlock = (match: string, lines: readonly string[]): string[] =>
  block(`location ${match}`, lines)

export const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => {
    // A refused request for a file must not be kept like the file.
    const isAlways = value !== cacheForever
    return `add_header ${name} ${quoteOrVariable(value)}${isAlways ? ' always' : ''};`
  })

/** A header's value may be a variable of a map. */
const quoteOrVariable = (value: string): string => (/^\$[a-z_]+$/.test(value) ? value : quote(value))

export const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
