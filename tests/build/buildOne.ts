import type { Manifest } from '../../runtime/schema/manifest.gen'
import { buildSites } from '../../scripts/steps/stamp/buildSites'
import type { StampedSite } from '../../scripts/steps/stamp/stampSite'
import type { Project } from './sampleProject'

/** Builds one merchant of a project; throws the build's problem when it fails. */
export async function buildOne(
  project: Project,
  code: string,
  overrides: Partial<Manifest> = {},
  development = false,
): Promise<StampedSite> {
  const merchants = [project.merchant(code, overrides)]
  const [result] = await buildSites({ ...project, merchants, development })
  if (!result || 'problem' in result) throw new Error(result?.problem ?? 'nothing was built')
  return result.site
}
