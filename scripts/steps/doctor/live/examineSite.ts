import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { entryPath } from '../../site/sitePaths'
import type { Site } from '../../stamp/planSite'
import { type DoctorFinding, sortFindings } from '../finding'
import type { SiteAddress } from './address'
import { entryFindings, missingFindings } from './addresses'
import { type Client, isReply } from './client'
import { isCertificateFailure, unanswered } from './failures'
import {
  assetFindings,
  pictureFindings,
  privateFindings,
  rangeFindings,
  readDeployedFiles,
  workerFindings,
} from './files'
import { mergeObservations, type Observation } from './observation'
import { type LiveContext, pageFindings, pagesOf } from './pages'
import { platformFindings } from './platform'
import { clockFindings, httpFindings } from './transport'
import { webManifestFindings } from './webManifest'

export interface SiteExamination {
  readonly address: SiteAddress
  readonly client: Client
  readonly manifest: Manifest
  /** Plans the site as these files would give it, for the host that the deployed site has its assets from. */
  readonly plan: (assetOrigin: string | undefined) => Promise<Site>
}

/** Asks a deployed site for everything that its visitors need. Never throws for what a server answers. */
export async function examineSite({
  address,
  client,
  manifest,
  plan,
}: SiteExamination): Promise<DoctorFinding[]> {
  const { origin, host, isLocal } = address
  const found: Observation[] = []
  let first = await client.get(origin + entryPath)
  if (!isReply(first)) {
    found.push(unanswered(first))
    if (!isCertificateFailure(first)) return mergeObservations(found)
    client.ignoreCertificates()
    first = await client.get(origin + entryPath)
    if (!isReply(first)) return mergeObservations([...found, unanswered(first)])
  }
  const files = await readDeployedFiles({ client, origin })
  const site = await plan(assetOriginOf(files, origin))
  const context: LiveContext = { client, origin, site }
  const parts = await Promise.all([
    ...pagesOf(site).map((page) => pageFindings(context, page)),
    assetFindings(context, files),
    pictureFindings(context),
    missingFindings(context),
    privateFindings(context),
    workerFindings(context),
    entryFindings(context),
    rangeFindings(context),
    webManifestFindings(context, manifest),
    platformFindings(context, manifest),
    ...(isLocal || new URL(origin).port !== '' ? [] : [httpFindings(client, `http://${host}`)]),
  ])
  return sortFindings(
    mergeObservations([
      ...found,
      ...domainFindings(address, manifest),
      ...listFindings(files, origin),
      ...clockFindings(first, Date.now()),
      ...parts.flat(),
    ]),
  )
}

/** The origin of another host that has the assets. */
function assetOriginOf(files: Readonly<Record<string, string>>, origin: string): string | undefined {
  const elsewhere = Object.values(files).find(
    (path) => /^https?:/.test(path) && !path.startsWith(`${origin}/`),
  )
  return elsewhere === undefined ? undefined : new URL(elsewhere).origin
}

const domainFindings = ({ host, origin, isLocal }: SiteAddress, { domains }: Manifest): Observation[] =>
  domains.includes(host)
    ? []
    : [
        {
          level: isLocal ? 'note' : 'should',
          code: 'domain-unknown',
          address: origin,
          message: `"${host}" is not in "domains".`,
          why: isLocal
            ? 'A server of this machine says nothing of https, of the domain and of what is in between.'
            : 'The site pings its other domains only from those that are listed, and nginx answers others with 421.',
          fix: isLocal ? 'Ask the deployed site, too.' : 'Add it to "domains", or ask one of them.',
        },
      ]

const listFindings = (files: Readonly<Record<string, string>>, origin: string): Observation[] =>
  Object.keys(files).length > 0
    ? []
    : [
        {
          level: 'must',
          code: 'file-list-missing',
          address: `${origin}/m/asset-manifest.json`,
          message: 'The site’s list of its files cannot be read.',
          why: 'Open pages learn from it that there is a new release; no chunk could be asked for.',
          fix: 'Deploy the whole folder of the built site.',
        },
      ]
