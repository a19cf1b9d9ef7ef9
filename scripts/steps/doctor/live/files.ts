import { isRecord, parseJson } from '../../../../runtime/rules/network/read'
import { workerPath } from '../../../../runtime/tables/serviceWorker'
import { assetHostHeaders } from '../../hosting/headers'
import { iconPath, siteManifestPath } from '../../site/sitePaths'
import { isReply } from './client'
import { unanswered } from './failures'
import { fileFindings, headerFindings } from './headers'
import type { Observation } from './observation'
import type { LiveContext } from './pages'

/** The files that the deployed site says it has, by name. */
export type DeployedFiles = Readonly<Record<string, string>>

/** Reads the deployed site's list of its files; none when there is no such list. */
export async function readDeployedFiles({
  client,
  origin,
}: Pick<LiveContext, 'client' | 'origin'>): Promise<DeployedFiles> {
  const answer = await client.get(`${origin}/${siteManifestPath}`)
  const list = isReply(answer) ? parseJson(answer.body.toString()) : undefined
  const files = isRecord(list) && isRecord(list.files) ? Object.entries(list.files) : []
  return Object.fromEntries(
    files.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /\.\w+$/.test(entry[1]),
    ),
  )
}

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? ''

/** One file of each kind, of those that the site says it has: a chunk, a stylesheet, texts, a picture. */
export async function assetFindings(context: LiveContext, files: DeployedFiles): Promise<Observation[]> {
  const { client, origin, site } = context
  const all = Object.values(files)
  const samples = all.filter(
    (path, index) => all.findIndex((one) => extensionOf(one) === extensionOf(path)) === index,
  )
  const found = await Promise.all(
    samples.map(async (path): Promise<Observation[]> => {
      const url = new URL(path, origin)
      const isElsewhere = url.origin !== origin
      const answer = await client.get(url.href)
      if (!isReply(answer)) return [unanswered(answer)]
      if (answer.status !== 200) return [missing('chunk-missing', url.href, answer.status)]
      return [
        ...headerFindings(answer, isElsewhere ? assetHostHeaders : site.rules, url.pathname),
        ...fileFindings(answer, url.pathname),
      ]
    }),
  )
  return found.flat()
}

const missing = (code: string, address: string, status: number): Observation => ({
  level: 'must',
  code,
  address,
  message: `The file is answered with ${status}.`,
  why: 'The site asks for it, and does not start or lacks a part without it.',
  fix: 'Deploy the whole folder of the built site, and look into the server’s log.',
})

/** The icons of an installed site and the picture of shared links, as far as the build draws them. */
export async function pictureFindings({ client, origin, site }: LiveContext): Promise<Observation[]> {
  const icons = [...site.files.keys()]
    .filter((path) => /^m\/icons\/(?!splash)/.test(path))
    .map((path) => `/${path}`)
  const found = await Promise.all(
    [...new Set([iconPath, ...icons])].map(async (path): Promise<Observation[]> => {
      const answer = await client.get(origin + path)
      if (!isReply(answer)) return [unanswered(answer)]
      if (answer.status !== 200) return [missing('picture-missing', origin + path, answer.status)]
      return [...headerFindings(answer, site.rules, path), ...fileFindings(answer, path)]
    }),
  )
  return found.flat()
}

/** Files for the web server alone. */
const privatePaths = ['/_headers', '/nginx.conf', '/_nginx/policies.conf', '/.site-files'] as const

export async function privateFindings({ client, origin }: LiveContext): Promise<Observation[]> {
  const answers = await Promise.all(privatePaths.map((path) => client.get(origin + path)))
  return answers.flatMap((answer): Observation[] =>
    isReply(answer) && answer.status === 200 && !/html/.test(answer.headers['content-type'] ?? '')
      ? [
          {
            level: 'should',
            code: 'private-file',
            address: answer.url,
            message: 'A file that is for the web server can be downloaded.',
            why: 'It tells strangers how the site is served.',
            fix: 'Answer it with 404, as the configuration of the build does.',
          },
        ]
      : [],
  )
}

/** The service worker: its script, not redirected, and for its scope. */
export async function workerFindings({ client, origin, site }: LiveContext): Promise<Observation[]> {
  const planned = site.files.get(workerPath.slice(1))
  if (planned === undefined) return []
  const answer = await client.get(origin + workerPath)
  if (!isReply(answer)) return [unanswered(answer)]
  if (answer.status !== 200)
    return [
      {
        level: 'must',
        code: 'worker-missing',
        address: answer.url,
        message: `The service worker is answered with ${answer.status}.`,
        why: 'No page is kept for times without a network, no push message arrives, and after some days browsers remove the old worker.',
        fix: `Serve ${workerPath} of the built site, without a redirect.`,
      },
    ]
  const isOurs = /^var site=/.test(answer.body.toString())
  return [
    ...headerFindings(answer, site.rules, workerPath),
    ...fileFindings(answer, workerPath),
    ...(isOurs
      ? []
      : [
          {
            level: 'must' as const,
            code: 'worker-foreign',
            address: answer.url,
            message: 'What is served there is not the service worker of this site.',
            why: 'Browsers refuse it, or run another site’s.',
            fix: `Serve ${workerPath} of the built site.`,
          },
        ]),
  ]
}

/** Some players and proxies ask for a part of a file. */
export async function rangeFindings({ client, origin }: LiveContext): Promise<Observation[]> {
  const answer = await client.get(origin + iconPath, { Range: 'bytes=0-99' })
  if (!isReply(answer)) return [unanswered(answer)]
  const isWhole = answer.status === 200
  const isPart = answer.status === 206 && answer.headers['content-range'] !== undefined
  if (isWhole || isPart || answer.status === 404) return []
  return [
    {
      level: 'should',
      code: 'range',
      address: answer.url,
      message: `A request for a part of a file is answered with ${answer.status}.`,
      why: 'Downloads that were interrupted do not go on.',
      fix: 'Answer with the whole file (in nginx "max_ranges 0;"), or with 206 and Content-Range.',
    },
  ]
}
