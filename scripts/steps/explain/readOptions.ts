import { pathWithoutQuery } from '../../../runtime/rules/network/url'

/** An option of `npm run explain` that cannot be read. */
export class OptionError extends Error {}

/** What the options describe, or the problem with them. */
export function readOptions<T extends object>(read: () => T): T | { readonly problem: string } {
  try {
    return read()
  } catch (error) {
    if (error instanceof OptionError) return { problem: error.message }
    throw error
  }
}

/** The path of `--page`, without a query. */
export function readPage(page: string): string {
  if (!page.startsWith('/')) throw new OptionError(`--page is a path such as /m/home, not "${page}".`)
  return pathWithoutQuery(page)
}
