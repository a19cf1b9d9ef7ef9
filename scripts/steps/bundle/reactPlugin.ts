import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'

const reactFile = 'runtime/react.ts'

/** Leads the site's own imports of React to `runtime/react.ts`; the libraries keep theirs. */
export const reactPlugin = (root: string): Plugin => ({
  name: 'react',
  setup({ onResolve }) {
    const path = join(root, reactFile)
    if (!existsSync(path)) return
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ importer }) => {
      const file = relative(root, importer).split(sep).join('/')
      return file.startsWith('runtime/') && file !== reactFile ? { path } : undefined
    })
  },
})
