import type { Feature } from '../../../runtime/contract/feature'
import { readTextFiles, type TextFiles } from './textFiles'

/** What the runtime offers: the names that manifests may use. */
export interface Capabilities extends TextFiles {
  /** The parts of the declarations that checks need. */
  readonly features: readonly Pick<Feature, 'id' | 'when' | 'routes' | 'overlays'>[]
  /** Names of platform calls (`platform.endpoints`). */
  readonly calls: readonly string[]
  readonly icons: readonly string[]
  /** The sections of the lobby that a link can lead to. */
  readonly sections: readonly string[]
}

/** Reads the capabilities of this project's runtime. */
export async function readCapabilities(root: string): Promise<Capabilities> {
  const [{ features }, { calls }, { iconNames }, { laneShapes }, textFiles] = await Promise.all([
    import('../../../runtime/features'),
    import('../../../runtime/tables/calls'),
    import('../site/icons'),
    import('../../../runtime/kit/games/gameCategories'),
    readTextFiles(root),
  ])
  return {
    features,
    calls: Object.keys(calls),
    icons: iconNames,
    sections: Object.keys(laneShapes),
    ...textFiles,
  }
}
