import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { afterEach, describe, expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import { reactPlugin } from '../../scripts/steps/bundle/reactPlugin'
import { timesPlugin } from '../../scripts/steps/bundle/timesPlugin'
import { createProject, type Project } from './sampleProject'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

async function compile(root: string, entry: string, plugin: Plugin): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    minifySyntax: true,
    format: 'cjs',
    logLevel: 'silent',
    write: false,
    plugins: [plugin],
  })
  return outputFiles[0]?.text ?? ''
}

describe('the times in a bundle', () => {
  it('are those of the table', async () => {
    const module = { exports: {} }
    const code = await compile(projectRoot, "export * from './runtime/tables/times'", timesPlugin)
    runInNewContext(code, { module })
    expect(JSON.parse(JSON.stringify(module.exports))).toEqual(JSON.parse(JSON.stringify(times)))
  })

  it('are numbers where they are used', async () => {
    const entry = "import * as times from './runtime/tables/times'\nglobalThis.waited = times.request"
    expect(await compile(projectRoot, entry, timesPlugin)).toMatch(/waited = 3e4;/)
  })
})

describe('React in a bundle', () => {
  let project: Project
  afterEach(() => project.remove())

  const compileFile = (contents: string): Promise<string> => {
    project = createProject()
    project.write('runtime/react.ts', "export const useState = 'by-name'\n")
    project.write('runtime/page.ts', contents)
    return compile(project.root, "import './runtime/page'", reactPlugin(project.root))
  }

  it('is used by name', async () => {
    const code = await compileFile("import { useState } from 'react'\nglobalThis.used = useState\n")
    expect(code).toContain('by-name')
  })

  it.each([
    ['by its name', "import { useState } from 'react'\nglobalThis.used = useState\n"],
    ['by its path', "import { useState } from './react'\nglobalThis.used = useState\n"],
    ['by its path with its ending', "import { useState } from './react.ts'\nglobalThis.used = useState\n"],
  ])('is the same bytes when it is asked for %s, whichever comes first', async (_, contents) => {
    project = createProject()
    project.write('package.json', '{ "type": "module" }')
    project.write('runtime/library.cjs', "exports.useState = 'by-name'\n")
    project.write(
      'runtime/react.ts',
      "import library from './library.cjs'\nexport const { useState } = library\n",
    )
    project.write('runtime/page.ts', contents)
    const code = await compile(project.root, "import './runtime/page'", reactPlugin(project.root))
    expect(code).toMatch(/__toESM\(require_library\(\)\)/)
  })

  it('fails the build for a name that is missing there', async () => {
    const compiling = compileFile("import { useMemo } from 'react'\nglobalThis.used = useMemo\n")
    await expect(compiling).rejects.toThrow('No matching export in "runtime/react.ts" for import "useMemo"')
  })
})
