import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'esbuild'

const reactFile = 'runtime/react.ts'

/**
 * Leads the site's own imports of React to `runtime/react.ts`; the libraries keep theirs. Imports of that file itself are answered here,
 * too: the bundler reads a module by the package that it has found it in, which a plugin's answer does not have. With both, the bytes
 * depended on which import came first.
 */
export const reactPlugin = (root: string): Plugin => ({
  name: 'react',
  setup({ onResolve }) {
    const path = join(root, reactFile)
    if (!existsSync(path)) return
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ importer }) => {
      const file = relative(root, importer).split(sep).join('/')
      return file.startsWith('runtime/') && file !== reactFile ? { path } : undefined
    })
    onResolve({ filter: /\/react(\.ts)?$/ }, ({ path: asked, resolveDir }) =>
      [path, path.replace(/\.ts$/, '')].includes(resolve(resolveDir, asked)) ? { path } : undefined,
    )
  },
})
