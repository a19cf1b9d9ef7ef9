import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzipWithCallback)

/** Shared files are compressed once for all merchants, so the best quality is cheap; pages are many. */
export const brotliQuality = { shared: 11, page: 5 } as const

const textFile = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/

/** Whether a file gets compressed siblings; pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean => textFile.test(path)

export const brotli = (content: Uint8Array, quality: number): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  })

/** Writes no time into the result: the same input gives the same bytes. */
export const gzip = (content: Uint8Array): Promise<Buffer> => gzipAsync(content, { level: 9 })
