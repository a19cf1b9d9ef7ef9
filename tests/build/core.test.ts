import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bundle, bundle } from '../../scripts/steps/bundle'
import { chunkOf, closure } from '../../scripts/steps/prune'
import { makeProject, type Project } from './project'

let project: Project

beforeAll(() => {
  project = makeProject()
  project.write('runtime/ui/Button.ts', 'export const Button = (name: string) => "button-marker:" + name\n')
  project.write('runtime/ui/Badge.ts', 'export const Badge = (name: string) => "badge-marker:" + name\n')
  project.write(
    'runtime/main.tsx',
    "import { features } from './features'\nimport { Badge } from './ui/Badge'\nimport { Button } from './ui/Button'\nimport { library } from './vendor'\nglobalThis.started = [features, Badge('main'), Button('main'), library]\n",
  )
  project.write('runtime/features/lobby/LobbyPage.ts', uses('Button', 'lobby'))
  project.write('runtime/features/spare/SparePage.ts', uses('Badge', 'spare'))
})

afterAll(() => project.remove())

const uses = (name: string, marker: string): string =>
  `import { ${name} } from '../../ui/${name}'\nexport default () => ${name}('${marker}-marker')\n`

const compile = () => bundle({ root: project.root, development: false })

const chunksWith = ({ assets }: Bundle, text: string): string[] =>
  [...assets.values()].filter(({ content }) => Buffer.from(content).includes(text)).map(({ name }) => name)

const nameOf = ({ chunks }: Bundle, source: string): string => chunkOf(chunks, source)?.name ?? ''

describe('what every page loads', () => {
  it('is in one chunk, though different pages share different pieces of it', async () => {
    const compiled = await compile()
    expect(chunksWith(compiled, 'button-marker')).toEqual(chunksWith(compiled, 'badge-marker'))
    expect(chunksWith(compiled, 'button-marker')).toHaveLength(1)
  })

  it('is not in the chunk of the libraries', async () => {
    const compiled = await compile()
    expect(chunksWith(compiled, 'library-marker')).not.toEqual(chunksWith(compiled, 'button-marker'))
  })

  it('keeps its name when a page changes, and so does every other page', async () => {
    const before = await compile()
    project.write('runtime/features/spare/SparePage.ts', uses('Badge', 'changed'))
    const after = await compile()
    project.write('runtime/features/spare/SparePage.ts', uses('Badge', 'spare'))
    expect(chunksWith(after, 'button-marker')).toEqual(chunksWith(before, 'button-marker'))
    expect(chunksWith(after, 'library-marker')).toEqual(chunksWith(before, 'library-marker'))
    const lobby = 'runtime/features/lobby/LobbyPage.ts'
    expect(nameOf(after, lobby)).toBe(nameOf(before, lobby))
    const spare = 'runtime/features/spare/SparePage.ts'
    expect(nameOf(after, spare)).not.toBe(nameOf(before, spare))
  })

  it('never holds code of a page', async () => {
    const compiled = await compile()
    const first = closure(compiled.chunks, [nameOf(compiled, 'runtime/main.tsx')])
    for (const marker of ['lobby-marker', 'spare-marker', 'rewards-marker'])
      for (const name of chunksWith(compiled, marker)) expect(first).not.toContain(name)
  })
})
