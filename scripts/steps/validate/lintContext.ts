import type { RasterReading } from '../assets/readRaster'
import type { SvgReading } from '../svg/readSvg'
import type { Capabilities } from './capabilities'
import type { Path } from './jsonTree'

/** What a lint may use besides the manifest. */
export interface LintContext {
  /** Absent when the runtime was not read; lints that need it then find nothing. */
  readonly capabilities: Capabilities | undefined
  /** The merchant's folder, from the project's root. */
  readonly folder: string
  /** What a file of the brand's folder is; undefined when it does not exist. */
  picture(path: string): SvgReading | undefined
  /** The same of a file that is no SVG. */
  raster(path: string): RasterReading | undefined
  /** Whether the value at `path` is set in the merchant's own file, not in a preset. */
  isOwn(path: Path): boolean
  /** Whether `development` is allowed here. */
  readonly development: boolean
}
