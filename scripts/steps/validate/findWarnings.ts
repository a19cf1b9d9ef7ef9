import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Capabilities } from './capabilities'
import { cautions } from './cautions'
import type { Finding, Issue } from './issue'
import type { JsonTree } from './jsonTree'
import { locateFinding } from './locateFinding'
import type { ParsedFile } from './parseSource'
import type { PresetValue } from './presetValues'
import type { RuntimeNames } from './runtimeNames'
import { unspokenLanguages } from './warnings/chatLanguages'
import { steppedColours } from './warnings/colours'
import { oddCurrency } from './warnings/currency'
import { longHeroWords } from './warnings/hero'
import { flagsWithoutEffect } from './warnings/idleFlags'
import { idleSettings } from './warnings/idleSettings'
import { knownLabels, oddLabels } from './warnings/labels'
import { missingLanguages } from './warnings/missingLanguages'
import { outdatedNotes } from './warnings/outdatedNotes'
import { presetNotes } from './warnings/presetNotes'
import { idleScriptHosts } from './warnings/scriptHosts'
import { unlinkedRoutes } from './warnings/unlinkedRoutes'

interface WarningContext {
  readonly capabilities: Capabilities
  readonly names: RuntimeNames
}

/** A merchant that matches the schema. */
interface ValidMerchant {
  readonly code: string
  /** Its own file. */
  readonly file: ParsedFile
  /** The merged manifest. */
  readonly tree: JsonTree
  readonly manifest: Manifest
  readonly presetValues: readonly PresetValue[]
}

/** What is valid in a manifest, and probably not meant; without what presets do for many merchants at once. */
const warningsOf = (manifest: Manifest, { capabilities, names }: WarningContext): Finding[] => [
  ...cautions(manifest),
  ...steppedColours(manifest),
  ...oddCurrency(manifest),
  ...idleSettings(manifest),
  ...flagsWithoutEffect(manifest, capabilities),
  ...unlinkedRoutes(manifest, capabilities, names),
  ...missingLanguages(manifest),
  ...longHeroWords(manifest),
  ...oddLabels(manifest, knownLabels),
  ...unspokenLanguages(manifest),
  ...idleScriptHosts(manifest),
]

/** The warnings and notes of a merchant, with their places. A setting without effect only in its own file: another heir may use it. */
export function findWarnings(
  { code, file, tree, manifest, presetValues }: ValidMerchant,
  context: WarningContext,
): Issue[] {
  const findings = [...presetNotes(presetValues), ...warningsOf(manifest, context)]
  return [
    ...outdatedNotes(file, [code]),
    ...findings
      .map((finding) => locateFinding(finding, tree, [code]))
      .filter((issue) => !isOfOneMerchant(issue) || issue.file === file.file),
  ]
}

/** What is idle in one merchant, others that have the same preset may use. */
const isOfOneMerchant = ({ code }: Issue): boolean =>
  code === 'setting-idle' || code === 'flag-idle' || code === 'script-host-idle'
