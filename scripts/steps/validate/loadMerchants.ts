import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { inFormerNames, type OutdatedFile } from '../migrate/outdatedFiles'
import { readSchemaValidator, type SchemaValidator } from '../schema/schemaValidator'
import type { Capabilities } from './capabilities'
import { type CheckContext, type CheckedMerchant, checkMerchant, withMerchants } from './checkMerchant'
import { closestName } from './closestName'
import { isMissingTranslation } from './compareTexts'
import { domainIssues } from './domainIssues'
import { type Issue, issueAt, mergeIssues } from './issue'
import type { KnownChecks } from './knownChecks'
import { nameLookAlikes } from './lookAlikes'
import { mapLimited } from './mapLimited'
import { listMerchants, type MerchantFile, readMerchant, readPresets } from './merchantFiles'
import type { ParsedFile } from './parseSource'
import { outdatedPresets, presetIssues } from './presetIssues'
import type { PresetValue } from './presetValues'
import type { RuntimeNames } from './runtimeNames'

/** A merchant whose merged manifest matches the schema. */
export interface ResolvedMerchant {
  /** The merchant code, which is the folder's name. */
  readonly code: string
  /** The absolute path of the merchant's folder; picture paths are relative to it. */
  readonly folder: string
  readonly manifest: Manifest
  /** What its presets set in the platform's place. */
  readonly presetValues: readonly PresetValue[]
  /** Its remaining issues; build it only when there are none. */
  readonly issues: readonly Issue[]
}

export interface LoadOptions {
  /** Only these merchants, and the issues that affect them. All when absent or empty. */
  readonly codes?: readonly string[]
  /** A partial manifest that is merged last into each merchant, e.g. `{ development: { hosts: … } }`. */
  readonly overrides?: object
  /** What the runtime offers (`readCapabilities`). Without it, lints that need it are skipped. */
  readonly capabilities?: Capabilities
  /** With these and the capabilities, warnings and notes are found, too. */
  readonly names?: RuntimeNames
  /** Other merchants than `codes` are only read as far as these need it, because another run checks them. */
  readonly onlyCodes?: boolean
  /** With `codes`, also the issues that affect no merchant, such as those of a preset that none extends. */
  readonly ofNobody?: boolean
  /** Where what an earlier check found is kept: a merchant without a mistake is not checked again until it changes. */
  readonly known?: KnownChecks
  /** Rejects `development` even when the overrides set it, and languages that lack texts (D29). */
  readonly release?: boolean
  /** Called when a merchant has been checked; `index` says how many were before it. */
  readonly onChecked?: (code: string, index: number) => void
}

export interface LoadedMerchants {
  /** Those that match the schema, sorted by code. */
  readonly merchants: readonly ResolvedMerchant[]
  /** Every merchant of the project that matches the schema, also those that were not asked for. */
  readonly all: readonly { readonly code: string; readonly manifest: Manifest }[]
  /** The issues of all manifests and presets; empty when there are none. */
  readonly issues: readonly Issue[]
  /** What is valid and probably not meant in the requested merchants, and notes; also what languages lack. Without `names`, none. */
  readonly warnings: readonly Issue[]
  /** What languages lack, which shows English; a release of a merchant that offers one is stopped by it (D29). */
  readonly missingTexts: readonly Issue[]
  /** The files of the requested merchants, and of their presets, that are of an earlier version, which is read as such. */
  readonly outdated: readonly OutdatedFile[]
  /** The codes of all requested merchants, including those that cannot be merged. */
  readonly codes: readonly string[]
}

/** Compiled once per process, because that takes longer than everything else. */
let schemaValidatorPromise: Promise<SchemaValidator> | undefined

function sharedSchemaValidator(): Promise<SchemaValidator> {
  schemaValidatorPromise ??= readSchemaValidator(join(import.meta.dirname, '../../../schemas'))
  return schemaValidatorPromise
}

/**
 * Reads, merges and checks every manifest in `root`/merchants. Mistakes never throw: they become issues. All merchants
 * are always read, because another merchant may use the same domain.
 */
