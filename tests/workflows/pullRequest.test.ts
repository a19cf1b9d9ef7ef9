import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../build/sampleProject'
import { type JobResult, jobOf, matrixOf, runJob, runs, type Values } from './runJob'

/** The commands of package.json, in a project whose code is elsewhere. */
function packageJson(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const absolute = Object.entries(scripts).map(([name, line]) => [
    name,
    line.replaceAll(/\bscripts\//g, `${resolve('scripts')}/`),
  ])
  return JSON.stringify({ type: 'module', scripts: Object.fromEntries(absolute) })
}

/** A project with a commit, and the commit of a pull request after it. */
function createPullRequest(change: (project: Project) => void): Project {
  const project = createProject()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
      cwd: project.root,
    })
  project.write('.gitignore', 'node_modules\n.cache\ndist\n')
  project.write('package.json', packageJson())
  for (const code of ['one', 'two']) project.writeMerchant(code)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Before')
  change(project)
  git('add', '.')
  git('commit', '--quiet', '--message', 'After')
  return project
}

/** What `npm run check` asks of every merchant. */
const completeRoutes = {
  '/m/home': { page: 'lobby' },
  '/m/login': { page: 'login' },
  '/m/member/home': { page: 'memberHome', guard: 'member', otherwise: '/m/login' },
  '/m/changePsw': { page: 'changePassword', guard: 'member', otherwise: '/m/login' },
} as const

/** One merchant has another name. */
const small = createPullRequest((project) => project.writeMerchant('two', { name: 'Two' }))
/** Nothing that a site is made of. */
const empty = createPullRequest((project) => project.write('README.md', 'Words.\n'))
/** One merchant has a misspelled flag. */
const broken = createPullRequest((project) => {
  project.writeMerchant('one', { routes: completeRoutes })
  project.writeMerchant('two', { routes: completeRoutes, flags: { REWCEN: true } as never })
})

afterAll(() => {
  for (const project of [small, empty, broken]) project.remove()
})

const outputsOf = (id: string, { outputs }: JobResult): Values =>
  Object.fromEntries(Object.entries(outputs).map(([name, value]) => [`needs.${id}.outputs.${name}`, value]))

const names = (folder: string): readonly string[] => readdirSync(join(small.root, folder)).sort()

/** The jobs of a pull request that wait for no other, side by side as on machines of their own. */
let results: Readonly<Record<'changed' | 'nothing' | 'check' | 'gallery', JobResult>>
beforeAll(async () => {
  const [changed, nothing, check, gallery] = await Promise.all([
    runJob('changed', small.root),
    runJob('changed', empty.root),
    runJob('check', broken.root),
    runJob('gallery', small.root),
  ])
  results = { changed, nothing, check, gallery }
}, 180_000)

describe('the example workflow, of a pull request', () => {
  it('that changes a merchant, builds this one only', async () => {
    const { changed } = results
    expect(changed).toEqual({
      code: 0,
      text: expect.stringContaining('two: "name"\n1 of 2 merchants would be built.\n'),
      outputs: { count: '1', parts: '[{"part":"1-of-1","codes":"two"}]' },
    })
    expect(runs('build', outputsOf('changed', changed))).toBe(true)
    const parts = matrixOf('build', outputsOf('changed', changed))
    expect(parts).toHaveLength(1)
    for (const part of parts) expect((await runJob('build', small.root, part)).code).toBe(0)
    expect(names('dist')).toEqual(['nginx.http.conf', 'nginx.server.conf', 'two'])
    expect(names('dist/two')).toContain('index.html')
  }, 180_000)

  it('uploads what a build has written', () => {
    const upload = jobOf('build').steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(upload?.with).toMatchObject({ path: 'dist', name: expect.stringContaining('matrix.part') })
  })

  it('that changes no merchant, starts no job of the matrix, which may not be empty', () => {
    const { nothing } = results
    expect(nothing).toEqual({
      code: 0,
      text: expect.stringContaining('0 of 2 merchants would be built.\n'),
      outputs: { count: '0', parts: '[]' },
    })
    expect(runs('build', outputsOf('changed', nothing))).toBe(false)
  })

  it('with a mistake, shows it at its line and fails', () => {
    const { code, text } = results.check
    const annotations = text.split('\n').filter((line) => line.startsWith('::error'))
    expect([code, annotations]).toEqual([
      1,
      [
        expect.stringMatching(
          /^::error file=merchants\/two\/merchant\.json,line=\d+,col=\d+,title=unknown-key::.*REWCEN.*%0ADid you mean "REWCEN3"\?%0A.*%0AAffects: two$/,
        ),
      ],
    ])
    expect(text).toMatch(/\n1 issue, \d+ warnings\.\n/)
  })

  it('uploads the pages of the gallery that differ, as they were and as they are', () => {
    const { code, text } = results.gallery
    expect([code, text]).toEqual([0, expect.stringContaining('two.html: the page\n')])
    expect(text).toContain('Pages that differ from HEAD^: 2, in ')
    const pages = ['gallery.css', 'main.js', 'two-dark.html', 'two-logo.svg', 'two.html']
    expect(names('gallery')).toEqual(['after', 'before', 'index.html'])
    expect([names('gallery/before'), names('gallery/after')]).toEqual([pages, pages])
    const read = (side: string) => readFileSync(join(small.root, 'gallery', side, 'two.html'), 'utf8')
    expect(read('before')).toContain('<title>Sample &#38; Co</title>')
    expect(read('after')).toContain('<title>Two</title>')
    const upload = jobOf('gallery').steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(upload?.with?.path).toBe('gallery')
  })
})
