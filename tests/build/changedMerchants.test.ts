import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { printChangedMerchants } from '../../scripts/steps/commands/changedMerchants'
import { createProject, type Project } from './sampleProject'

/** Two compiles each are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
    cwd: project.root,
    encoding: 'utf8',
  })

const commit = (): void => {
  git('add', '.')
  git('commit', '--quiet', '--message', 'A state')
}

beforeEach(() => {
  project = createProject()
  project.writeMerchant('one')
  project.writeMerchant('two', { flags: {} })
})

afterEach(() => project.remove())

const startRepository = (): void => {
  project.write('.gitignore', 'node_modules\n.cache\ndist\n')
  git('init', '--quiet')
  commit()
}

async function printChanged(options: Partial<Parameters<typeof printChangedMerchants>[0]> = {}) {
  const output: string[] = []
  const stream = { write: (text: string) => output.push(text) }
  const { root } = project
  const code = await printChangedMerchants({
    root,
    commit: 'HEAD',
    codes: [],
    stream,
    json: false,
    ...options,
  })
  return { code, text: output.join('') }
}

const edit = (path: string, from: string, to: string): void =>
  project.write(path, readFileSync(join(project.root, path), 'utf8').replace(from, to))

describe('npm run build -- --changed', slow, () => {
  it('names whose sites differ from those of a commit, and why: the next build writes these', async () => {
    startRepository()
    const runBuild = async (): Promise<string> => {
      const output: string[] = []
      const stream = { write: (text: string) => output.push(text) }
      await buildMerchants({ ...project, codes: [], stream, plain: true })
      return output.join('')
    }
    await runBuild()
    expect((await printChanged()).text).toBe('0 of 2 merchants would be built.\n')
    project.writeMerchant('two', { flags: {}, name: 'Two' })
    edit('runtime/features/rewards/rewards.css', 'content', 'color')
    project.writeMerchant('three')
    expect((await printChanged()).text).toBe(
      'one: the code\nthree: new\ntwo: "name", the code\n3 of 3 merchants would be built.\n',
    )
    expect(await runBuild()).toContain('building two (3 of 3)')
    commit()
    expect((await printChanged()).text).toBe('0 of 3 merchants would be built.\n')
    expect((await printChanged({ commit: 'HEAD~1', codes: ['two'] })).text).toBe(
      'two: "name", the code\n1 of 1 merchants would be built.\n',
    )
    expect(git('status', '--porcelain')).toBe('')
  })

  it('says of every merchant what becomes of its site, also to programs', async () => {
    startRepository()
    rmSync(join(project.root, 'merchants/two'), { recursive: true })
    project.writeMerchant('one', { languages: [] as never })
    project.writeMerchant('three')
    expect(await printChanged()).toEqual({
      code: 0,
      text: [
        'three: new',
        'two: removed, and its site with it',
        'one: has mistakes (npm run check one), and is not built',
        '1 of 2 merchants would be built.',
        '',
      ].join('\n'),
    })
    expect(JSON.parse((await printChanged({ json: true, shard: { index: 2, count: 2 } })).text)).toEqual({
      changed: { three: ['new'] },
      removed: ['two'],
      mistaken: [],
    })
  })

  it('says in a sentence why it cannot compare', async () => {
    expect(await printChanged()).toEqual({
      code: 1,
      text: expect.stringContaining('is in no Git repository'),
    })
    startRepository()
    expect(await printChanged({ commit: 'nowhere' })).toEqual({
      code: 1,
      text: expect.stringContaining('There is no commit "nowhere" here. Name a commit'),
    })
    expect(await printChanged({ commit: '--all' })).toEqual({
      code: 1,
      text: expect.stringContaining('"--all"'),
    })
    expect(await printChanged({ codes: ['too'] })).toEqual({
      code: 1,
      text: expect.stringContaining('"two"?'),
    })
  })
})
