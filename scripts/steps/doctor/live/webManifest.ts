import { isRecord, parseJson } from '../../../../runtime/rules/network/read'
import { withQuery } from '../../../../runtime/rules/network/url'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { calls } from '../../../../runtime/tables/calls'
import { workerScope } from '../../../../runtime/tables/serviceWorker'
import { isReply } from './client'
import { unanswered } from './failures'
import type { Observation } from './observation'
import type { LiveContext } from './pages'

/** The web manifest, which the platform answers, where the site links to it; its fields and its icons. */
export async function webManifestFindings(
  { client, origin, site }: LiveContext,
  manifest: Manifest,
): Promise<Observation[]> {
  if (!manifest.download || manifest.download.install === false) return []
  const { webManifest = calls.webManifest.path } = manifest.platform?.endpoints ?? {}
  const address = origin + withQuery(webManifest, { merchantCode: site.code })
  const answer = await client.get(address)
  if (!isReply(answer)) return [unanswered(answer)]
  const value = answer.status === 200 ? parseJson(answer.body.toString()) : undefined
  if (!isRecord(value))
    return [
      finding(
        address,
        'web-manifest-missing',
        `The web manifest is answered with ${answer.status}, and is no JSON object.`,
      ),
    ]
  const icons = Array.isArray(value.icons) ? value.icons.filter(isRecord) : []
  return [
    ...fieldFindings(value, icons, address),
    ...(await iconFindings({ client, origin }, icons, address)),
  ]
}

const finding = (address: string, code: string, message: string): Observation => ({
  level: 'must',
  code,
  address,
  message,
  why: 'The site cannot be installed, or not as an app of its own.',
  fix: 'Have the platform’s team correct the manifest of this merchant, and pass its path on to the platform.',
})

type Fields = Readonly<Record<string, unknown>>

function fieldFindings(value: Fields, icons: readonly Fields[], address: string): Observation[] {
  const text = (name: string): string => (typeof value[name] === 'string' ? value[name] : '')
  const pathOf = (name: string): string => {
    const base = new URL(address)
    return URL.canParse(text(name), base.href) ? new URL(text(name), base.href).pathname : ''
  }
  const scope = text('scope') === '' ? pathOf('start_url').replace(/[^/]*$/, '') : pathOf('scope')
  const problems = [
    text('name') === '' && text('short_name') === '' ? 'it has no name' : '',
    text('start_url') === '' ? 'it has no start_url' : '',
    text('start_url') !== '' && !pathOf('start_url').startsWith(scope)
      ? 'its start_url is outside of its scope'
      : '',
    scope.startsWith(workerScope) || workerScope.startsWith(scope)
      ? ''
      : `its scope ${scope} is not that of the site, ${workerScope}`,
    ['standalone', 'fullscreen', 'minimal-ui'].includes(text('display'))
      ? ''
      : `its display is "${text('display')}"`,
    icons.some(({ sizes }) => String(sizes).includes('192')) ? '' : 'it has no icon of 192 pixels',
    icons.some(({ sizes }) => String(sizes).includes('512')) ? '' : 'it has no icon of 512 pixels',
  ]
  return problems
    .filter((problem) => problem !== '')
    .map((problem) =>
      finding(address, 'web-manifest-field', `The web manifest cannot be used as it is: ${problem}.`),
    )
}

async function iconFindings(
  { client, origin }: Pick<LiveContext, 'client' | 'origin'>,
  icons: readonly Fields[],
  address: string,
): Promise<Observation[]> {
  const sources = icons.flatMap(({ src }) =>
    typeof src === 'string' && URL.canParse(src, address) ? [new URL(src, address)] : [],
  )
  const found = await Promise.all(
    // Other hosts may not like to be asked by programs.
    sources
      .filter((url) => url.origin === origin)
      .map(async ({ href }): Promise<Observation[]> => {
        const answer = await client.get(href)
        if (!isReply(answer)) return [unanswered(answer)]
        const isPicture = /^image\//.test(answer.headers['content-type'] ?? '')
        return answer.status === 200 && isPicture
          ? []
          : [
              finding(
                href,
                'web-manifest-icon',
                `An icon of the web manifest is answered with ${answer.status} and the type "${answer.headers['content-type'] ?? 'none'}".`,
              ),
            ]
      }),
  )
  return found.flat()
}
