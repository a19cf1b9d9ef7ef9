import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project

beforeEach(() => {
  project = createProject()
})

afterEach(() => project.remove())

async function runRelease(...codes: string[]) {
  const output: string[] = []
  const stream = { isTTY: false, write: (text: string) => output.push(text) }
  const code = await buildMerchants({ ...project, codes, stream, plain: true })
  return { code, text: output.join('') }
}

const hasSite = (code: string): boolean => existsSync(join(project.out, code, 'm/home.html'))

describe('a release', slow, () => {
  it('builds all merchants and returns 0', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    const { code, text } = await runRelease()
    expect(text).toContain('building two (2 of 2)')
    expect(code).toBe(0)
    expect([hasSite('one'), hasSite('two')]).toEqual([true, true])
  })

  it('builds the named merchants only', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    expect((await runRelease('two')).code).toBe(0)
    expect([hasSite('one'), hasSite('two')]).toEqual([false, true])
  })

  it('reports a merchant with issues, builds the others, and returns 1', async () => {
    project.writeMerchant('good')
    project.writeMerchant('bad', { flags: { REWCEN4: true } as never })
    const { code, text } = await runRelease()
    expect(code).toBe(1)
    expect(text).toContain('"REWCEN4" is not a flag.')
    expect(text).toContain('merchants/bad/merchant.json:')
    expect(text).toContain('Not built, because of the issues above: bad.')
    expect([hasSite('good'), hasSite('bad')]).toEqual([true, false])
  })

  it('keeps the old site of a merchant that fails', async () => {
    project.writeMerchant('one')
    await runRelease()
    const before = statSync(join(project.out, 'one')).ino
    project.writeMerchant('one', { languages: [] as never })
    expect((await runRelease()).code).toBe(1)
    expect(statSync(join(project.out, 'one')).ino).toBe(before)
    expect(hasSite('one')).toBe(true)
  })

  it('removes the site of a merchant that was deleted, and nothing else', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    project.write('dist/notes/today.txt', 'kept')
    await runRelease()
    rmSync(join(project.root, 'merchants/two'), { recursive: true })
    const { code, text } = await runRelease('one')
    expect(code).toBe(0)
    expect(text).toContain('Removed, because there is no such merchant: two.')
    expect(readdirSync(project.out).sort()).toEqual(['nginx.http.conf', 'nginx.server.conf', 'notes', 'one'])
  })

  it('names a file of texts that is not JSON, and builds the merchants without that language', async () => {
    project.writeMerchant('one')
    project.writeMerchant('urdu', {
      languages: ['UR'],
      metadata: { '/m/home': { title: { UR: 'ایک' }, description: { UR: 'ایک' } } },
    })
    project.write('runtime/text/UR.json', '{\n  "common": {\n    "confirm" "x"\n  }\n}\n')
    const { code, text } = await runRelease()
    expect(code).toBe(1)
    expect(text).toContain('runtime/text/UR.json:3:14 syntax')
    expect([hasSite('one'), hasSite('urdu')]).toEqual([true, false])
  })

  it('rejects a manifest that sets development', async () => {
    project.writeMerchant('one', { development: { hosts: { connect: ['http://127.0.0.1:*'] } } })
    const { code, text } = await runRelease()
    expect(code).toBe(1)
    expect(text).toContain('development')
    expect(hasSite('one')).toBe(false)
  })

  it('suggests the closest code for an unknown one and builds nothing', async () => {
    project.writeMerchant('brasa')
    const { code, text } = await runRelease('barsa')
    expect([code, text]).toEqual([
      1,
      'There is no merchant "barsa". Did you mean "brasa"? The merchants are: brasa.\n',
    ])
  })

  it('keeps what others have put into the folder of a site, and says so', async () => {
    project.writeMerchant('one')
    await runRelease()
    project.write('dist/one/.well-known/token', 'mine')
    project.writeMerchant('one', { name: 'One' })
    const { code, text } = await runRelease()
    expect([code, text]).toEqual([
      0,
      expect.stringContaining('one: kept what no build wrote: .well-known/token.'),
    ])
    expect(readFileSync(join(project.out, 'one/.well-known/token'), 'utf8')).toBe('mine')
    expect(hasSite('one')).toBe(true)
  })

  it('replaces no folder that no build wrote, and builds the others', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    project.write('dist/one/notes.txt', 'mine')
    const { code, text } = await runRelease()
    expect([code, text]).toEqual([
      1,
      expect.stringContaining('has files that no build wrote, such as notes.txt'),
    ])
    expect([hasSite('one'), hasSite('two')]).toEqual([false, true])
    expect(readdirSync(join(project.out, 'one'))).toEqual(['notes.txt'])
  })

  it('fills the folder behind a link, which stays a link', async () => {
    project.writeMerchant('one')
    mkdirSync(join(project.root, 'docroot'))
    mkdirSync(project.out, { recursive: true })
    symlinkSync(join(project.root, 'docroot'), join(project.out, 'one'))
    expect((await runRelease()).code).toBe(0)
    expect(existsSync(join(project.root, 'docroot/m/home.html'))).toBe(true)
    expect(lstatSync(join(project.out, 'one')).isSymbolicLink()).toBe(true)
  })

  it('of one merchant is not changed by who edits another one’s', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    await runRelease('one')
    const pages = readdirSync(join(project.out, 'one'), { recursive: true, withFileTypes: true })
    for (const entry of pages.filter((page) => page.isFile())) {
      const path = join(entry.parentPath, entry.name)
      chmodSync(path, 0o644)
      appendFileSync(path, 'edited')
    }
    await runRelease('two')
    const built = readdirSync(join(project.out, 'two'), { recursive: true, withFileTypes: true })
    for (const entry of built.filter((page) => page.isFile()))
      expect(readFileSync(join(entry.parentPath, entry.name)).includes('edited')).toBe(false)
  })

  it('uses the pictures of seals and payments, which lie in the brand’s folder', async () => {
    project.writeMerchant('one', {
      compliance: {
        payments: [{ name: 'Pay', kind: 'card', image: 'brand/pay.svg' }],
        seals: [{ name: 'Safe', url: 'https://safe.example/', image: 'brand/safe.svg' }],
      },
    })
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'
    for (const name of ['pay', 'safe']) project.write(`merchants/one/brand/${name}.svg`, picture)
    const { code, text } = await runRelease()
    expect([code, text]).toEqual([0, expect.not.stringContaining('picture-missing')])
    const names = readdirSync(project.out, { recursive: true, encoding: 'utf8' })
    for (const name of ['pay', 'safe'])
      expect(names.some((path) => new RegExp(`assets/${name}\\.\\w+\\.svg$`).test(path))).toBe(true)
  })

  it('does not mind what editors and file managers leave beside presets and texts', async () => {
    project.writeMerchant('one')
    for (const path of [
      'merchants/_presets/._lottery.json',
      'merchants/_presets/.#x.json',
      'runtime/text/._EN.json',
    ])
      project.write(path, '\u0000\u0005 no JSON')
    expect((await runRelease()).code).toBe(0)
  })

  it('prints file and reason when the runtime does not compile', async () => {
    project.writeMerchant('one')
    project.write('runtime/features/lobby/LobbyPage.ts', 'export default (\n')
    const { code, text } = await runRelease()
    expect(code).toBe(1)
    expect(text).toContain('runtime/features/lobby/LobbyPage.ts:')
  })

  it('prints a message when there is no merchant', async () => {
    expect(await runRelease()).toEqual({ code: 1, text: 'There is no merchant: merchants/ has no folder.\n' })
  })
})
