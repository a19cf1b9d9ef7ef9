import { moneyPageTitles } from '../../../../runtime/kit/pages/moneyPageTitles'
import { matchesHost } from '../../../../runtime/rules/network/url'
import type { Manifest, MountedRoute } from '../../../../runtime/schema/manifest.gen'
import { hostOfAddress } from '../../schema/hosts'
import type { Finding } from '../issue'
import { hostNotListed, untranslated } from './findings'

/** The page of the product that shows a page of the merchant's own. */
const embedPage = 'embed'

const embeds = ({ routes }: Manifest): [path: string, route: MountedRoute][] =>
  Object.entries(routes).filter(([, { page }]) => page === embedPage)

const hostOf = ({ url }: MountedRoute): string | undefined =>
  url === undefined ? undefined : hostOfAddress(url)

/** An embedded page has an address, and a title where the product has none for its path. */
export function embedsAreComplete(manifest: Manifest): Finding[] {
  return embeds(manifest).flatMap(([path, { url, title }]): Finding[] => [
    ...(url === undefined
      ? [
          {
            path: ['routes', path],
            on: 'key' as const,
            code: 'embed-incomplete',
            message: `"${path}" embeds a page, but says not which.`,
            expected: '"url": "https://..."',
            hint: 'Add "url", the address of the page.',
          },
        ]
      : []),
    ...(title === undefined && moneyPageTitles[path] === undefined
      ? [
          {
            path: ['routes', path],
            on: 'key' as const,
            code: 'embed-incomplete',
            message: `The page on "${path}" needs a title: the product has none for this path.`,
            expected: '"title" in each of the languages',
            hint: 'Add "title".',
          },
        ]
      : []),
  ])
}

/** Only an embedded page has these settings: elsewhere they would have no effect. */
export function embedSettingsAreUsed({ routes }: Manifest): Finding[] {
  return Object.entries(routes).flatMap(([path, route]) =>
    (['url', 'title', 'handoff'] as const)
      .filter((key) => route.page !== embedPage && route[key] !== undefined)
      .map((key) => ({
        path: ['routes', path, key],
        on: 'key' as const,
        code: 'embed-only',
        message: `"${key}" has no effect on the page "${route.page}": it is for "${embedPage}".`,
        hint: `Remove "${key}", or mount "${embedPage}".`,
      })),
  )
}

/** The frame may load the page, and the page is not the site itself, which a sandbox could not keep apart (D148). */
export function embedHostsAreAllowed(manifest: Manifest): Finding[] {
  const allowed = manifest.hosts?.frame ?? []
  return embeds(manifest).flatMap(([path, route]): Finding[] => {
    const host = hostOf(route)
    if (host === undefined) return []
    const at = ['routes', path, 'url']
    if (manifest.domains.includes(host))
      return [
        {
          path: at,
          code: 'host-not-allowed',
          message: `"${host}" is a domain of the site itself: an embedded page must have a host of its own (D148).`,
          hint: 'Serve the page on another host.',
        },
      ]
    if (allowed.some((pattern) => matchesHost(pattern, host))) return []
    return [hostNotListed(at, host, 'frame', allowed, ', so the page would not be shown')]
  })
}

/** A page gets the session only when its host is named as trusted (D9). */
export function handoffIsTrusted(manifest: Manifest): Finding[] {
  const trusted: readonly string[] = manifest.handoff?.trustedHosts ?? []
  return embeds(manifest).flatMap(([path, route]): Finding[] => {
    const host = hostOf(route)
    if (route.handoff !== 'session' || host === undefined || trusted.includes('*') || trusted.includes(host))
      return []
    return [
      {
        path: ['routes', path, 'handoff'],
        code: 'handoff-not-trusted',
        message: `"${path}" hands the session over to "${host}", which is not in "handoff.trustedHosts" (D9).`,
        hint: `Add "${host}" to "handoff.trustedHosts", or write "none".`,
      },
    ]
  })
}

/** A title is in every language that the merchant offers. */
export const embedTitlesAreTranslated = (manifest: Manifest): Finding[] =>
  embeds(manifest).flatMap(([path, { title }]) =>
    untranslated(['routes', path, 'title'], `The title of "${path}"`, title, manifest.languages),
  )
