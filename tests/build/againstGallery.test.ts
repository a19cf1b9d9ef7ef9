import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildAgainst } from '../../scripts/gallery/pictures/againstGallery'
import type { Choice } from '../../scripts/gallery/pictures/sideChoice'
import { createProject, type Project } from './sampleProject'

/** Two programs start, and a compile is slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project
beforeAll(() => {
  project = createProject()
  for (const code of ['one', 'two', 'left']) project.writeMerchant(code)
  project.write('scripts/gallery/pictures/buildPictures.ts', formerNames)
  project.write('scripts/gallery.ts', formerGallery)
  project.write('.gitignore', 'node_modules\ndist\n')
  for (const args of [['init'], ['add', '.'], ['commit', '--message', 'A state']])
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
      cwd: project.root,
      stdio: 'pipe',
    })
  rmSync(join(project.root, 'merchants/left'), { recursive: true })
})
afterEach(() => rmSync(project.out, { recursive: true, force: true }))
afterAll(() => project.remove())

/** What the commit's code can show: a state and a language that are gone; "two" had mistakes. */
const formerNames = `export const choosePictures = async () => ({
  mistaken: ['two'],
  pictures: ['one', 'left'].flatMap((code) => [
    { code, page: 'lobby', path: '/m/home', state: 'plain', language: 'VI' },
    { code, page: 'lobby', path: '/m/home', state: 'old', language: 'XX' },
  ]),
})
`

/** Takes one picture of each merchant, and writes its options down. */
const formerGallery = `import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
const names = ['merchants', 'pages', 'states', 'languages', 'out']
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) })
const { out, ...choice } = values
if (choice.pages === 'none') {
  console.error('No picture: none of these merchants has it.')
  process.exit(1)
}
mkdirSync(out + '/pictures', { recursive: true })
const pictures = choice.merchants.split(',').map((code) => ({
  code, brand: code, page: 'lobby', path: '/m/home', state: choice.states ?? 'plain',
  language: choice.languages ?? 'VI', mode: 'light', user: JSON.stringify(choice), file: 'pictures/' + code + '.png',
}))
for (const { file } of pictures) writeFileSync(out + '/' + file, file)
writeFileSync(out + '/pictures.json', JSON.stringify(pictures))
`

const compare = (choice: Choice) =>
  buildAgainst({
    root: project.root,
    out: project.out,
    stream: { write: () => true },
    plain: true,
    commit: 'HEAD',
    ...choice,
  })

it.each<[string, Choice, Choice]>([
  ['merchant', { merchants: 'left' }, { merchants: 'left' }],
  [
    'state and language',
    { states: 'old', languages: 'XX' },
    { merchants: 'one,left', states: 'old', languages: 'XX' },
  ],
])('shows the pictures of a %s that is gone, by the commit’s code', slow, async (_, choice, asked) => {
  const { changed } = await compare(choice)
  const codes = asked.merchants?.split(',') ?? []
  expect(changed.map(({ picture, files, reason }) => [picture.code, files, reason])).toEqual(
    codes.map((code) => [code, [`before/${code}.png`], 'gone']),
  )
  expect(changed.map(({ picture }) => JSON.parse(picture.user))).toEqual(codes.map(() => asked))
  expect(readdirSync(join(project.out, 'before'))).toHaveLength(codes.length)
  expect(readFileSync(join(project.out, 'index.html'), 'utf8')).toContain('gone: not there any more')
})

it.each<[Choice, string]>([
  [{ merchants: 'one,left', pages: 'loby' }, 'There is no page "loby".'],
  [{ merchants: 'left', pages: 'none' }, 'No picture: neither this project nor HEAD has'],
  [{ states: 'old,ofline' }, 'There is no state "ofline".'],
  [
    { merchants: 'two', states: 'old' },
    'neither this project nor HEAD has what these options choose. Left out, because of mistakes at HEAD: two.',
  ],
])('says what is wrong with %j', slow, async (choice, problem) => {
  await expect(compare(choice)).rejects.toThrow(problem)
  expect(existsSync(project.out)).toBe(false)
})
