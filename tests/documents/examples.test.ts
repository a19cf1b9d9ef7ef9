import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rewards } from '../../runtime/features/rewards/feature'
import { readFrameMessage } from '../../runtime/rules/embed/frameMessage'
import { siteMessage } from '../../runtime/rules/embed/siteMessage'
import { type Command, control } from '../../scripts/platform/control'
import { freePort } from '../../scripts/start/freePort'
import { writeSharedHosting } from '../../scripts/steps/stamp/writeSharedHosting'
import { type Capabilities, readCapabilities } from '../../scripts/steps/validate/capabilities'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { testsNginx } from '../../scripts/test/findNginx'
import { createEmptyProject } from '../newMerchant/emptyProject'
import { readmeMerchant } from '../newMerchant/readmeMerchant'
import { type PlatformServer, startPlatformServer } from '../platform/platformServer'
import { merged } from '../reference/exampleManifests'
import { checkConfiguration, writableFolders } from '../support/servers/nginx'
import { isOfNpm } from './commandLines'
import { type Code, codeOf, documents } from './markdown'

const embedding = '.github/EMBEDDED_PAGES.md'
const simulator = 'scripts/platform/README.md'

const blocks = documents.flatMap(codeOf).filter(({ language }) => language !== undefined)
const blocksOf = (language: string): readonly Code[] => blocks.filter((block) => block.language === language)
const objectsIn = (path: string): readonly Code[] =>
  codeOf(path).filter(({ language, text }) => language === undefined && /^\{(?!\{).*\}$/.test(text))

/** A part of a manifest is written without the braces around it. */
const parse = (text: string): Record<string, unknown> => JSON.parse(/^\s*\{/.test(text) ? text : `{${text}}`)
const isMessage = ({ text }: Code): boolean => 'type' in parse(text)

describe('a block of code in the documents', () => {
  it('is of a kind that a test here knows; drawings and measurements are not code', () => {
    const known = ['sh', 'json', 'ts', 'nginx', 'mermaid', 'text']
    expect(blocks.length).toBeGreaterThan(10)
    expect(blocks.filter(({ language = '' }) => !known.includes(language))).toEqual([])
    expect(
      blocksOf('sh')
        .filter(({ text }) => !isOfNpm(text))
        .map(({ at }) => at),
    ).toHaveLength(1)
  })
})

describe('an example of a manifest', () => {
  const examples = blocksOf('json').filter((block) => !isMessage(block))
  let project: ReturnType<typeof createEmptyProject>
  let made: Awaited<ReturnType<typeof readmeMerchant>>
  let capabilities: Capabilities
  beforeAll(async () => {
    project = createEmptyProject()
    made = await readmeMerchant(project.root)
    capabilities = await readCapabilities(project.root)
  })
  afterAll(() => project.remove())

  /** What the check says of the merchant that the README makes, with a part more in its manifest. */
  async function findingsWith(part: string): Promise<string[]> {
    const folder = join(project.root, 'merchants', made.code)
    for (const [path, content] of made.files) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      const isManifest = path === 'merchant.json'
      writeFileSync(
        join(folder, path),
        isManifest ? JSON.stringify(merged(JSON.parse(content), parse(part))) : content,
      )
    }
    const { issues } = await loadMerchants(project.root, { capabilities })
    return issues.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  }

  it.each(examples.map(({ at, text }) => [at, text]))(
    '%s passes the check in a merchant',
    async (_, text) => {
      expect(await findingsWith(text)).toEqual([])
    },
  )

  it('with a mistake would not', async () => {
    const [{ text = '' } = {}] = examples
    expect(await findingsWith(text.replace('"CHAT3"', '"CHAT4"'))).not.toEqual([])
  })
})

describe('an example of a message', () => {
  const messages = objectsIn(embedding).map(({ text }) => text)

  it.each(messages)('%s is one that the site reads whole', (text) => {
    const { type, ...data } = parse(text)
    const read = readFrameMessage({ type, ...data })
    expect(read).toEqual(type === 'deposit' ? { type, payment: data } : { type, ...data })
  })

  it('of the site is what the site sends', () => {
    const [example, ...more] = blocksOf('json')
      .filter(isMessage)
      .map(({ text }) => parse(text))
    const facts = { ...example, session: { token: '...', userName: '...' } } as never
    expect([siteMessage(facts), more]).toEqual([example, []])
    expect(messages.length).toBeGreaterThan(6)
  })
})

describe('a command of the simulator', () => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await startPlatformServer()
  })
  afterAll(() => server.close())

  const commands = objectsIn(simulator).filter(({ text }) => text !== '{}' && !text.includes('...'))

  it.each(commands.filter(({ text }) => !text.startsWith('{ type:')).map(({ text }) => text))(
    '%s is one that it takes',
    async (text) => {
      const reply = await control(server.origin, JSON.parse(text) as Command)
      expect(reply).toMatchObject({ ok: true })
    },
  )

  it('is found', () => expect(commands.length).toBeGreaterThan(35))
})

describe('an example of code', () => {
  it('of a feature is what the feature is', () => {
    const [{ text = '' } = {}, ...more] = blocksOf('ts')
    const { code } = transformSync(text, { loader: 'ts', format: 'cjs' })
    const module = { exports: {} as { rewards?: unknown } }
    new Function('module', code)(module)
    expect(more).toEqual([])
    const { tasks: _, ...shown } = rewards
    expect(loadedFiles(module.exports.rewards)).toEqual(loadedFiles(shown))
    expect(withoutViews(module.exports.rewards)).toEqual(withoutViews(shown))
  })

  const withoutViews = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, part) => (key === 'view' ? 'view' : part)))
  const loadedFiles = (value: unknown): string[] => {
    const files: string[] = []
    JSON.stringify(value, (_, part) => {
      if (typeof part === 'function') files.push(/(["'])\S*?(\w+)(?:\.tsx)?\1/.exec(String(part))?.[2] ?? '')
      return part
    })
    return files
  }
})

describe.skipIf(!testsNginx())('the configuration of nginx in the README', () => {
  it('is accepted without a warning, with what a build writes beside the sites', async () => {
    const out = mkdtempSync(join(tmpdir(), 'sites-'))
    writeSharedHosting(out)
    const [secure, plain] = [await freePort(), await freePort()]
    const [{ text = '' } = {}, ...more] = blocksOf('nginx')
    const whole = (folder: string): string =>
      text
        .replaceAll('/etc/nginx/sites', out)
        .replace('listen 443', `listen 127.0.0.1:${secure}`)
        .replace('listen 80', `listen 127.0.0.1:${plain}`)
        .replace('http {', ['events {}', 'http {', ...writableFolders(folder)].join('\n'))
    expect(checkConfiguration({ whole, port: secure }).trim()).toBe('')
    expect(more).toEqual([])
    rmSync(out, { recursive: true })
  })
})
