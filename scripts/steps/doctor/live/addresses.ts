import { cacheForever } from '../../hosting/headers'
import { assetsPath, entryPath, notFoundPath } from '../../site/sitePaths'
import { isReply } from './client'
import { unanswered } from './failures'
import type { Observation } from './observation'
import { follow, type LiveContext } from './pages'

/** Addresses where nothing is: they must say so. */
const nowhere = {
  file: `${assetsPath}no-such-file.00000000.js`,
  page: '/m/no-such-page-of-the-site',
} as const

/** What is not there is answered with 404, and never kept. */
export async function missingFindings({ client, origin }: LiveContext): Promise<Observation[]> {
  const [file, page] = await Promise.all([
    client.get(origin + nowhere.file),
    client.get(origin + nowhere.page),
  ])
  const found: Observation[] = []
  if (!isReply(file)) found.push(unanswered(file))
  else if (file.status !== 404)
    found.push({
      level: 'must',
      code: 'missing-file-answered',
      address: file.url,
      message: `A file that does not exist is answered with ${file.status} and the type "${file.headers['content-type'] ?? 'none'}".`,
      why: 'After a release, open pages take what they get for a script, and recovery does not begin.',
      fix: 'Answer files that do not exist with 404: no fallback to a page ("SPA fallback", try_files … /index.html).',
    })
  else if (file.headers['cache-control'] === cacheForever)
    found.push({
      level: 'must',
      code: 'missing-file-kept',
      address: file.url,
      message: 'That a file does not exist is kept for a year.',
      why: 'Who asks while a release is being copied never gets the file.',
      fix: 'Send the long Cache-Control only with files that exist (in nginx without "always").',
    })
  if (!isReply(page)) found.push(unanswered(page))
  else if (page.status !== 404)
    found.push({
      level: 'should',
      code: 'missing-page-answered',
      address: page.url,
      message: `A page that does not exist is answered with ${page.status}.`,
      why: 'Search engines list misspelled addresses, and monitoring sees no mistake.',
      fix: `Answer unknown pages with 404 and ${notFoundPath}.html.`,
    })
  return found
}

/** The addresses that people type: the host alone, /m, and pages in small letters. */
export async function entryFindings({ client, origin, site }: LiveContext): Promise<Observation[]> {
  const query = '?brand=1'
  const entries = await Promise.all(
    ['/', '/m'].map(async (path): Promise<Observation[]> => {
      const address = origin + path + query
      const followed = await follow(client, address)
      if (!('reply' in followed)) return [followed]
      const landed = new URL(followed.reply.url)
      const isLobby = landed.pathname === entryPath && followed.reply.status === 200
      if (isLobby && landed.search === query) return []
      // The page at "/" leads on by its script where a host has no redirects.
      if (path === '/' && followed.reply.status === 200 && followed.reply.body.includes(entryPath)) return []
      return [
        {
          level: 'must',
          code: 'entry-redirect',
          address,
          message: isLobby
            ? `"${path}" leads to the lobby without the query of the link.`
            : `"${path}" does not lead to ${entryPath}, but to ${landed.pathname} (${followed.reply.status}).`,
          why: isLobby
            ? 'The invitation codes of agents and friends in links are lost.'
            : 'Who types the domain gets no site (D4).',
          fix: `Redirect "${path}" to ${entryPath} with the query, as the configuration of the build does.`,
        },
      ]
    }),
  )
  const mixed = [...site.pages.keys()].find((path) => /^m\/[^.]*[A-Z]/.test(path))
  if (mixed === undefined) return entries.flat()
  const path = `/${mixed.replace(/\.html$/, '')}`
  const lower = await follow(client, origin + path.toLowerCase())
  const isFound = 'reply' in lower && lower.reply.status === 200
  return [
    ...entries.flat(),
    ...(isFound
      ? []
      : [
          'reply' in lower
            ? {
                level: 'should' as const,
                code: 'letter-case',
                address: origin + path.toLowerCase(),
                message: `"${path}" in small letters is answered with ${lower.reply.status}.`,
                why: 'Links in messages and on posters are often written so.',
                fix: 'Compare paths without letter case, or use the _redirects of the build.',
              }
            : lower,
        ]),
  ]
}
