import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { release } from '../../scripts/steps/release'
import { makeProject, type Project } from './project'

/** Real builds take their time on a busy machine. */
const patience = { timeout: 120_000 }

let project: Project

beforeEach(() => {
  project = makeProject()
})

afterEach(() => project.remove())

async function run(...codes: string[]) {
  const written: string[] = []
  const stream = { isTTY: false, write: (text: string) => written.push(text) }
  const code = await release({ ...project, codes, stream, plain: true })
  return { code, text: written.join('') }
}

const hasSite = (code: string): boolean => existsSync(join(project.out, code, 'm/home.html'))

describe('a release', patience, () => {
  it('builds all merchants and ends well', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    const { code, text } = await run()
    expect(text).toContain('building two (2 of 2)')
    expect(code).toBe(0)
    expect([hasSite('one'), hasSite('two')]).toEqual([true, true])
  })

  it('builds the named merchants only', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    expect((await run('two')).code).toBe(0)
    expect([hasSite('one'), hasSite('two')]).toEqual([false, true])
  })

  it('names a merchant with its issues, builds the others, and ends badly', async () => {
    project.writeMerchant('good')
    project.writeMerchant('bad', { flags: { REWCEN4: true } as never })
    const { code, text } = await run()
    expect(code).toBe(1)
    expect(text).toContain('"REWCEN4" is not a flag.')
    expect(text).toContain('merchants/bad/merchant.json:')
    expect(text).toContain('Not built, because of the issues above: bad.')
    expect([hasSite('good'), hasSite('bad')]).toEqual([true, false])
  })

  it('leaves the site of a merchant that fails as it was', async () => {
    project.writeMerchant('one')
    await run()
    const before = statSync(join(project.out, 'one')).ino
    project.writeMerchant('one', { languages: [] as never })
    expect((await run()).code).toBe(1)
    expect(statSync(join(project.out, 'one')).ino).toBe(before)
    expect(hasSite('one')).toBe(true)
  })

  it('refuses a manifest that has the development overlay’s key', async () => {
    project.writeMerchant('one', { development: { hosts: { connect: ['http://127.0.0.1:*'] } } })
    const { code, text } = await run()
    expect(code).toBe(1)
    expect(text).toContain('development')
    expect(hasSite('one')).toBe(false)
  })

  it('answers an unknown code with the nearest one and builds nothing', async () => {
    project.writeMerchant('brasa')
    const { code, text } = await run('barsa')
    expect([code, text]).toEqual([
      1,
      'There is no merchant "barsa". Did you mean "brasa"? The merchants are: brasa.\n',
    ])
  })

  it('says file and reason when the runtime does not compile', async () => {
    project.writeMerchant('one')
    project.write('runtime/features/lobby/LobbyPage.ts', 'export default (\n')
    const { code, text } = await run()
    expect(code).toBe(1)
    expect(text).toContain('runtime/features/lobby/LobbyPage.ts:')
  })

  it('says so when there is no merchant', async () => {
    expect(await run()).toEqual({ code: 1, text: 'There is no merchant: merchants/ has no folder.\n' })
  })
})
