import type { ManifestFinding } from '../finding'
import { textsOf } from '../strings'
import type { Subject } from '../subject'

/** A text that only an example would have: a made number or id, or the merchant of the schemas; no colour and no page. */
const isTelling = (text: string): boolean => /\d{4}|merchant/i.test(text) && !/^(?:#|\/m\/)/.test(text)

/** Every telling text of the examples in a schema. */
export function exampleTexts(schema: unknown, within = false): string[] {
  if (typeof schema === 'string') return within && isTelling(schema) ? [schema] : []
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => exampleTexts(value, within || key === 'examples'))
}

/** Ids and texts that were copied from the schemas, where they are examples. */
export const examplesAreReplaced = ({ tree }: Subject, examples: ReadonlySet<string>): ManifestFinding[] =>
  textsOf(tree).flatMap(({ path, text, on }): ManifestFinding[] =>
    on === 'value' && examples.has(text)
      ? [
          {
            level: 'must',
            code: 'example-copied',
            path,
            message: `"${path.join('.')}" is the example of the schema: "${text}".`,
            why: 'It belongs to nobody: what it stands for does not work, or says something that is not true.',
            fix: 'Write the brand’s own value, or remove the entry.',
          },
        ]
      : [],
  )
