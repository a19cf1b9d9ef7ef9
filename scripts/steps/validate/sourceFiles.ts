import { readFile } from 'node:fs/promises'
import { type Issue, type IssueDetails, issueAt } from './issue'
import type { SourceText } from './jsonTree'
import { type ParsedFile, parseSource } from './parseSource'

/**
 * Reads and parses a JSON file. One that does not exist, or is not UTF-8, gets an issue instead of a tree. `file` is its
 * path from the project's root.
 */
export async function readSourceFile(
  path: string,
  file: string,
  missing: IssueDetails,
  parse: (source: SourceText) => ParsedFile = parseSource,
): Promise<ParsedFile> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return { file, text: '', issues: [issueAt(startOf(file), missing)] }
  const encodingIssue = findEncodingIssue(bytes, file)
  if (encodingIssue) return { file, text: '', issues: [encodingIssue] }
  return parse({ file, text: withLineFeeds(bytes.toString('utf8').replace(/^\uFEFF/, '')) })
}

/** The line breaks of very old editors as others count them, one character each. */
const withLineFeeds = (text: string): string => text.replaceAll(/\r(?!\n)/g, '\n')

const startOf = (file: string) => ({ source: { file, text: '' }, offset: 0, length: 1 })

const saveAsUtf8 = 'Save the file as UTF-8.'

function findEncodingIssue(bytes: Buffer, file: string): Issue | undefined {
  const encoding = isUtf32(bytes) ? 'UTF-32' : isUtf16(bytes) ? 'UTF-16' : undefined
  if (encoding !== undefined)
    return issueAt(startOf(file), {
      code: 'encoding',
      message: `The file is in ${encoding}.`,
      expected: 'UTF-8',
      hint: saveAsUtf8,
    })
  const valid = validUtf8Length(bytes)
  if (valid === bytes.length) return undefined
  const before = bytes.toString('utf8', 0, valid)
  const text = before + bytes.toString('latin1', valid)
  const found = text[before.length]
  return issueAt(
    { source: { file, text }, offset: before.length, length: 1 },
    {
      code: 'encoding',
      message: `The file is not UTF-8: the byte ${hex(bytes[valid])} is "${found}" in Latin-1 (Windows-1252).`,
      expected: 'UTF-8',
      hint: saveAsUtf8,
    },
  )
}

const hex = (byte = 0): string => `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`

const isUtf32 = (bytes: Buffer): boolean => ['fffe0000', '0000feff'].includes(bytes.toString('hex', 0, 4))

/** With a byte order mark, or with a zero byte next to the first character, which is never one of UTF-8. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return hasMark || (bytes.length > 1 && (first === 0) !== (second === 0))
}

/** The number of bytes before the first that is not UTF-8: decoding replaces that one. */
function validUtf8Length(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'))
  if (again.equals(bytes)) return bytes.length
  return bytes.findIndex((byte, index) => byte !== again[index])
}
