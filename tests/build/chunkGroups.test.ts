import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { type Bundle, bundle } from '../../scripts/steps/bundle/bundle'
import { findChunk, importClosure } from '../../scripts/steps/bundle/chunkGraph'
import { createProject, type Project } from './sampleProject'

let project: Project

beforeAll(() => {
  project = createProject()
  project.write('runtime/ui/Button.ts', 'export const Button = (name: string) => "button-marker:" + name\n')
  project.write('runtime/ui/Badge.ts', 'export const Badge = (name: string) => "badge-marker:" + name\n')
  project.write(
    'runtime/main.tsx',
    "import { features } from './features'\nimport { Badge } from './ui/Badge'\nimport { Button } from './ui/Button'\nimport { library } from './vendor'\nglobalThis.started = [features, Badge('main'), Button('main'), library]\n",
  )
  project.write('runtime/features/lobby/LobbyPage.ts', pageUsing('Button', 'lobby'))
  project.write('runtime/features/spare/SparePage.ts', pageUsing('Badge', 'spare'))
})

afterAll(() => project.remove())

const pageUsing = (name: string, marker: string): string =>
  `import { ${name} } from '../../ui/${name}'\nexport default () => ${name}('${marker}-marker')\n`

const compile = () => bundle({ root: project.root, development: false })

const chunksContaining = ({ assets }: Bundle, text: string): string[] =>
  [...assets.values()].filter(({ content }) => Buffer.from(content).includes(text)).map(({ name }) => name)

const nameOf = ({ chunks }: Bundle, source: string): string => findChunk(chunks, source)?.name ?? ''

describe('the first chunk', () => {
  it('contains what every page loads, although different pages share different parts of it', async () => {
    const compiled = await compile()
    expect(chunksContaining(compiled, 'button-marker')).toEqual(chunksContaining(compiled, 'badge-marker'))
    expect(chunksContaining(compiled, 'button-marker')).toHaveLength(1)
  })

  it('is separate from the chunk of the libraries', async () => {
    const compiled = await compile()
    expect(chunksContaining(compiled, 'library-marker')).not.toEqual(
      chunksContaining(compiled, 'button-marker'),
    )
  })

  it('keeps its name when a page changes, and so do all other pages', async () => {
    const before = await compile()
    project.write('runtime/features/spare/SparePage.ts', pageUsing('Badge', 'changed'))
    const after = await compile()
    project.write('runtime/features/spare/SparePage.ts', pageUsing('Badge', 'spare'))
    expect(chunksContaining(after, 'button-marker')).toEqual(chunksContaining(before, 'button-marker'))
    expect(chunksContaining(after, 'library-marker')).toEqual(chunksContaining(before, 'library-marker'))
    const lobby = 'runtime/features/lobby'
    expect(nameOf(after, lobby)).toBe(nameOf(before, lobby))
    const spare = 'runtime/features/spare'
    expect(nameOf(after, spare)).not.toBe(nameOf(before, spare))
  })

  it('never contains code of a page', async () => {
    const compiled = await compile()
    const first = importClosure(compiled.chunks, [nameOf(compiled, 'runtime/main.tsx')])
    for (const marker of ['lobby-marker', 'spare-marker', 'rewards-marker'])
      for (const name of chunksContaining(compiled, marker)) expect(first).not.toContain(name)
  })
})

describe('the shared chunk', () => {
  const files = {
    'runtime/ui/Form.ts': 'export const Form = "form-marker"\n',
    'runtime/ui/Field.ts': 'export const Field = "field-marker"\n',
    'runtime/ui/Meter.ts': 'export const Meter = "meter-marker"\n',
    'runtime/features/spare/OtherPage.ts':
      "import { Meter } from '../../ui/Meter'\nimport { Form } from '../../ui/Form'\nexport default () => Form + Meter\n",
    'runtime/features/spare/SparePage.ts':
      "import { Meter } from '../../ui/Meter'\nimport { Field } from '../../ui/Field'\nexport const other = () => import('./OtherPage')\nexport default () => Meter + Field + 'spare-marker'\n",
    'runtime/features/rewards/RewardsPage.ts':
      "import { Form } from '../../ui/Form'\nimport { Field } from '../../ui/Field'\nexport default () => Form + Field + 'rewards-marker'\n",
  }

  it('contains what several features use, and not what is one feature’s own', async () => {
    for (const [path, source] of Object.entries(files)) project.write(path, source)
    const compiled = await compile()
    expect(chunksContaining(compiled, 'form-marker')).toHaveLength(1)
    expect(chunksContaining(compiled, 'field-marker')).toEqual(chunksContaining(compiled, 'form-marker'))
    expect(chunksContaining(compiled, 'meter-marker')).not.toEqual(chunksContaining(compiled, 'form-marker'))
    const first = importClosure(compiled.chunks, [nameOf(compiled, 'runtime/main.tsx')])
    expect(first).not.toContain(chunksContaining(compiled, 'form-marker')[0])
  })
})

