import type { Finding } from '../issue'
import type { PresetValue } from '../presetValues'

/** What a preset sets in the platform's place. */
export const presetNotes = (values: readonly PresetValue[]): Finding[] =>
  values.map(({ name, value }) => ({
    path: name.split('.'),
    on: 'key',
    level: 'note',
    code: 'set-by-preset',
    message: `${name} is ${JSON.stringify(value)} for every merchant of this preset, so what the platform sends for it is not read.`,
    hint: `Write ${name.startsWith('flags.') ? '"server"' : '{ "from": "server" }'} here, or in a merchant's own file, to leave it to the platform.`,
  }))
