import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { certificateFor } from '../../scripts/start/certificate'
import { createSiteBuilder } from '../../scripts/start/siteBuilder'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { describeError } from '../../scripts/steps/commands/fileProblem'
import { createProject, type Project } from './sampleProject'

/* Where tools keep what can be made again (.cache) cannot be written. */

let project: Project

beforeEach(() => {
  project = createProject()
  project.writeMerchant('one')
})

afterEach(() => project.remove())

const place = (path: string): string => join(project.root, path)

/** Permissions do not stop root: the commands then run as the user who owns nothing. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Runs a command in the project's folder until it exits. */
function runCommand(user: object, name: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const loader = resolve('node_modules/tsx/dist/loader.mjs')
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', loader, resolve(`scripts/${name}.ts`), ...args],
      { cwd: project.root, env, ...user },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    )
  })
}

describe.each([
  {
    name: 'is a file',
    user: {},
    block: () => writeFileSync(place('.cache'), ''),
    reason: 'needs a folder where there is a file. Move the file.',
  },
  {
    name: 'is read-only',
    user: nobody,
    block() {
      // The rest of the project is this user's.
      chmodSync(project.root, 0o777)
      mkdirSync(place('.cache'))
      chmodSync(place('.cache'), 0o555)
    },
    reason: 'may not be written or read by this user. Change its owner or its permissions.',
  },
])('a cache folder that $name', { timeout: 60_000 }, ({ block, user, reason }) => {
  beforeEach(() => block())

  it('stops a build and a start with a sentence that says what to do', async () => {
    expect(await runCommand(user, 'build', 'one')).toEqual({
      code: 1,
      text: `${place('.cache/maps')} ${reason}\n`,
    })
    expect(await runCommand(user, 'start', 'one', '--port', '0')).toEqual({
      code: 1,
      text: `${place('.cache/sites')} ${reason}\n`,
    })
    expect(existsSync(project.out)).toBe(false)
  })

  it('changes nothing that a check says', async () => {
    const { code, text } = await runCommand(user, 'check', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(text)).toMatchObject({ ok: false, merchants: ['one'], issues: expect.any(Array) })
    expect(text).not.toMatch(/file-missing|check-failed|\.cache/)
  })
})

describe('a part of the cache that cannot be written', () => {
  const lines: string[] = []
  const build = () => {
    lines.length = 0
    const stream = { write: (text: string) => void lines.push(text) }
    return buildMerchants({ root: project.root, out: project.out, codes: [], stream, plain: true })
  }
  const block = (path: string): void => {
    mkdirSync(place('.cache'), { recursive: true })
    writeFileSync(place(path), '')
  }

  it.each([
    ['.cache/builds', /^one +\d/m],
    ['.cache/checks', /^Unchanged, and left as they are: one\.$/m],
  ])('%s: a site is built, and looked at again the next time', async (path, second) => {
    block(path)
    for (const said of [/^one +\d/m, second]) {
      expect([await build(), lines.join('')]).toEqual([0, expect.stringMatching(said)])
      expect(existsSync(join(project.out, 'one/m/home.html'))).toBe(true)
    }
  })

  it.each(['.cache/maps', '.cache/assets'])('%s: nothing is built, with a sentence', async (path) => {
    block(path)
    expect(await build()).toBe(1)
    expect(lines.join('')).toMatch(
      /^\S+\.cache\/\w+ (is a file where a folder is needed|needs a folder)[^\n]+\n$/,
    )
    expect(existsSync(project.out)).toBe(false)
  })

  it.each<[string, () => unknown]>([
    ['.cache/sites', () => createSiteBuilder(project.root, 'one')],
    ['.cache/certificate', () => certificateFor(place('.cache/certificate'), ['localhost'])],
  ])('%s: a start says so in a sentence', (path, start) => {
    block(path)
    const sentence = () => {
      try {
        return start()
      } catch (error) {
        return describeError(error)
      }
    }
    expect(sentence()).toBe(
      `${place(path)} is a file where a folder is needed. Move the file, or choose another folder.`,
    )
  })
})
