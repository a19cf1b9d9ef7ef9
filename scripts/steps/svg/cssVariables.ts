import type { XmlElement } from './parseXml'
import type { StyleProblem } from './styleProblem'

/** The values of CSS variables, by name with its dashes; several where it depends on the element. */
export type CssVariables = ReadonlyMap<string, ReadonlySet<string>>

const declaration = /(?:^|[;{\s])(--[\w-]+)\s*:\s*([^;{}]*)/g

/** Collects the variables of all styles of a picture. `stylesOf` gives the CSS of an element and of what is in it. */
export function readCssVariables(
  root: XmlElement,
  stylesOf: (element: XmlElement) => string[],
): CssVariables {
  const found = new Map<string, Set<string>>()
  const collect = (css: string): void => {
    for (const [, name = '', value = ''] of css.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').matchAll(declaration))
      found.set(name, (found.get(name) ?? new Set()).add(value.trim()))
  }
  const walk = (element: XmlElement): void => {
    collect(element.attributes.find(({ name }) => name === 'style')?.value ?? '')
    for (const child of element.children) if (typeof child !== 'string') walk(child)
  }
  for (const css of stylesOf(root)) collect(css)
  walk(root)
  return found
}

/** var(--name) or var(--name, fallback); a fallback may be a function. */
const reference = /\bvar\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g
/** Variables of variables. */
const maxDepth = 5

/** CSS, or an attribute, with the values of its variables. Those that have none, or several, stay. */
export function withCssVariables(text: string, variables: CssVariables, depth = 0): string {
  if (!text.includes('var(') || depth >= maxDepth) return text
  const next = text.replaceAll(reference, (whole, name: string, fallback?: string) => {
    const values = [...(variables.get(name) ?? [])]
    return values.length > 1 ? whole : (values[0] ?? fallback?.trim() ?? whole)
  })
  return next === text ? text : withCssVariables(next, variables, depth + 1)
}

/** Why a style or an attribute, with its variables replaced, still has one. */
export function variableProblem(text: string): StyleProblem | undefined {
  const [, name] = /\bvar\(\s*(--[\w-]+)/.exec(text) ?? []
  if (name === undefined) return undefined
  return {
    message: `A style uses the variable ${name}, which has no value here, or several.`,
    hint: 'Export it with the colours themselves instead of variables.',
  }
}
