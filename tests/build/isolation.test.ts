import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { createIsolation, type PlannedSite } from '../../scripts/steps/isolation/checkIsolation'
import { collectMarks } from '../../scripts/steps/isolation/marks'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

const manifestOf = (more: object): Manifest => ({ name: 'One', domains: [], ...more }) as unknown as Manifest

/** In the form of one, and of no use; in two parts, so that nobody takes this file for a leak. */
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')

const own = { code: 'one', manifest: manifestOf({ name: 'Mot Hai', domains: ['www.one.example'] }) }
const other = {
  code: 'play',
  manifest: manifestOf({
    name: 'Sao Mai',
    domains: ['www.saomai.example', 'play.example'],
    hosts: { image: ['img.saomai-cdn.example'] },
    compliance: { licence: { number: 'SM-2041-77', url: 'https://licences.example/sm' } },
    settings: { firebase: { appId: '1:2093847:web:a8f31' } },
  }),
}

/** A site of the merchant "one" with this in its lobby. */
const siteWith = (html: string, more: Partial<PlannedSite> = {}): PlannedSite => ({
  code: 'one',
  assets: [{ name: 'main.11112222.js', content: Buffer.from('start()') }],
  pages: new Map([['m/home.html', html]]),
  files: new Map([['m/icons/icon.svg', '<svg/>']]),
  ...more,
})

const productWords = 'Home Play Lobby 1:2093847 start content=width'

const check = (site: PlannedSite, merchants = [own, other], merchant = own): Promise<string[]> =>
  createIsolation(() => collectMarks(merchants), {
    texts: async () => [productWords],
    has: async (text) => productWords.includes(text),
  }).check(site, merchant)

describe('a site', () => {
  it.each([
    [
      'a domain',
      '<a href="https://www.saomai.example/m/home">',
      '"www.saomai.example", a domain of the merchant "play"',
    ],
    ['a domain in other letters', '<p>Www.SaoMai.example.', '"www.saomai.example"'],
    ['a host', 'img-src https://img.saomai-cdn.example;', '"img.saomai-cdn.example", a host of'],
    ['a name', '<title>Log in | Sao Mai</title>', '"Sao Mai", the name of'],
    ['a name in a sentence', '<p>Welcome to Sao Mai!</p>', '"Sao Mai", the name of'],
    ['a number', '"number":"SM-2041-77"', '"SM-2041-77", an id or a key of'],
    ['an id', '"appId":"1:2093847:web:a8f31"', '"1:2093847:web:a8f31", an id or a key of'],
    ['a code', '<script data-code="play">', 'says that it is of the merchant "play"'],
    ['a code in its data', '<script type="application/json" id="site">{"code":"play"', 'the merchant "play"'],
    [
      'a file',
      '<img src="/m/assets/logo.ABCD1234.svg">',
      'refers to /m/assets/logo.ABCD1234.svg, a file that',
    ],
  ])('of one merchant is refused with %s of another', async (_, html, problem) => {
    const problems = await check(siteWith(html))
    expect(problems).toEqual([expect.stringContaining(problem)])
    expect(problems[0]).toMatch(/^m\/home\.html .*(build again with --fresh|It is in the product)/)
  })

  it.each([
    [
      'a private key',
      `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n'.repeat(6)}-----END PRIVATE KEY-----`,
    ],
    ['a token', `"${token}"`],
    ['a password in an address', 'https://user:hunter2secret@db.example.com/x'],
  ])('is refused with %s, which the message does not repeat', async (_, html) => {
    const [problem = ''] = await check(siteWith(html))
    expect(problem).toContain('m/home.html has what looks like a secret')
    expect(problem).not.toMatch(/hunter2|wWPw5k4|MIIEvQ/)
  })

  it.each([
    ['its own domain and name', 'https://www.one.example/ Mot Hai'],
    [
      'a domain that is part of another one',
      'https://one.play.example/ https://play.example.org/ replay.example',
    ],
    ['the code of another merchant as a word', '"play" class="play" /m/play play()'],
    ['a word that another merchant’s name begins with', 'Sao Sao, Mai Sao Mais'],
    ['a hash that looks like a name', 'integrity="sha384-Ab/Sao/Mai+SM-2041-77=="'],
    ['its own files', '/m/assets/main.11112222.js /m/icons/icon.svg'],
    ['a web key of Google, which every page shows', '"apiKey":"AIzaSyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe"'],
  ])('may have %s', async (_, html) => {
    expect(await check(siteWith(html))).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a word of the product', { name: 'Play' }, 'Play now'],
    ['too short to tell', { name: 'Go' }, 'Go!'],
    ['a number', { name: '8888' }, 'width 8888'],
    ['a word in the markup', { name: 'content' }, 'content=width'],
  ])('may have the name of another merchant when it is %s', async (_, more, html) => {
    expect(await check(siteWith(html), [own, { code: 'two', manifest: manifestOf(more) }])).toEqual([])
  })

  it('may have what two merchants have: the platform’s hosts, a provider’s id, the same name', async () => {
    const shared = {
      name: 'Lucky',
      hosts: { game: ['games.platform.example'] },
      settings: { geetestId: 'gt-4711-aa' },
    }
    const merchants = ['two', 'three'].map((code) => ({ code, manifest: manifestOf(shared) }))
    expect(await check(siteWith('Lucky games.platform.example gt-4711-aa'), [own, ...merchants])).toEqual([])
  })

  it('may have of another merchant what its own manifest says', async () => {
    const partner = {
      code: 'one',
      manifest: manifestOf({ name: 'One', texts: { EN: { a: 'By Sao Mai, SM-2041-77' } } }),
    }
    expect(await check(siteWith('By Sao Mai, SM-2041-77'), [partner, other], partner)).toEqual([])
  })

  it('may have a domain of another merchant in its own name, in any letter case, and an id that is its code', async () => {
    const two = {
      code: 'two',
      manifest: manifestOf({ name: 'Lucky', domains: ['lucky.example'], hosts: {}, a: 'one-77' } as never),
    }
    const mine = { code: 'one-77', manifest: manifestOf({ name: 'Lucky.example' }) }
    expect(await check(siteWith('Lucky.example one-77'), [mine, two], mine)).toEqual([])
  })

  it('may have a longer word that ends like the name of another merchant', async () => {
    const two = { code: 'two', manifest: manifestOf({ name: 'Sparkel' }) }
    expect(await check(siteWith('LetsSparkel'), [own, two])).toEqual([])
  })

  it('may have a host of another merchant that the product names itself', async () => {
    const two = {
      code: 'two',
      manifest: manifestOf({ name: 'Two', hosts: { connect: ['start.vendor.example'] } }),
    }
    const isolation = createIsolation(() => collectMarks([own, two]), {
      texts: async () => [],
      has: async (text) => text === 'start.vendor.example',
    })
    expect(await isolation.check(siteWith('start.vendor.example'), own)).toEqual([])
  })
})

