import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createScanner, type Node, parseTree } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { readCapabilities } from '../../scripts/steps/validate/capabilities'
import type { Issue } from '../../scripts/steps/validate/issue'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { readmeMerchant } from '../newMerchant/readmeMerchant'
import fc from '../support/properties'
import { type WrittenFile, withFolder } from './fixture'

const root = join(import.meta.dirname, '../..')
const names = await readdir(join(root, 'merchants'), { recursive: true })
const files: WrittenFile[] = await Promise.all(
  names
    .filter((name) => /\.(json|svg)$/.test(name))
    .map(async (name) => ({ name, text: await readFile(join(root, 'merchants', name), 'utf8') })),
)
const manifests = files.filter(({ name }) => name.endsWith('.json'))
const capabilities = await readCapabilities(root)

/** Timeout in milliseconds of tests that load the merchants many times, or start a process. */
const slowTimeout = 60_000

/**
 * The issues after one of the real files has been changed. Only the merchant whose file it is stands beside the presets, because
 * each load reads all that are there; with a changed preset they all do.
 */
function issuesWith(changed: WrittenFile): Promise<readonly Issue[]> {
  const [owner = ''] = changed.name.split('/')
  const own = files.filter(
    ({ name }) => owner === '_presets' || name.startsWith('_presets/') || name.startsWith(`${owner}/`),
  )
  const written = own.map((file) => (file.name === changed.name ? changed : file))
  return withFolder(written, async (folder) => (await loadMerchants(folder, { capabilities })).issues)
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Offsets of the commas between values, not of those inside texts. */
function commasOf(text: string): number[] {
  const scanner = createScanner(text)
  const offsets: number[] = []
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    if (scanner.getTokenLength() === 1 && text[scanner.getTokenOffset()] === ',')
      offsets.push(scanner.getTokenOffset())
  }
  return offsets
}

/** All keys of a file that the schema defines; paths and call names are free. */
function keysOf(node: Node | undefined): Node[] {
  const keys = node?.type === 'property' ? (node.children ?? []).slice(0, 1) : []
  return [...keys, ...(node?.children ?? []).flatMap(keysOf)].filter(
    ({ value }) => !String(value).startsWith('/'),
  )
}

/** A place in one of the manifests: each file is drawn as often, however long it is. */
const placesOf = <Place>(find: (text: string) => readonly Place[]) =>
  fc
    .constantFrom(...manifests.map((file) => ({ file, places: find(file.text) })))
    .filter(({ places }) => places.length > 0)
    .chain(({ file, places }) => fc.constantFrom(...places).map((place) => ({ file, place })))

const pathsOf = (text: string): string[] => [...new Set(text.match(/"\/m\/[^"#]*"(?=: \{)/g))]

describe('the merchants of this project', () => {
  it('have no issues', async () => {
    const { issues, merchants } = await loadMerchants(root, { capabilities })
    expect(issues).toEqual([])
    expect(merchants.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['brasa', 'hongvan', 'sitara', 'vionda']),
    )
  })

  it(
    'cannot lose a comma without an issue at its position',
    async () => {
      await fc.assert(
        fc.asyncProperty(placesOf(commasOf), async ({ file, place: offset }) => {
          const text = file.text.slice(0, offset) + file.text.slice(offset + 1)
          const issues = await issuesWith({ name: file.name, text })
          const places = issues.map(
            ({ file, line, message }) => `${file}:${line} ${message.split(' after')[0]}`,
          )
          expect(places).toContain(`merchants/${file.name}:${lineAt(file.text, offset)} A comma is missing`)
        }),
        { numRuns: 60 },
      )
    },
    slowTimeout,
  )

  it(
    'cannot have a key renamed without an issue at that key',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          placesOf((text) => keysOf(parseTree(text))),
          async ({ file, place: key }) => {
            const end = key.offset + key.length - 1
            const text = `${file.text.slice(0, end)}x${file.text.slice(end)}`
            const issues = await issuesWith({ name: file.name, text })
            const places = issues.map(({ file, line }) => `${file}:${line}`)
            expect(places).toContain(`merchants/${file.name}:${lineAt(file.text, key.offset)}`)
          },
        ),
        { numRuns: 100 },
      )
    },
    slowTimeout,
  )

  it(
    'cannot have a path renamed without an issue',
    async () => {
      const positions = manifests.flatMap((file) => pathsOf(file.text).map((path) => ({ file, path })))
      for (const { file, path } of positions) {
        const text = file.text.replace(path, `${path.slice(0, -1)}x"`)
        expect(await issuesWith({ name: file.name, text }), `${path} in ${file.name}`).not.toEqual([])
      }
    },
    slowTimeout,
  )
})

describe('npm run check', { timeout: slowTimeout }, () => {
  const check = (...words: string[]) =>
    promisify(execFile)(join(root, 'node_modules/.bin/tsx'), ['scripts/check.ts', ...words], {
      cwd: root,
    }).then(
      ({ stdout }) => ({ status: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, stdout }),
    )

  it('exits with 0 when there are no issues, also with --json', async () => {
    const { status, stdout } = await check('--json')
    expect({ status, said: JSON.parse(stdout) }).toMatchObject({ status: 0, said: { ok: true, issues: [] } })
  })

  it('lists which values of the platform have no effect, because a preset has its own', async () => {
    const base = 'merchants/_presets/base.json'
    const line =
      (await readFile(join(root, base), 'utf8'))
        .split('\n')
        .findIndex((text) => text.includes('"profileIconCount"')) + 1
    expect((await check('hongvan')).stdout).toContain(
      `${base}:${line}:5 note: set-by-preset: settings.profileIconCount is 9 for every merchant of this preset`,
    )
    expect(JSON.parse((await check('hongvan', '--json')).stdout).fromPresets).toEqual({
      hongvan: expect.arrayContaining([{ name: 'settings.profileIconCount', value: 9, file: base, line }]),
    })
  })

  it('exits with 1 when there are issues, with everything that a program needs', async () => {
    const { status, stdout } = await check('hongvna', '--json')
    expect({ status, said: JSON.parse(stdout) }).toEqual({
      status: 1,
      said: {
        ok: false,
        merchants: ['hongvna'],
        risky: {},
        fromPresets: {},
        missingTexts: [],
        warnings: [],
        notes: [],
        issues: [
          {
            level: 'error',
            file: 'merchants',
            line: 1,
            column: 1,
            code: 'unknown-merchant',
            message: 'There is no merchant "hongvna".',
            expected: expect.stringContaining('hongvan'),
            suggestion: 'hongvan',
            hint: 'Name a folder of merchants/.',
            merchants: ['hongvna'],
          },
        ],
      },
    })
  })

  it('prints plain text when there is no terminal', async () => {
    const { status, stdout } = await check('brasa', 'nobody')
    expect({ status, colored: stdout.includes('\u001b') }).toEqual({ status: 1, colored: false })
    expect(stdout).toContain('There is no merchant "nobody".')
  })
})

describe('the merchant that the README makes', () => {
  it('is a valid one, next to the real ones', async () => {
    const { code, files: made } = await readmeMerchant(root)
    const added = [...files, ...[...made].map(([path, text]) => ({ name: `${code}/${path}`, text }))]
    const { issues, merchants } = await withFolder(added, (copy) => loadMerchants(copy, { capabilities }))
    expect(issues).toEqual([])
    expect(merchants.map((merchant) => merchant.code)).toContain(code)
  })
})