export async function loadMerchants(root: string, options: LoadOptions = {}): Promise<LoadedMerchants> {
  const folder = join(root, 'merchants')
  const [schemaValidator, presets, allCodes] = await Promise.all([
    sharedSchemaValidator(),
    readPresets(folder),
    listMerchants(folder),
  ])
  const context = { ...options, folder, presets, schemaValidator }
  const isNeighbour = (code: string) => options.onlyCodes === true && !options.codes?.includes(code)
  let count = 0
  const checked = await mapLimited(allCodes, checkedAtOnce, async (code) => {
    const merchant = await checkOne(code, { ...context, isNeighbour: isNeighbour(code) }, options.known)
    options.onChecked?.(code, count++)
    return merchant
  })
  const texts = textIssues(options.capabilities, checked)
  const outdated = outdatedFiles(presets, checked)
  const isTolerated = (issue: Issue) => !options.release && isMissingTranslation(issue)
  const issues = mergeIssues(
    [
      ...presetIssues(presets, checked, schemaValidator),
      ...checked.flatMap((merchant) => merchant.issues),
      ...texts.filter((issue) => !isTolerated(issue)),
      ...(await domainIssues(checked, context)),
    ]
      .map(nameLookAlikes)
      .map((issue) => inFormerNames(issue, outdated)),
  )
  const codes = options.codes?.length ? options.codes : checked.map(({ code }) => code)
  const requested = checked.filter(({ code }) => codes.includes(code))
  const missingTexts = texts.filter(isTolerated)
  const isRequested = (issue: Issue) =>
    !options.codes?.length ||
    issue.merchants.some((code) => codes.includes(code)) ||
    (options.ofNobody === true && issue.merchants.length === 0)
  return {
    merchants: requested.flatMap((merchant) => toResolvedMerchant(merchant, folder, issues)),
    all: checked.flatMap(({ code, manifest }) => (manifest ? [{ code, manifest }] : [])),
    issues: [...issues.filter(isRequested), ...unknownMerchants(codes, checked)],
    warnings:
      options.names === undefined
        ? []
        : mergeIssues(
            [
              ...requested.flatMap(({ warnings = [] }) => warnings),
              ...outdatedPresets(presets, requested),
              ...missingTexts.map((issue): Issue => ({ ...issue, level: 'warning' })),
            ].map((issue) => inFormerNames(issue, outdated)),
          ),
    missingTexts,
    outdated: [...outdated.values()].filter(({ file }) =>
      requested.some((merchant) => merchant.files.includes(file)),
    ),
    codes,
  }
}

/** Those of an earlier version, by file. */
function outdatedFiles(
  presets: ReadonlyMap<string, ParsedFile>,
  checked: readonly CheckedMerchant[],
): ReadonlyMap<string, OutdatedFile> {
  const files = [...presets.values(), ...checked.map(({ files: [file = ''], former }) => ({ file, former }))]
  return new Map(files.flatMap(({ file, former }) => (former ? [[file, { file, ...former }]] : [])))
}

/** All at once would all be done at the end, and a progress would say nothing until then. */
const checkedAtOnce = 8

/** Checks a merchant, unless it was checked without a mistake before and is still the same. */
async function checkOne(
  code: string,
  context: CheckContext,
  known: KnownChecks | undefined,
): Promise<CheckedMerchant> {
  const found = await known?.find(code, context)
  if (found) return found
  const file = await readMerchant(context.folder, code)
  const checked = await checkMerchant(file, context).catch((error) => failedCheck(file, error))
  if (!context.isNeighbour) await known?.keep(checked, context)
  return checked
}

/** Nothing that a manifest contains keeps the other merchants from being checked. */
function failedCheck({ code, file }: MerchantFile, error: unknown): CheckedMerchant {
  const details = {
    code: 'check-failed',
    message: `The check of this manifest failed: ${error instanceof Error ? error.message : error}.`,
    hint: 'Undo the last change of the file; its contents are more than the check can handle.',
  }
  const issue = issueAt({ source: file, offset: 0, length: 1 }, details, [code])
  return { code, files: [file.file], presetValues: [], issues: [issue] }
}

/** An incomplete language affects the merchants that offer it; the others are built. */
function textIssues(capabilities: Capabilities | undefined, checked: readonly CheckedMerchant[]): Issue[] {
  return Object.entries(capabilities?.textIssues ?? {}).flatMap(([language, issues]) => {
    const affected = checked.filter((merchant) => offers(merchant, language)).map(({ code }) => code)
    return issues.map((issue) => withMerchants(issue, affected))
  })
}

function offers({ manifest, tree }: CheckedMerchant, language: string): boolean {
  if (manifest) return manifest.languages.some((offered) => offered === language)
  const languages = tree?.kind === 'object' ? tree.members.get('languages')?.tree : undefined
  return (
    languages?.kind === 'list' &&
    languages.items.some((item) => item.kind === 'scalar' && item.value === language)
  )
}

function toResolvedMerchant(
  { code, manifest, presetValues }: CheckedMerchant,
  folder: string,
  issues: readonly Issue[],
): ResolvedMerchant[] {
  if (!manifest) return []
  const ownIssues = issues.filter(({ merchants }) => merchants.includes(code))
  return [
    {
      code,
      folder: join(folder, code),
      manifest,
      presetValues,
      issues: ownIssues,
    },
  ]
}

function unknownMerchants(codes: readonly string[], checked: readonly CheckedMerchant[]): Issue[] {
  const known = checked.map(({ code }) => code)
  return codes
    .filter((code) => !known.includes(code))
    .map((code) => {
      const suggestion = closestName(code, known)
      const details = {
        code: 'unknown-merchant',
        message: `There is no merchant "${code}".`,
        expected: `one of ${known.join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: 'Name a folder of merchants/.',
      }
      return issueAt({ source: { file: 'merchants', text: '' }, offset: 0, length: 1 }, details, [code])
    })
}
