import { gunzipSync } from 'node:zlib'
import { inKilobytes, type SvgProblem } from './svgProblem'

/** The text of an SVG file, and why it is none. */
export interface SvgText {
  readonly text: string
  readonly problem?: SvgProblem
}

/** Illustrator adds its own document to an export; more than this is no logo. */
const maxFileBytes = 8_000_000

/** How files begin that are something else, whatever their name says. */
const otherFormats: readonly [RegExp, string][] = [
  [/^\x89PNG/, 'a PNG picture'],
  [/^\xff\xd8\xff/, 'a JPEG picture'],
  [/^GIF8/, 'a GIF picture'],
  [/^RIFF[\s\S]{4}WEBP/, 'a WebP picture'],
  [/^[\s\S]{4}ftyp(?:avif|heic|mif1)/, 'an AVIF or HEIC picture'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^BM[\s\S]{4}\0{4}/, 'a BMP picture'],
  [/^8BPS/, 'a Photoshop document'],
  [/^%PDF/, 'a PDF or Illustrator document'],
  [/^(?:%!PS|\xc5\xd0\xd3\xc6)/, 'an EPS document'],
  [/^PK[^\w\s]/, 'a ZIP archive'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<!doctype\s+html|<html|<head|<body)/i, 'a web page'],
  [/^\s*data:image\//i, 'a data: URL'],
  [/^\s*[{[]/, 'JSON, such as an animation for Lottie'],
  [/^version https:\/\/git-lfs/, 'a pointer of Git LFS, whose file was not fetched'],
]

/**
 * Decodes a file as a browser does: UTF-8, UTF-16, or the encoding that its XML declaration names; a file that gzip has
 * compressed (.svgz) is expanded. A byte order mark is left out.
 */
export function decodeSvg(file: Uint8Array): SvgText {
  if (file.length === 0) return failure('The file is empty.')
  if (file.length > maxFileBytes) return tooLarge(file.length)
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b
  const bytes = isCompressed ? expand(file) : Buffer.from(file)
  if (bytes === undefined) return failure('The file is compressed by gzip, and damaged or too large.')
  const start = bytes.toString('latin1', 0, 512)
  const format = otherFormats.find(([pattern]) => pattern.test(start))?.[1]
  if (format !== undefined) {
    const text = readableText(bytes)
    return failure(
      `The file is ${format}, not an SVG.`,
      'Export the drawing as SVG from the program in which it was drawn; renaming a file does not convert it.',
      text,
      Math.max(0, text.search(/\S/)),
    )
  }
  const encoding = encodingOf(bytes, start)
  return encoding === 'utf-8' ? decodeUtf8(bytes) : decodeWith(encoding, bytes)
}

/** What a finding can show of it: nothing of a binary file. */
function readableText(bytes: Buffer): string {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  return /[^\P{Cc}\s]|\uFFFD/u.test(text) ? '' : text
}

function expand(file: Uint8Array): Buffer | undefined {
  try {
    return gunzipSync(file, { maxOutputLength: maxFileBytes })
  } catch {
    return undefined
  }
}

function encodingOf(bytes: Buffer, start: string): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase()
  // Whoever declares UTF-16 in single bytes means the ones that are there.
  return declared === undefined || /^utf-?(?:8|16)/.test(declared) ? 'utf-8' : declared
}

function decodeUtf8(bytes: Buffer): SvgText {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const offset = text.indexOf('\uFFFD')
  const isDamaged =
    offset >= 0 && !Buffer.from(text).equals(bytes.subarray(bytes.length - Buffer.byteLength(text)))
  if (!isDamaged) return { text }
  return failure(
    'The file is not UTF-8, and does not declare another encoding.',
    'Save it as UTF-8.',
    text,
    offset,
  )
}

function decodeWith(encoding: string, bytes: Buffer): SvgText {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return failure(`The file cannot be read in its encoding, ${encoding}.`, 'Save it as UTF-8.')
  }
}

const tooLarge = (bytes: number): SvgText =>
  failure(
    `The file has ${inKilobytes(bytes)}.`,
    'Export it for the web: without the program’s own document, and without pictures inside.',
  )

const failure = (
  message: string,
  hint = 'Export the drawing again as plain SVG.',
  text = '',
  offset = 0,
): SvgText => ({ text, problem: { offset, length: 1, message, hint } })
