import type { Draw } from './draw'
import type { Kind, Mutant } from './kinds'
import { lineAt, linesBetween, placesIn, replaced } from './places'

type TokenKind = 'text' | 'number' | 'true' | 'false' | 'null' | '{' | '}' | '[' | ']' | ',' | ':'

interface Token {
  readonly kind: TokenKind
  readonly offset: number
  readonly length: number
}

/** The tokens of valid JSON. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"|[-\d][\d.eE+-]*|[{}[\],:]|\w+/g)].map(({ 0: found, index }) => ({
    kind: found.startsWith('"') ? 'text' : /^[-\d]/.test(found) ? 'number' : (found as TokenKind),
    offset: index,
    length: found.length,
  }))

/** Another text for a token, with the lines from the token before it to the one behind it. */
function atToken(
  text: string,
  draw: Draw,
  kind: TokenKind | ((token: Token, next: Token | undefined) => boolean),
  write: (token: string) => string,
): Mutant | undefined {
  const tokens = tokensOf(text)
  const found = tokens.flatMap((token, index) =>
    (typeof kind === 'function' ? kind(token, tokens[index + 1]) : token.kind === kind) ? [index] : [],
  )
  if (found.length === 0) return undefined
  const index = draw.one(found)
  const { offset, length } = tokens[index] as Token
  const by = write(text.slice(offset, offset + length))
  const changed = replaced(text, offset, length, by)
  const before = tokens[index - 1]
  const after = tokens[index + 1]
  const shift = by.length - length
  return {
    text: changed,
    lines: linesBetween(
      changed,
      before ? before.offset + before.length - 1 : offset,
      Math.min(changed.length, after ? after.offset + shift : offset + by.length),
    ),
  }
}

const isKey = ({ kind }: Token, next: Token | undefined): boolean => kind === 'text' && next?.kind === ':'
const isTextValue = ({ kind }: Token, next: Token | undefined): boolean =>
  kind === 'text' && next?.kind !== ':'
const isLastValue = ({ kind }: Token, next: Token | undefined): boolean =>
  kind === 'text' && (next?.kind === '}' || next?.kind === ']')

const tokenKind = (
  name: string,
  kind: TokenKind | ((token: Token, next: Token | undefined) => boolean),
  write: (token: string) => string,
): Kind => ({ name, of: 'json', make: (text, draw) => atToken(text, draw, kind, write) })

const inner = (token: string): string => token.slice(1, -1)

/** A bracket that is missing: the finding is where it is opened, or where it should be closed. */
const withoutBracket = (name: string, close: TokenKind): Kind => ({
  name,
  of: 'json',
  make(text, draw) {
    const pairs = placesIn(text).filter(({ value }) => value.type === (close === '}' ? 'object' : 'array'))
    if (pairs.length === 0) return undefined
    const { value } = draw.one(pairs)
    const end = value.offset + value.length - 1
    const changed = replaced(text, end, 1, '')
    const lines = [
      lineAt(text, value.offset),
      ...linesBetween(changed, end - 1, Math.min(changed.length, end + 2)),
    ]
    return { text: changed, lines }
  },
})

/** The file ends too early: anything from the last line to what was opened and never closed is its place. */
const truncated: Kind = {
  name: 'truncated',
  of: 'json',
  make(text, draw) {
    const end = 2 + draw.number(Math.max(1, text.trimEnd().length - 3))
    const cut = text.slice(0, end)
    return { text: cut, lines: linesBetween(cut, 0, cut.length) }
  },
}

const mergeConflict: Kind = {
  name: 'merge-conflict',
  of: 'json',
  make(text, draw) {
    const lines = text.split('\n')
    const at = 1 + draw.number(Math.max(1, lines.length - 2))
    const line = lines[at] ?? ''
    const marked = ['<<<<<<< HEAD', line, '=======', line, '>>>>>>> other']
    const changed = [...lines.slice(0, at), ...marked, ...lines.slice(at + 1)].join('\n')
    return { text: changed, lines: [1, 2, 3, 4, 5].map((offset) => at + offset) }
  },
}

const asUtf16: Kind = {
  name: 'utf-16',
  of: 'json',
  make: (text) => ({ text, bytes: Buffer.from(`\ufeff${text}`, 'utf16le'), lines: [1] }),
}

const asLatin1: Kind = {
  name: 'latin-1',
  of: 'json',
  make(text, draw) {
    const letters = placesIn(text).filter(({ value }) => value.type === 'string' && value.length > 2)
    if (letters.length === 0) return undefined
    const { value } = draw.one(letters)
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, value.offset + 1)),
      Buffer.from([0xe9]),
      Buffer.from(text.slice(value.offset + 1)),
    ])
    return { text, bytes, lines: [lineAt(text, value.offset)] }
  },
}

export const syntaxKinds: readonly Kind[] = [
  tokenKind('comma-missing', ',', () => ''),
  tokenKind('comma-twice', ',', () => ',,'),
  tokenKind('semicolon', ',', () => ';'),
  tokenKind('full-width-comma', ',', () => '，'),
  tokenKind('comma-before-end', isLastValue, (token) => `${token},`),
  tokenKind('colon-missing', ':', () => ''),
  tokenKind('equals-sign', ':', () => ' ='),
  tokenKind('line-comment', isTextValue, (token) => `${token} // ours\n`),
  tokenKind('block-comment', isKey, (token) => `/* ours */ ${token}`),
  tokenKind('hash-comment', isKey, (token) => `# ours\n${token}`),
  tokenKind('single-quoted-key', isKey, (token) => `'${inner(token)}'`),
  tokenKind('single-quoted-text', isTextValue, (token) => `'${inner(token)}'`),
  tokenKind('smart-quotes', isTextValue, (token) => `“${inner(token)}”`),
  tokenKind('smart-quoted-key', isKey, (token) => `“${inner(token)}”`),
  tokenKind('unquoted-key', isKey, inner),
  tokenKind('first-quote-missing', isTextValue, (token) => token.slice(1)),
  tokenKind('last-quote-missing', isTextValue, (token) => token.slice(0, -1)),
  tokenKind('bad-escape', isTextValue, (token) => `"\\q${token.slice(1)}`),
  tokenKind('line-break-in-text', isTextValue, (token) => `"a\n${token.slice(1)}`),
  tokenKind('brace-twice', '}', () => '}}'),
  tokenKind('true-of-python', 'true', () => 'True'),
  tokenKind('none-of-python', isTextValue, () => 'None'),
  tokenKind('leading-zero', 'number', (token) => `0${token}`),
  tokenKind('plus-sign', 'number', (token) => `+${token}`),
  tokenKind('not-a-number', 'number', () => 'NaN'),
  withoutBracket('brace-missing', '}'),
  withoutBracket('bracket-missing', ']'),
  truncated,
  mergeConflict,
  asUtf16,
  asLatin1,
  { name: 'empty-file', of: 'json', make: () => ({ text: '', lines: [1] }) },
]
