import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { closestName } from '../validate/closestName'
import { toPlainValue } from '../validate/jsonTree'
import { readPresets } from '../validate/merchantFiles'
import { mergePresets } from '../validate/mergePresets'
import type { PresetValues } from './merchantFiles'

/** The presets of a project, by name; undefined where one, or what it extends, cannot be read. */
export type Presets = ReadonlyMap<string, PresetValues | undefined>

/** Reads merchants/_presets of a project, each with what it extends. */
export async function readAllPresets(root: string): Promise<Presets> {
  const files = await readPresets(join(root, 'merchants'))
  return new Map(
    [...files].map(([name, file]) => {
      const { tree } = mergePresets(file, files)
      return [name, tree && valuesOf(toPlainValue(tree) as Partial<Manifest>)]
    }),
  )
}

const valuesOf = ({ brand, categories = [] }: Partial<Manifest>): PresetValues => ({
  theme: brand?.theme ?? {},
  categories,
})

/** The one that the README shows. */
const usual = 'lottery'

/** The preset of whoever names none. */
export const defaultPreset = (presets: Presets): string =>
  presets.has(usual) ? usual : ([...presets.keys()][0] ?? usual)

/** A preset's values by its name in any case, or why there are none. */
export function findPreset(
  presets: Presets,
  asked: string,
): { readonly name: string; readonly values: PresetValues } | { readonly problem: string } {
  const wanted = asked
    .trim()
    .replace(/\.json$/i, '')
    .toLowerCase()
  const name = [...presets.keys()].find((one) => one.toLowerCase() === wanted)
  const values = name === undefined ? undefined : presets.get(name)
  if (name !== undefined && values) return { name, values }
  if (name !== undefined)
    return { problem: `merchants/_presets/${name}.json cannot be used: npm run check lists its mistakes.` }
  if (presets.size === 0) return { problem: 'There is no preset: merchants/_presets/ has no file.' }
  const suggestion = closestName(wanted, presets.keys())
  return {
    problem: `There is no preset "${asked}".${suggestion ? ` Did you mean "${suggestion}"?` : ''} The presets are: ${[...presets.keys()].join(', ')}.`,
  }
}
