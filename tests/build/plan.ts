import type { Manifest } from '../../runtime/schema/manifest.gen'
import { buildSites } from '../../scripts/steps/sites'
import type { StampedSite } from '../../scripts/steps/stamp'
import type { Project } from './project'

/** Builds one merchant of a project; throws what the build says when it fails. */
export async function buildOne(
  project: Project,
  code: string,
  more: Partial<Manifest> = {},
  development = false,
): Promise<StampedSite> {
  const merchants = [project.merchant(code, more)]
  const [result] = await buildSites({ ...project, merchants, development })
  if (!result || 'problem' in result) throw new Error(result?.problem ?? 'nothing was built')
  return result.site
}
