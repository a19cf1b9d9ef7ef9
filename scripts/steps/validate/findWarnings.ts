import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Capabilities } from './capabilities'
import { cautions } from './cautions'
import { type Finding, type Issue, mergeIssues } from './issue'
import type { LoadedMerchants, ResolvedMerchant } from './loadMerchants'
import { locateFinding } from './locateFinding'
import { readMerchant, readPresets } from './merchantFiles'
import { mergePresets } from './mergePresets'
import type { ParsedFile } from './parseSource'
import type { RuntimeNames } from './runtimeNames'
import { steppedColours } from './warnings/colours'
import { oddCurrency } from './warnings/currency'
import { longHeroWords } from './warnings/hero'
import { flagsWithoutEffect } from './warnings/idleFlags'
import { idleSettings } from './warnings/idleSettings'
import { knownLabels, oddLabels } from './warnings/labels'
import { missingLanguages } from './warnings/missingLanguages'
import { outdatedNotes } from './warnings/outdatedNotes'
import { presetNotes } from './warnings/presetNotes'
import { unlinkedRoutes } from './warnings/unlinkedRoutes'

export interface WarningContext {
  readonly capabilities: Capabilities
  readonly names: RuntimeNames
}

/** What is valid in a manifest, and probably not meant; without what presets do for many merchants at once. */
function warningsOf(manifest: Manifest, { capabilities, names }: WarningContext): Finding[] {
  return [
    ...cautions(manifest),
    ...steppedColours(manifest),
    ...oddCurrency(manifest),
    ...idleSettings(manifest),
    ...flagsWithoutEffect(manifest, capabilities),
    ...unlinkedRoutes(manifest, capabilities, names),
    ...missingLanguages(manifest),
    ...longHeroWords(manifest),
    ...oddLabels(manifest, knownLabels),
  ]
}

/**
 * The warnings and notes of merchants that match the schema, with their places. One that a preset causes is given once,
 * with all merchants that it affects; a setting without effect only in a merchant's own file, since another heir may use it.
 */
export async function findWarnings(
  root: string,
  { merchants, missingTexts, outdated }: Pick<LoadedMerchants, 'merchants' | 'missingTexts' | 'outdated'>,
  context: WarningContext,
): Promise<Issue[]> {
  const presets = await readPresets(join(root, 'merchants'))
  const files = new Map([...presets.values()].map((file) => [file.file, file]))
  const found = await Promise.all(
    merchants.map(async (merchant) => [
      ...presetNotes(merchant.code, merchant.presetValues, (file) => files.get(file)),
      ...(await located(merchant, warningsOf(merchant.manifest, context), presets)),
    ]),
  )
  const texts = missingTexts.map((issue): Issue => ({ ...issue, level: 'warning' }))
  return mergeIssues([...found.flat(), ...texts, ...(await outdatedNotes(root, outdated))])
}

/** Files are read again only for merchants with warnings: of most, an earlier check is known. */
async function located(
  { code, folder }: ResolvedMerchant,
  findings: readonly Finding[],
  presets: ReadonlyMap<string, ParsedFile>,
): Promise<Issue[]> {
  if (findings.length === 0) return []
  const { file } = await readMerchant(join(folder, '..'), code)
  const { tree } = mergePresets(file, presets)
  if (!tree) return []
  return findings
    .map((finding) => locateFinding(finding, tree, [code]))
    .filter((issue) => !isOfOneMerchant(issue) || issue.file === file.file)
}

/** What is idle in one merchant, others that have the same preset may use. */
const isOfOneMerchant = ({ code }: Issue): boolean => code === 'setting-idle' || code === 'flag-idle'
