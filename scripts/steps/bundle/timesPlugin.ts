import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { type Plugin, transform } from 'esbuild'

/**
 * Writes the table of times as plain numbers. The bundler puts such a number where it is used, however many chunks there are; a
 * function's result would be a variable in the first chunk, although most times are needed much later.
 */
export const timesPlugin: Plugin = {
  name: 'times',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]runtime[\\/]tables[\\/]times\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const times = await evaluate(source)
      const contents = source.replace(/^export const (\w+) = .*$/gm, (line, name: string) =>
        typeof times[name] === 'number' ? `export const ${name} = ${times[name]}` : line,
      )
      return { contents, loader: 'ts' }
    })
  },
}

/** What a module without imports exports. */
async function evaluate(source: string): Promise<Readonly<Record<string, unknown>>> {
  const { code } = await transform(source, { loader: 'ts', format: 'cjs' })
  const module = { exports: {} }
  runInNewContext(code, { module })
  return module.exports
}
