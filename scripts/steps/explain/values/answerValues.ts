import { openPropertyReaders, type Readers } from '../../readers/propertyReaders'
import { subjectHint } from '../chooseSubject'
import { OptionError } from '../options/readOptions'
import type { Answer } from '../subject'
import { type ExplainedValue, explainValues, UnknownKeyError } from './explainValues'
import { askedOf, formatValues } from './formatValues'
import { spell } from './nodes'

interface AnswerOptions {
  /** Also without a key, says who reads each value. */
  readonly readers: boolean
  readonly json: boolean
}

/** The answer about some keys of a merchant, or about all. Throws an OptionError for a key that there is not. */
export async function answerValues(
  root: string,
  code: string,
  keys: readonly string[],
  { readers, json }: AnswerOptions,
): Promise<Answer> {
  const explained = await explainValues(root, code, keys).catch((error) => {
    throw error instanceof UnknownKeyError
      ? new OptionError(`${error.message} ${subjectHint(keys[0] ?? '')}`)
      : error
  })
  const isWanted = readers || askedOf(explained).length > 0 || (json && keys.length > 0)
  const source = isWanted ? await openPropertyReaders(root) : undefined
  const readersOf = source && ((value: ExplainedValue) => source.readersOf(value.path))
  return {
    text: json ? '' : formatValues(code, explained, readersOf, readers),
    json: {
      values: json
        ? explained.values.map((value) => ({
            ...value,
            ...(readersOf && readersInJson(value, readersOf(value))),
          }))
        : [],
    },
  }
}

/** `readWith`: what the readers read, where they do not name the value itself. */
const readersInJson = ({ path }: ExplainedValue, { key, readers }: Readers) => ({
  readers,
  ...(key.length < path.length && { readWith: spell(key) }),
})
