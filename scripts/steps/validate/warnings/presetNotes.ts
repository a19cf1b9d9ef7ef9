import { type Issue, issueAt } from '../issue'
import type { SourceText } from '../jsonTree'
import type { PresetValue } from '../presetValues'

/** What a preset sets in the platform's place, where it sets it. */
export const presetNotes = (
  code: string,
  values: readonly PresetValue[],
  sourceOf: (file: string) => SourceText | undefined,
): Issue[] =>
  values.flatMap(({ name, value, file, line }) => {
    const source = sourceOf(file)
    if (!source) return []
    const start =
      source.text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    const indent = /^\s*/.exec(source.text.slice(start))?.[0].length ?? 0
    const key = name.split('.').at(-1) ?? name
    const written = source.text.indexOf(`"${key}"`, start)
    const offset = written < 0 ? start + indent : written
    return [
      issueAt(
        { source, offset, length: key.length + 2 },
        {
          level: 'note',
          code: 'set-by-preset',
          message: `${name} is ${JSON.stringify(value)} for every merchant of this preset, so what the platform sends for it is not read.`,
          hint: `Write ${name.startsWith('flags.') ? '"server"' : '{ "from": "server" }'} here, or in a merchant's own file, to leave it to the platform.`,
        },
        [code],
      ),
    ]
  })
