import type { XmlElement } from './parseXml'
import type { StyleProblem } from './styleProblem'

/** The value of each variable of CSS, by its name with the dashes; undefined where it depends on the element, or has none. */
export type CssVariables = ReadonlyMap<string, string | undefined>

const declaration = /(?:^|[;{\s])(--[\w-]+)\s*:\s*([^;{}]*)/g
/** var(--name) or var(--name, fallback); a fallback may be a function. */
const reference = /\bvar\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g

/** Variables of variables. */
const maxDepth = 5
/** A colour or a length has fewer characters; so a text grows by a bounded amount. */
const maxValue = 100

/** Reads the variables of all styles of a picture. `css`: its stylesheets. */
export function readCssVariables(root: XmlElement, css: readonly string[]): CssVariables {
  const found = new Map<string, Set<string>>()
  for (const text of [...css, ...styleAttributes(root)])
    for (const [, name = '', value = ''] of text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').matchAll(declaration))
      found.set(name, (found.get(name) ?? new Set()).add(value.trim()))
  const single = [...found].map(
    ([name, [value = '', ...others]]) => [name, others.length > 0 ? undefined : value] as const,
  )
  return new Map(single.map(([name, value]) => [name, resolved(value, new Map(single), maxDepth)]))
}

const styleAttributes = ({ attributes, children }: XmlElement): string[] => [
  ...attributes.flatMap(({ name, value }) => (name === 'style' && value.includes('--') ? [value] : [])),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : styleAttributes(child))),
]

function resolved(value: string | undefined, variables: CssVariables, depth: number): string | undefined {
  if (value === undefined || value === '' || value.length > maxValue || depth === 0) return undefined
  const next = withCssVariables(value, variables)
  return next === value ? value : resolved(next, variables, depth - 1)
}

/** CSS, or an attribute, with the values of its variables. Those that have none, or several, stay. */
export const withCssVariables = (text: string, variables: CssVariables): string =>
  text.includes('var(')
    ? text.replaceAll(reference, (whole, name: string, fallback?: string) =>
        variables.has(name) ? (variables.get(name) ?? whole) : (fallback?.trim() ?? whole),
      )
    : text

/** Why a style or an attribute cannot be used that still has a variable. */
export function variableProblem(text: string): StyleProblem | undefined {
  const [, name] = /\bvar\(\s*(--[\w-]+)/.exec(text) ?? []
  if (name === undefined) return undefined
  return {
    message: `A style uses the variable ${name}, which has no value here, or several.`,
    hint: 'Export it with the colours themselves instead of variables.',
  }
}
