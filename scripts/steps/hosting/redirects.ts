import { entryPath } from '../site/sitePaths'

/**
 * What a `_redirects` file may have at Cloudflare Pages (its documentation of redirects, 2026: 2,000 redirects without a wildcard,
 * 1,000 characters in each). Netlify allows more.
 */
export const redirectLimits = { rules: 2000, line: 1000 } as const

/**
 * The `_redirects` file for static hosting providers, which keep the query: "/" and "/m" lead to the lobby, and a path with capitals
 * is found in small letters. These hosts compare letter case, so other spellings get the page for unknown addresses. Netlify prefers
 * a file to a rule: there the page at "/" leads on by its script.
 */
export const redirectsFile = (pages: readonly string[]): string =>
  [
    ['/', entryPath],
    ['/m', entryPath],
    ...pages.filter((path) => path !== path.toLowerCase()).map((path) => [path.toLowerCase(), path]),
  ]
    .slice(0, redirectLimits.rules)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('')
