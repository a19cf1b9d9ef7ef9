import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageFolder, shippedPackages } from '../../scripts/steps/notices/shippedPackages'
import { dataPackages, noticesPath, thirdPartyNotices } from '../../scripts/steps/notices/thirdPartyNotices'
import { buildOne } from './buildOne'
import { createProject, type Project } from './sampleProject'

describe('the packages of a release', () => {
  it.each([
    ['node_modules/react/index.js', 'node_modules/react'],
    ['node_modules/@firebase/app/dist/a.js', 'node_modules/@firebase/app'],
    ['node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
    ['runtime/main.tsx', undefined],
  ])('%s is of %s', (path, folder) => {
    expect(packageFolder(path)).toBe(folder)
  })

  it('are those of which something is in a compiled file', () => {
    const metafile = {
      outputs: {
        'a.js': {
          inputs: {
            'node_modules/react/index.js': { bytesInOutput: 10 },
            'node_modules/react/more.js': { bytesInOutput: 5 },
            'node_modules/unused/index.js': { bytesInOutput: 0 },
            'runtime/main.tsx': { bytesInOutput: 7 },
          },
        },
        'b.js': { inputs: { 'node_modules/ajv/index.js': { bytesInOutput: 1 } } },
      },
    } as unknown as Metafile
    expect(shippedPackages([metafile])).toEqual(['node_modules/ajv', 'node_modules/react'])
  })
})

describe('the notices', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'notices-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const add = (name: string, license: string, files: Readonly<Record<string, string>>): string => {
    const folder = join('node_modules', name)
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, folder, file), text)
    return folder
  }

  it('have each licence once, with all packages under it, and what a package adds to it', async () => {
    const folders = [
      add('one', 'MIT', { LICENSE: 'MIT text\n' }),
      add('two', 'ISC', { 'license.md': 'ISC text', NOTICE: 'Two says more' }),
      add('three', 'MIT', { 'LICENSE.txt': 'MIT text' }),
    ]
    expect((await thirdPartyNotices(root, folders)).split(/\n-{80}\n/)).toEqual([
      expect.stringContaining('one 1.2.3 (MIT)\nthree 1.2.3 (MIT)\n\nMIT text\n'),
      expect.stringContaining('two 1.2.3 (ISC)\n\nTwo says more\n\nISC text\n'),
    ])
  })

  it('have the text of a licence that a package only names', async () => {
    expect(await thirdPartyNotices(root, [add('named', 'Apache-2.0', {})])).toContain('Apache License')
  })

  it('are not written without a licence: the message says of which package', async () => {
    await expect(thirdPartyNotices(root, [add('bare', 'UNLICENSED', {})])).rejects.toThrow(
      'node_modules/bare is part of the sites and has no licence file (its package.json says "UNLICENSED").',
    )
  })
})

describe('a release', () => {
  let project: Project
  beforeEach(() => {
    project = createProject()
  })
  afterEach(() => project.remove())

  it('names what its data is made of, and leaves a file of the project as it is (D216)', async () => {
    const notices = async (): Promise<string> => {
      await buildOne(project, 'one')
      return readFileSync(join(project.out, 'one', noticesPath), 'utf8')
    }
    const own = await notices()
    for (const folder of dataPackages) expect(own).toContain(folder.slice('node_modules/'.length))
    project.write(`public/${noticesPath}`, 'ours')
    expect(await notices()).toBe('ours')
  })
})
