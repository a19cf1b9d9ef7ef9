import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Compiled } from './builder'
import { featuresFolder, sourceSpecifier, startPage } from './featureChunks'

/** The compiled styles of features, by source: "runtime/features/login/login.css". */
export type FeatureStyles = ReadonlyMap<string, string>

export const baseStyleSource = 'runtime/ui/base.css'

/**
 * The stylesheets that are compiled, by name: the base, and one for each feature, because a single one would contain the features of all
 * merchants. The styles of the page that most visits begin with are in the base: its preview is shown before its script is there.
 */
export const styleEntries = (root: string): Record<string, string> => ({
  base: baseStyleSource,
  ...Object.fromEntries(
    readdirSync(join(root, featuresFolder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, `${featuresFolder}${name}/${name}.css`] as const)
      .filter(([, path]) => existsSync(join(root, path)) && folderOf(path) !== folderOf(startPage)),
  ),
})

/** Takes what belongs into the features' scripts out of the compiled stylesheets: then only the base is left. */
export function splitStyles(compiled: Compiled): {
  readonly base: Compiled
  readonly features: FeatureStyles
} {
  const outputs = Object.entries(compiled.metafile.outputs)
  const basePath = outputs.find(([, { entryPoint }]) => entryPoint === baseStyleSource)?.[0] ?? ''
  const base = [basePath, `${basePath}.map`]
  const fileOf = (path: string) => compiled.outputFiles.find((file) => file.path.endsWith(`/${path}`))
  return {
    base: {
      ...compiled,
      outputFiles: base.flatMap((path) => fileOf(path) ?? []),
      metafile: {
        ...compiled.metafile,
        outputs: Object.fromEntries(outputs.filter(([path]) => base.includes(path))),
      },
    },
    features: new Map(
      outputs.flatMap(([path, { entryPoint = '' }]) =>
        entryPoint.startsWith(featuresFolder) ? [[entryPoint, fileOf(path)?.text.trim() ?? ''] as const] : [],
      ),
    ),
  }
}

const folderOf = (source: string): string => source.slice(0, source.lastIndexOf('/') + 1)

/** What adds the styles to the page. */
export const addStyleFile = 'runtime/browser/page/addStyle.ts'

/** The lines by which the module of a chunk brings the styles of its features. */
export const styleImports = (styles: FeatureStyles, importers: readonly string[]): string[] =>
  [...styles.keys()]
    .filter((path) => importers.includes(folderOf(path)))
    .map((path) => `import '${sourceSpecifier}${path}'`)

/** Makes a module of each of these stylesheets, which adds its styles when the script with it runs. */
export const stylesPlugin = (styles: FeatureStyles, fromRoot: (path: string) => string): Plugin => ({
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const css = styles.get(fromRoot(path))
      if (css === undefined) return undefined
      const contents = `import { addStyle } from '${sourceSpecifier}${addStyleFile}'\naddStyle(${JSON.stringify(css)})\n`
      return { contents, loader: 'ts' }
    })
  },
})
