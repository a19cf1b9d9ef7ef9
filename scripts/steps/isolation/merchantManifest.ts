import type { Manifest } from '../../../runtime/schema/manifest.gen'

/** A merchant of the project, whether it is built or not. */
export interface MerchantManifest {
  readonly code: string
  readonly manifest: Manifest
}
