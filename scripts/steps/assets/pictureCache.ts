import { join } from 'node:path'

/** Where drawn and cleaned pictures are kept for the next run. */
export const pictureCache = join(import.meta.dirname, '../../../node_modules/.cache/pictures')
