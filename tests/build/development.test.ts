import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileScript } from '../../scripts/steps/bundle/compileScript'
import { buildOne } from './buildOne'
import {
  developmentMarks,
  developmentModules,
  developmentScripts,
  findDevelopment,
  marksIn,
} from './developmentMarks'
import { createProject, type Project } from './sampleProject'

describe('the marks of development code', () => {
  it('are addresses, names of events, storage keys and sentences', () => {
    expect(developmentMarks).toEqual(
      expect.arrayContaining([
        '/__start',
        '/__preview',
        '/__platform',
        '--other.localhost',
        'start:texts',
        'start.typed',
        'The last change does not build. The page is the one before it.',
      ]),
    )
  })

  it.each(developmentScripts)('are in %s, which is for the browsers of developers, minified too', (path) => {
    const { code } = transformSync(compileScript(pathToFileURL(resolve(path))), { minify: true })
    expect(marksIn(Buffer.from(code))).not.toEqual([])
  })

  it.each(developmentModules)('are in %s, of which a release has nothing', (path) => {
    expect(marksIn(readFileSync(path))).not.toEqual([])
  })
})

describe('a release', () => {
  let project: Project
  beforeEach(() => {
    project = createProject()
  })
  afterEach(() => project.remove())

  const start = 'globalThis.started = [features, library]\n'
  const imports = "import { features } from './features'\nimport { library } from './vendor'\n"
  const build = async (more = ''): Promise<string[]> => {
    project.write('runtime/main.tsx', `${more}${imports}${start}`)
    return findDevelopment((await buildOne(project, 'one')).folder)
  }

  it('in which such code is bundled is found out, in its scripts and their compressed forms', async () => {
    expect(await build()).toEqual([])
    const found = await build(
      `import ${JSON.stringify(resolve('scripts/start/page/main.ts'))}\nglobalThis.events = '/__start/events'\n`,
    )
    const files = new Set(found.map((line) => line.replace(/\.\w+(?=\.js)/, '')))
    for (const ending of ['', '.br', '.gz'])
      for (const mark of ['start:texts', 'start.typed', '/__start'])
        expect(files).toContain(`m/assets/main.js${ending}: ${mark}`)
  })

  it('in which a listener for developers is not left out is found out', async () => {
    const source = readFileSync('runtime/browser/page/changedTexts.ts', 'utf8')
    project.write('runtime/changedTexts.ts', source.replace(/^.*NODE_ENV.*\n/m, ''))
    const found = await build(
      "import { onChangedTexts } from './changedTexts'\nonChangedTexts(async () => {})\n",
    )
    expect(found).toContainEqual(expect.stringMatching(/^m\/assets\/\w+\.\w+\.js: start:texts$/))
  })
})
