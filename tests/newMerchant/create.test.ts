import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askAnswers } from '../../scripts/steps/newMerchant/askAnswers'
import { createMerchant } from '../../scripts/steps/newMerchant/createMerchant'
import { merchantFiles } from '../../scripts/steps/newMerchant/merchantFiles'
import { type Answers, readAnswers } from '../../scripts/steps/newMerchant/readAnswers'
import { readAllPresets } from '../../scripts/steps/newMerchant/readPreset'
import { createEmptyProject } from './emptyProject'

let project: ReturnType<typeof createEmptyProject>
const folder = () => join(project.root, 'merchants')

beforeEach(() => {
  project = createEmptyProject()
})
afterEach(() => project.remove())

async function create(answers: Answers) {
  const read = readAnswers(project.root, await readAllPresets(project.root), answers)
  if ('problem' in read) return read
  const files = await merchantFiles(project.root, read.merchant, read.preset)
  return createMerchant(project.root, read.merchant.code, files)
}

describe('a merchant is made', () => {
  it('whole, and refused for a second time', async () => {
    expect(await create({ code: 'one' })).toEqual({
      files: ['merchant.json', 'brand/logo.svg', 'brand/icon.svg'].map((path) => `merchants/one/${path}`),
    })
    expect(readdirSync(folder())).toEqual(['_presets', 'one'])
    expect(await create({ code: 'one' })).toEqual({
      problem: 'There is a folder "one" already. Choose another code, such as one-2.',
    })
  })

  it('not at all, where the check refuses it: a domain that another one has', async () => {
    await create({ code: 'one', domain: 'www.shared.example' })
    expect(await create({ code: 'two', domain: 'www.shared.example' })).toEqual({
      problem: expect.stringMatching(
        /^Nothing was written.*\n\nmerchants\/two\/merchant\.json:6:15 domain-twice\n/,
      ),
    })
    expect(readdirSync(folder())).toEqual(['_presets', 'one'])
  })

  it('of a preset without mistakes only', async () => {
    writeFileSync(join(folder(), '_presets/broken.json'), '{ "extends": "nothing" }')
    expect(await create({ code: 'one', preset: 'broken' })).toEqual({
      problem: 'merchants/_presets/broken.json cannot be used: npm run check lists its mistakes.',
    })
    writeFileSync(
      join(folder(), '_presets/wrong.json'),
      '{ "extends": "base", "flags": { "REWCEN4": true } }',
    )
    expect(await create({ code: 'one', preset: 'wrong' })).toEqual({
      problem: expect.stringContaining('"REWCEN4" is not a flag.'),
    })
  })

  it('and what a command that was killed has left is removed', async () => {
    mkdirSync(join(folder(), '.old.new.99999999'))
    mkdirSync(join(folder(), `.now.new.${process.ppid}`))
    await create({ code: 'one' })
    expect(readdirSync(folder())).toEqual([`.now.new.${process.ppid}`, '_presets', 'one'])
  })
})

describe('the command', () => {
  const run = (...args: string[]) => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        pathToFileURL('node_modules/tsx/dist/loader.mjs').href,
        join(process.cwd(), 'scripts/new.ts'),
        ...args,
      ],
      {
        cwd: project.root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') },
      },
    )
    return { child, output: Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]) }
  }

  it('leaves nothing behind when it is interrupted; asks nothing where nobody can answer; says what is next', async () => {
    const interrupted = run('one')
    while (!readdirSync(folder()).some((name) => name.startsWith('.one.new.')))
      await new Promise((resolve) => setImmediate(resolve))
    interrupted.child.kill('SIGINT')
    const [, problem, [code]] = await interrupted.output
    expect([problem.trim(), code]).toEqual(['Interrupted. Nothing was written.', 130])
    expect(readdirSync(folder())).toEqual(['_presets'])
    const [said, , [success]] = await run('one', '--name', 'One & Only', '--languages', 'vi').output
    expect(said).toMatch(/^One & Only \(one\): preset lottery, languages VI, currency VND,/)
    expect(said).toMatch(/\n {2}npm run check one\n {2}npm start one\n$/)
    expect(success).toBe(0)
    expect(existsSync(join(folder(), 'one/merchant.json'))).toBe(true)
  })
})

describe('at a terminal', () => {
  /** Answers each question, by a part of its text, with keys. */
  async function answer(given: Partial<Answers>, keys: Readonly<Record<string, string>>) {
    const input = new PassThrough()
    const output = Object.assign(new PassThrough(), { columns: 200 })
    const waiting = new Map(Object.entries(keys))
    let shown = ''
    output.on('data', (chunk: Buffer) => {
      shown += chunk
      for (const [question, typed] of waiting)
        if (shown.includes(question)) {
          waiting.delete(question)
          // A question that is being written does not listen yet.
          setImmediate(() => {
            for (const key of typed) input.write(key)
          })
        }
    })
    const presets = await readAllPresets(project.root)
    const answers = await askAnswers(project.root, presets, given, { input, output })
    expect([...waiting.keys()]).toEqual([])
    return answers
  }

  it('what is missing is asked, each with what an empty answer means', async () => {
    const corrected = `${'\u007f'.repeat('Sao Mai'.length)}sao-mai\r`
    const answers = await answer(
      {},
      {
        'merchant’s code': 'Sao Mai\r',
        'such as sao-mai': corrected,
        'brand’s name': '\r',
        'The preset': '\r',
        'The languages': 'vi,en\r',
        'colour of buttons': '\r',
      },
    )
    expect(answers).toMatchObject({
      code: 'sao-mai',
      name: 'Sao Mai',
      preset: 'lottery',
      languages: 'vi,en',
      primary: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
  })

  it('what was said is not asked', async () => {
    const given = { code: 'one', name: 'One', preset: 'casino', languages: 'EN', primary: 'red' }
    expect(await answer(given, {})).toEqual(given)
  })

  it('one can leave', async () => {
    expect(await answer({ code: 'one' }, { 'brand’s name': '\u0003' })).toBeUndefined()
  })
})
