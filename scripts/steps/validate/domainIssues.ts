import type { CheckContext, CheckedMerchant } from './checkMerchant'
import { foreignDomains } from './foreignDomains'
import type { Issue } from './issue'
import type { JsonTree } from './jsonTree'
import { sharedDomains } from './lint'
import { locateFinding } from './locateFinding'
import { readMerchant } from './merchantFiles'
import { mergePresets } from './mergePresets'

/** What two merchants must not share, or use of each other. */
export async function domainIssues(
  checked: readonly CheckedMerchant[],
  context: CheckContext,
): Promise<Issue[]> {
  const claims = checked.flatMap(({ code, manifest }) =>
    manifest ? [{ code, domains: manifest.domains }] : [],
  )
  const owners = new Map(
    claims.flatMap(({ code, domains }) => domains.map((domain) => [domain, code] as const)),
  )
  const shared = sharedDomains(claims).map(({ merchants, ...finding }) => ({
    finding,
    code: merchants[1],
    merchants,
  }))
  const foreign = checked.flatMap((merchant) =>
    foreignDomains(merchant, (domain) => owners.get(domain)).map((finding) => ({
      finding,
      code: merchant.code,
      merchants: [merchant.code],
    })),
  )
  const located = [...shared, ...foreign].map(async ({ finding, code, merchants }) => {
    const tree = checked.find((merchant) => merchant.code === code)?.tree ?? (await readTree(code, context))
    return tree ? [locateFinding(finding, tree, merchants)] : []
  })
  return (await Promise.all(located)).flat()
}

/** A merchant's merged manifest, which an earlier check has not kept. */
const readTree = async (code: string, { folder, presets }: CheckContext): Promise<JsonTree | undefined> =>
  mergePresets((await readMerchant(folder, code)).file, presets).tree
