import type { Site } from '../../stamp/planSite'
import { type Client, isReply, type Reply } from './client'
import { unanswered } from './failures'
import { fileFindings, headerFindings } from './headers'
import type { Observation } from './observation'
import { isOfOtherBuild, metaPolicy } from './policy'

/** What a check of the deployed site needs. */
export interface LiveContext {
  readonly client: Client
  /** "https://www.saomai.com" */
  readonly origin: string
  /** The site as a build of these files would write it. */
  readonly site: Site
}

/** A page and the file that it is in: "/m/home" and "m/home.html". */
interface Page {
  readonly path: string
  /** Whether the runtime starts in it; the pages in frames have none of its data. */
  readonly isMounted: boolean
}

/** Every page that a build of the manifest mounts, and those that the site shows in frames. */
export function pagesOf({ pages, files }: Pick<Site, 'pages' | 'files'>): Page[] {
  const mounted = [...pages.keys()].filter((path) => /^m\/(?!404\.)/.test(path))
  const framed = [...files.keys()].filter((path) => /^m\/[\w-]+\.html$/.test(path))
  return [
    ...mounted.map((path) => ({ path: `/${path.replace(/\.html$/, '')}`, isMounted: true })),
    ...framed.map((path) => ({ path: `/${path}`, isMounted: false })),
  ]
}

const mostRedirects = 5

/** Asks for an address and follows redirects; with a finding when they do not end. */
export async function follow(
  client: Client,
  url: string,
): Promise<{ readonly reply: Reply; readonly hops: readonly string[] } | Observation> {
  const hops: string[] = []
  for (let current = url; ; ) {
    const answer = await client.get(current)
    if (!isReply(answer)) return unanswered(answer)
    const { location } = answer.headers
    if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === undefined)
      return { reply: answer, hops }
    const next = URL.canParse(location, current) ? new URL(location, current).href : ''
    if (hops.length >= mostRedirects || hops.includes(next) || next === current || !/^https?:/.test(next))
      return {
        level: 'must',
        code: 'redirect-loop',
        address: url,
        message: `It redirects without an end: ${[...new Set([...hops, next || location])].slice(0, 3).join(', then ')}.`,
        why: 'Browsers stop and show an error.',
        fix: 'Look at the rules of the web server and of the proxy before it: often both add the other’s slash, domain or https.',
      }
    hops.push(next)
    current = next
  }
}

/** One page: its status, its headers, whose it is, and of which build. */
export async function pageFindings(context: LiveContext, page: Page): Promise<Observation[]> {
  const { client, origin, site } = context
  const address = origin + page.path
  const followed = await follow(client, address)
  if (!('reply' in followed)) return [followed]
  const { reply, hops } = followed
  const status = statusFindings(reply, hops, address)
  if (status.length > 0) return status
  const html = reply.body.toString()
  return [
    ...headerFindings(reply, site.rules, page.path),
    ...fileFindings(reply, `${page.path}.html`),
    ...(page.isMounted ? contentFindings(html, site, address) : []),
    ...mismatch(reply, html, address),
  ]
}

function statusFindings({ status, url }: Reply, hops: readonly string[], address: string): Observation[] {
  const problem =
    status !== 200
      ? { code: 'page-status', message: `The page is answered with ${status}.` }
      : hops.length > 0
        ? { code: 'page-redirected', message: `The page redirects to ${url}.` }
        : undefined
  if (!problem) return []
  const canWork = status === 200 && new URL(url).origin === new URL(address).origin
  return [
    {
      ...problem,
      level: canWork ? 'should' : 'must',
      address,
      why: canWork ? 'Each visit takes a request more.' : 'Visitors do not get the page there.',
      fix:
        status === 421 || status >= 500
          ? 'Look whether the domain is one of this merchant’s, whether maintenance is on, and into the server’s log.'
          : 'Deploy the built site with the configuration of its build; the paths of the pages are those of "routes".',
    },
  ]
}

function contentFindings(html: string, { code, build }: Site, address: string): Observation[] {
  const data = siteData(html)
  if (!data)
    return [
      {
        level: 'must',
        code: 'page-foreign',
        address,
        message: 'What is served there is no page of this project.',
        why: 'The site does not start.',
        fix: 'Look what the domain leads to: a parking page, a challenge of a proxy, or another site.',
      },
    ]
  if (data.code !== code)
    return [
      {
        level: 'must',
        code: 'page-of-another-merchant',
        address,
        message: `It is a page of the merchant "${data.code}", not of "${code}".`,
        why: 'Members would see, and log in at, another brand.',
        fix: 'Correct the root of the server, or the domain in the manifests.',
      },
    ]
  return [
    ...(data.development === true ? [developmentFinding(address)] : []),
    ...(data.build === build ? [] : [otherBuildFinding(address)]),
  ]
}

const developmentFinding = (address: string): Observation => ({
  level: 'must',
  code: 'page-of-development',
  address,
  message: 'The page is one of npm start, not of a release.',
  why: 'It is slow, and allows hosts that are only for development.',
  fix: 'Deploy what npm run build writes.',
})

const otherBuildFinding = (address: string): Observation => ({
  level: 'should',
  code: 'build-differs',
  address,
  message: 'The deployed page is of another build than these files would give.',
  why: 'What was changed since then is not live, or is live and not here.',
  fix: 'Deploy again, or look at the commit that was deployed.',
})

function siteData(html: string): { code?: unknown; build?: unknown; development?: unknown } | undefined {
  const [, json] = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html) ?? []
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

function mismatch({ headers }: Reply, html: string, address: string): Observation[] {
  const [header, meta] = [headers['content-security-policy'], metaPolicy(html)]
  if (typeof header !== 'string' || meta === undefined || !isOfOtherBuild(header, meta)) return []
  return [
    {
      level: 'must',
      code: 'policy-of-another-build',
      address,
      message:
        'The policy in the header forbids the page’s own scripts or styles: the two are of different builds.',
      why: 'The page does not start.',
      fix: 'Reload the web server after each deployment, and keep pages and headers of one build together.',
    },
  ]
}