describe('the chunk of the generated tables', () => {
  const files = {
    'runtime/rules/plans.gen.ts': 'export const plans = "table-marker"\n',
    'runtime/rules/number.ts':
      "import { plans } from './plans.gen'\nexport const number = plans + 'number-marker'\n",
    'runtime/ui/Form.ts': 'export const Form = "form-marker"\n',
    'runtime/features/spare/OtherPage.ts':
      "import { number } from '../../rules/number'\nexport default () => number\n",
    'runtime/features/spare/SparePage.ts':
      "import { Form } from '../../ui/Form'\nexport const other = () => import('./OtherPage')\nexport default () => Form + 'spare-marker'\n",
    'runtime/features/rewards/RewardsPage.ts':
      "import { Form } from '../../ui/Form'\nimport { number } from '../../rules/number'\nexport default () => Form + number + 'rewards-marker'\n",
    'runtime/features/lobby/LobbyPage.ts':
      "import { Form } from '../../ui/Form'\nexport default () => Form + 'lobby-marker'\n",
  }

  it('contains what needs a table, apart from what the other features share', async () => {
    for (const [path, source] of Object.entries(files)) project.write(path, source)
    const compiled = await compile()
    expect(chunksContaining(compiled, 'table-marker')).toHaveLength(1)
    expect(chunksContaining(compiled, 'number-marker')).toEqual(chunksContaining(compiled, 'table-marker'))
    expect(chunksContaining(compiled, 'table-marker')).not.toEqual(chunksContaining(compiled, 'form-marker'))
    const lobby = importClosure(compiled.chunks, [nameOf(compiled, 'runtime/features/lobby')])
    expect(lobby).not.toContain(chunksContaining(compiled, 'table-marker')[0])
  })
})

describe('a feature’s chunk', () => {
  const files = {
    'runtime/features/rewards/RewardsPage.ts': "export default () => 'rewards-marker'\n",
    'runtime/features/rewards/RewardsRow.ts':
      "export default () => import('./rows/Detail').then((detail) => detail.default + 'rewards-row-marker')\n",
    'runtime/features/rewards/rows/Detail.ts':
      "export const library = () => import('../../../browser/library')\nexport default 'detail-marker'\n",
    'runtime/browser/library.ts': "export default 'library-file-marker'\n",
    'runtime/features/spare/feature.ts':
      "export const spare = { id: 'spare', when: true, tasks: [{ when: true, start: () => import('./spareTask') }] }\n",
    'runtime/features/spare/spareTask.ts': "export default () => 'spare-task-marker'\n",
    'runtime/features/lobby/feature.ts':
      "export const lobby = { id: 'lobby', when: true, tasks: [{ when: true, start: () => import('./lobbyTask') }], routes: [{ page: 'lobby', kind: 'lobby', view: () => import('./LobbyPage') }] }\n",
    'runtime/features/lobby/lobbyTask.ts': "export default () => 'lobby-task-marker'\n",
    'runtime/main.tsx':
      "import { features } from './features'\nglobalThis.started = [features, () => import('./browser/early')]\n",
    'runtime/browser/early.ts': "export default 'early-marker'\n",
  }
  const write = (changes: Readonly<Record<string, string>>): void => {
    for (const [path, source] of Object.entries(changes)) project.write(path, source)
  }

  it('contains all that it loads lazily, and no library', async () => {
    write(files)
    const compiled = await compile()
    const rewards = nameOf(compiled, 'runtime/features/rewards')
    expect(rewards).toMatch(/^rewards\./)
    for (const marker of ['rewards-marker', 'rewards-row-marker', 'detail-marker'])
      expect(chunksContaining(compiled, marker)).toEqual([rewards])
    expect(chunksContaining(compiled, 'library-file-marker')).not.toContain(rewards)
  })

  it('is one for the features that always start a task, with what the main file loads', async () => {
    write(files)
    const compiled = await compile()
    const start = nameOf(compiled, 'runtime/features/start')
    for (const marker of ['spare-task-marker', 'lobby-task-marker', 'early-marker'])
      expect(chunksContaining(compiled, marker)).toEqual([start])
  })

  it('is loaded when one of its files is imported, which then is that file', async () => {
    write(files)
    const compiled = await compile()
    const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    for (const { name, content } of compiled.assets.values()) writeFileSync(join(folder, name), content)
    await import(join(folder, nameOf(compiled, 'runtime/main.tsx')))
    const [features, early] = (globalThis as unknown as { started: [Feature[], () => Promise<unknown>] })
      .started
    const rewards = features.find(({ id }) => id === 'rewards')
    expect(await rewards?.routes?.[0]?.view()).toHaveProperty('default')
    expect(String((await rewards?.routes?.[0]?.view())?.default)).toContain('rewards-marker')
    expect(await early()).toHaveProperty('default', 'early-marker')
    rmSync(folder, { recursive: true })
  })

  it('is the only one that changes its name with the feature', async () => {
    write(files)
    const before = await compile()
    write({ 'runtime/features/rewards/RewardsPage.ts': "export default () => 'changed-marker'\n" })
    const after = await compile()
    const changed = [...after.assets.keys()].filter((name) => !before.assets.has(name))
    expect(changed.map((name) => name.split('.')[0]).sort()).toEqual(['main', 'rewards'])
  })
})
