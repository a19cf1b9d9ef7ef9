import { applyEdits, type JSONPath, modify } from 'jsonc-parser'

/** A JSON text with another value at a path; the rest of it stays as it is written. */
export const setValue = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }))