describe('npm run build', slow, () => {
  let project: Project
  beforeEach(() => {
    project = createProject()
  })
  afterEach(() => project.remove())

  async function runBuild() {
    const output: string[] = []
    const stream = { write: (text: string) => output.push(text) }
    const code = await buildMerchants({ ...project, codes: [], stream, plain: true })
    return { code, text: output.join('') }
  }

  it('builds brands whose names and codes are common words', async () => {
    const words = { play: 'Play', home: 'Home', assets: 'Lobby', main: 'VI home', content: 'content' }
    for (const [code, name] of Object.entries(words)) project.writeMerchant(code, { name })
    expect(await runBuild()).toMatchObject({ code: 0 })
  })

  it('writes no site with a domain of another merchant, and says where it comes from', async () => {
    project.writeMerchant('one')
    project.writeMerchant('two')
    project.write(
      'runtime/features/lobby/LobbyPage.ts',
      "export default () => 'https://www.two.example/help'\n",
    )
    const { code, text } = await runBuild()
    expect(code).toBe(1)
    expect(text).toMatch(
      /^one: m\/assets\/.*\.js has "www\.two\.example", a domain of the merchant "two"\. It is in the product’s own code or texts/m,
    )
    expect(['one', 'two'].map((name) => existsSync(join(project.out, name)))).toEqual([false, true])
  })

  it('leaves no earlier site as it is when another merchant gets a domain that the product has', async () => {
    project.writeMerchant('one')
    project.write('runtime/features/lobby/LobbyPage.ts', "export default () => 'https://new.example/help'\n")
    expect(await runBuild()).toMatchObject({ code: 0 })
    project.writeMerchant('two', { domains: ['new.example'] })
    const { code, text } = await runBuild()
    expect([code, text]).toEqual([1, expect.stringMatching(/^one: .* has "new\.example", a domain of/m)])
  })

  it('writes no site with what looks like a secret', async () => {
    project.writeMerchant('one', { name: token })
    const { code, text } = await runBuild()
    expect([code, text]).toEqual([1, expect.stringContaining('has what looks like a secret')])
    expect(existsSync(join(project.out, 'one'))).toBe(false)
  })
})
