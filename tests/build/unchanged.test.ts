import { appendFileSync, chmodSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project

beforeEach(() => {
  project = createProject()
  project.writeMerchant('one')
  project.writeMerchant('two', {
    flags: {},
    languages: ['EN'],
    metadata: { '/m/home': { title: { EN: 'Home' }, description: { EN: 'Two' } } },
  })
})

afterEach(() => project.remove())

async function runBuild({ out = project.out, fresh = false } = {}): Promise<string> {
  const output: string[] = []
  const stream = { write: (text: string) => output.push(text) }
  const code = await buildMerchants({ root: project.root, out, codes: [], stream, plain: true, fresh })
  expect([code, output.join('')]).toEqual([0, expect.any(String)])
  return output.join('')
}

/** The merchants that a build has written. */
const builtCodes = (text: string): string[] =>
  [...text.matchAll(/^building (\w+)/gm)].map(([, code = '']) => code)

/** The folder of a site is a new one whenever the site is written. */
const folderOf = (code: string): number => statSync(join(project.out, code)).ino

const edit = (path: string, from: string, to: string): void => {
  const content = readFileSync(join(project.root, path), 'utf8')
  expect(content).toContain(from)
  project.write(path, content.replace(from, to))
}

describe('a site whose inputs are the same as in the last build', slow, () => {
  it('is left as it is, and the build says so', async () => {
    await runBuild()
    const before = ['one', 'two'].map(folderOf)
    const text = await runBuild()
    expect(text).toBe('Unchanged, and left as they are: one, two.\n')
    expect(['one', 'two'].map(folderOf)).toEqual(before)
  })

  it('is built all the same with --fresh, and gets the same bytes', async () => {
    await runBuild()
    const before = readTree(project.out)
    expect(builtCodes(await runBuild({ fresh: true }))).toEqual(['one', 'two'])
    expect(readTree(project.out)).toEqual(before)
  })

  it.each<[string, () => void]>([
    ['edited', () => appendFileSync(join(project.out, 'one/m/home.html'), 'x')],
    [
      'edited in what it shares with others',
      () => {
        const path = join(project.out, 'one/m/asset-manifest.json')
        chmodSync(path, 0o644)
        appendFileSync(path, ' ')
      },
    ],
    ['robbed of a file', () => rmSync(join(project.out, 'one/m/404.html'))],
  ])('is built when it was %s since then', async (_, change) => {
    await runBuild()
    const before = readTree(project.out)
    change()
    expect(builtCodes(await runBuild())).toEqual(['one'])
    expect(readTree(project.out)).toEqual(before)
  })
})

const both = ['one', 'two']

/** Each is made after those above it. */
const changes: readonly (readonly [what: string, built: readonly string[], change: () => void])[] = [
  ['a manifest', ['one'], () => project.writeMerchant('one', { name: 'Uno' })],
  ['a picture', ['two'], () => edit('merchants/two/brand/logo.svg', '</svg>', '<path d="M0 0h9v9z"/></svg>')],
  ['a text of one language', ['one'], () => edit('runtime/text/VI.json', 'VI lobby', 'VI hall')],
  ['a text of a feature', ['one'], () => edit('runtime/text/EN.json', 'EN rewards', 'EN gifts')],
  ['a style of a feature', both, () => edit('runtime/features/rewards/rewards.css', 'content', 'color')],
  ['a page', both, () => edit('runtime/features/lobby/LobbyPage.ts', 'lobby-marker', 'changed')],
  ['the first script of every page', both, () => edit('runtime/browser/start/boot.ts', '__boot', '__begin')],
  ['the first styles of every page', both, () => edit('runtime/ui/critical.css', 'margin', 'padding')],
  ['a file of every site', both, () => project.write('public/robots.txt', 'User-agent: *\n')],
  ['a file of no site', [], () => project.write('README.md', 'A project\n')],
]

it(
  'after a change, the build writes the sites that have what was changed, and all are those of a fresh build',
  slow,
  async () => {
    await runBuild()
    for (const [what, built, change] of changes) {
      change()
      expect([what, builtCodes(await runBuild())]).toEqual([what, built])
    }
    const fresh = join(project.root, 'fresh')
    await runBuild({ out: fresh })
    expect(readTree(project.out)).toEqual(readTree(fresh))
  },
)
