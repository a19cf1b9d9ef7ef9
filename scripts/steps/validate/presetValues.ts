import { lineOf } from './issue'
import { type JsonTree, memberAt, toPlainValue } from './jsonTree'
import { isLeftToPlatform } from './leftToPlatform'

/** A flag or a setting whose value is of a preset, so that what the platform sends for it is not read. */
export interface PresetValue {
  /** "settings.profileIconCount" */
  readonly name: string
  readonly value: unknown
  /** The preset's file, relative to the project's root, and its line. */
  readonly file: string
  readonly line: number
}

/** Those of a merged manifest; `ownFile` is the merchant's own, whose values somebody has chosen for this merchant. */
export const presetValues = (tree: JsonTree, ownFile: string): PresetValue[] =>
  ['flags', 'settings'].flatMap((section) => {
    const values = memberAt(tree, section)?.tree
    if (values?.kind !== 'object') return []
    return [...values.members].flatMap(([name, { tree: item }]) => {
      const { source } = item.range
      const value = toPlainValue(item)
      if (value === 'server' || isLeftToPlatform(value) || source.file === ownFile) return []
      return [{ name: `${section}.${name}`, value, file: source.file, line: lineOf(item.range) }]
    })
  })
