import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzipWithCallback)

/** The best quality, for what is compressed once for all merchants, and for the lobby, where most visits begin (D160). */
export const brotliQuality = 11

/** For a merchant's other pages: a tenth more bytes for a fortieth of the work (D160). */
export const pageQuality = 6

const compressibleFile = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/

/** Each is smaller than a packet, and they are most of a site's files (D166). */
const countryFlag = /\/flags\.\w+\//

/** Whether a file gets compressed siblings; pictures and fonts are already compressed. */
export const isCompressible = (path: string): boolean =>
  compressibleFile.test(path) && !countryFlag.test(path)

export const brotli = (content: Uint8Array, quality: number): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  })

/** Contains no timestamp: the same input gives the same bytes. */
export const gzip = (content: Uint8Array): Promise<Buffer> => gzipAsync(content, { level: 9 })
