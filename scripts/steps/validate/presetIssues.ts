import type { SchemaValidator } from '../schema/schemaValidator'
import { type CheckedMerchant, withMerchants } from './checkMerchant'
import { type Issue, issueAt } from './issue'
import { toPlainValue } from './jsonTree'
import { locateFinding } from './locateFinding'
import { foreignCharacter } from './lookAlikes'
import { mergePresets } from './mergePresets'
import type { ParsedFile } from './parseSource'
import { outdatedNotes } from './warnings/outdatedNotes'

/** Presets are also checked on their own: no merchant may use one yet, or a merchant may override its mistake. */
export function presetIssues(
  presets: ReadonlyMap<string, ParsedFile>,
  checked: readonly CheckedMerchant[],
  schemaValidator: SchemaValidator,
): Issue[] {
  return [...presets].flatMap(([name, file]) => {
    const { tree, chain, issues } = mergePresets(file, presets)
    const findings = tree
      ? schemaValidator.checkPreset(toPlainValue(tree)).map((finding) => locateFinding(finding, tree, []))
      : []
    return [...presetNameIssues(name, file), ...file.issues, ...issues, ...findings].map((issue) => {
      const source = chain.find((link) => link.file === issue.file) ?? file
      return withMerchants(issue, heirsOf(source, checked))
    })
  })
}

/** A preset with another name could not be named in "extends". */
function presetNameIssues(name: string, file: ParsedFile): Issue[] {
  if (/^[a-z0-9][a-z0-9-]*$/.test(name)) return []
  const found = foreignCharacter(name)
  const details = {
    code: 'preset-name',
    message: `The file's name "${name}" is not the name of a preset${found ? `: it contains ${found.description}` : ''}.`,
    expected: 'a to z, 0 to 9 and dashes',
    hint: 'Rename the file.',
  }
  return [issueAt({ source: file, offset: 0, length: 1 }, details)]
}

/** Those of an earlier version that these merchants have, as notes. */
export const outdatedPresets = (
  presets: ReadonlyMap<string, ParsedFile>,
  merchants: readonly CheckedMerchant[],
): Issue[] =>
  [...presets.values()].flatMap((file) => {
    const heirs = heirsOf(file, merchants)
    return heirs.length > 0 ? outdatedNotes(file, heirs) : []
  })

/** The codes of those that extend a preset, directly or not. */
const heirsOf = ({ file }: ParsedFile, checked: readonly CheckedMerchant[]): string[] =>
  checked.filter(({ files }) => files.includes(file)).map(({ code }) => code)
