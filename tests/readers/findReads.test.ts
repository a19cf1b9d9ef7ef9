import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findReads, type Reads } from '../../scripts/steps/readers/findReads'
import { openProject } from '../../scripts/steps/readers/openProject'
import { flagReads, propertyReaders } from '../../scripts/steps/readers/propertyReaders'

const types = `
export interface Manifest { name: string; brand: Brand; flags?: Flags; settings?: Settings; navigation?: Item[]; routes: Routes }
export interface Brand { logo: string; tagline?: Localized; title?: Localized; theme: Theme }
export interface Theme { primary: string; accent: string; surface?: string; danger?: string }
export interface Localized { EN?: string; VI?: string }
export interface Flags { CHAT3?: boolean; REWCEN3?: boolean; GEETEST3?: boolean; VIPBENEFIT3?: boolean }
export interface Settings { push?: string; firebase?: string; minimum?: number; pattern?: string }
export interface Item { id: string; to: string }
export interface Routes { [path: string]: { page: string; guard?: string } }
`

const head = `import type { Flags, Item, Manifest, Routes, Settings, Theme } from './schema/manifest.gen'
type When = 'member' | \`flag.\${keyof Flags}\`
declare const m: Manifest
declare const theme: Theme
declare function setting<Name extends keyof Settings>(name: Name): Settings[Name]
declare function pick<T, Key extends keyof T>(from: T, ...keys: Key[]): Pick<T, Key>
declare function draw(colours: { primary: string }): void
declare function send(body: unknown): void
declare function emit(event: string): void
export type { Flags, Item, Manifest, Routes, Settings, Theme, When }
export { draw, emit, m, pick, send, setting, theme }
`

/** What code reads, and what it takes all of; with what the rows are about, and not the objects on the way there. */
const rows: readonly (readonly [
  kind: string,
  code: string,
  byName: readonly string[],
  asWhole?: readonly string[],
])[] = [
  ['a chain', 'm.brand.theme.primary', ['Theme.primary', 'Brand.theme', 'Manifest.brand']],
  ['optional chaining', 'm.flags?.CHAT3', ['Flags.CHAT3', 'Manifest.flags']],
  ['a key in quotes', "theme['primary']", ['Theme.primary']],
  [
    'a pattern',
    'const f = ({ logo, theme: { accent: x = 1 } }: Manifest["brand"]) => [logo, x]',
    ['Brand.logo', 'Brand.theme', 'Theme.accent'],
  ],
  ['a pattern that is assigned', 'let primary; ({ primary } = theme)', ['Theme.primary']],
  ['a rest', 'const f = ({ primary, ...rest }: Theme) => rest.accent', ['Theme.primary', 'Theme.accent']],
  ['a spread', 'const copy = { ...theme, danger: "red" }; copy.accent', ['Theme.accent']],
  [
    'an alias',
    'const colours = m.brand.theme; const same = colours; same.accent',
    ['Manifest.brand', 'Brand.theme', 'Theme.accent'],
  ],
  ['a part of a type', 'const f = (one: Partial<Pick<Theme, "accent">>) => one.accent', ['Theme.accent']],
  [
    'a type that extends it',
    'interface Own extends Omit<Theme, "danger"> { x: 1 }; const f = (one: Own) => one.accent',
    ['Theme.accent'],
  ],
  [
    'a choice of types',
    'const f = (one: Theme | Item) => "to" in one ? one.to : one.accent',
    ['Item.to', 'Theme.accent'],
  ],
  ['an item', 'm.navigation?.map(({ to }) => to)', ['Manifest.navigation', 'Item.to']],
  [
    'a value with a free key',
    'Object.values(m.routes).map((route) => route.page)',
    ['Manifest.routes', 'Routes{}.page'],
  ],
  ['a check for a key', '"accent" in theme', ['Theme.accent']],
  [
    'a computed key of a few',
    'const f = (key: "accent" | "danger") => theme[key]',
    ['Theme.accent', 'Theme.danger'],
  ],
  [
    'a computed key of any',
    'const f = (key: keyof Theme) => theme[key]',
    [],
    ['Theme.primary', 'Theme.accent', 'Theme.surface', 'Theme.danger'],
  ],
  [
    'a flag of any name',
    'const f = (name: keyof Flags) => m.flags?.[name]',
    ['Manifest.flags'],
    ['Flags.CHAT3', 'Flags.REWCEN3', 'Flags.GEETEST3', 'Flags.VIPBENEFIT3'],
  ],
  ['a helper that picks', "pick(theme, 'accent')", ['Theme.accent']],
  [
    'a question about a key',
    "Object.hasOwn(theme, 'accent')",
    ['Theme.accent'],
    ['Theme.primary', 'Theme.accent', 'Theme.surface', 'Theme.danger'],
  ],
  [
    'all entries',
    'Object.entries(m.brand.theme)',
    ['Manifest.brand', 'Brand.theme'],
    ['Theme.primary', 'Theme.accent', 'Theme.surface', 'Theme.danger'],
  ],
  [
    'a loop over the keys',
    'for (const key in theme) emit(key)',
    [],
    ['Theme.primary', 'Theme.accent', 'Theme.surface', 'Theme.danger'],
  ],
  ['what knows no types', 'const f = (one: Item) => send(one)', [], ['Item.id', 'Item.to']],
  ['an assertion', 'const f = (one: Item) => one as unknown', [], ['Item.id', 'Item.to']],
  [
    'a spread into what knows no types',
    'const f = (one: Item) => send({ ...one })',
    [],
    ['Item.id', 'Item.to'],
  ],
  ['a condition', "const when: When = 'flag.CHAT3'", ['Flags.CHAT3']],
  [
    'conditions of conditions',
    "const f = (when: { all: readonly When[] }) => when; f({ all: ['member', 'flag.REWCEN3'] })",
    ['Flags.REWCEN3'],
  ],
  ['a name where any may stand', "setting('push')", ['Settings.push']],
  [
    'a table of names',
    "const table = { a: 'CHAT3', b: 'GEETEST3' } as const satisfies Record<string, keyof Flags>; const f = (key: 'a' | 'b') => m.flags?.[table[key]]",
    ['Flags.CHAT3', 'Flags.GEETEST3', 'Manifest.flags'],
  ],
  ['a name in a variable', "const name = 'push'; setting(name)", ['Settings.push']],
  ['nothing: a text for something else', "emit('push'); emit('CHAT3')", []],
  [
    'nothing: the same name in another type',
    'const f = (button: { primary: boolean; to: string }) => [button.primary, button.to]',
    [],
  ],
  ['nothing: an object that is made', "const made: Theme = { primary: '#fff', accent: '#000' }", []],
  ['nothing: a value that is set', "theme.primary = '#fff'", []],
  ['nothing: a type', 'type Colour = Theme["primary"]', []],
  ['nothing: a comment', '// theme.primary, flag.CHAT3', []],
]

let root = ''
let reads: Reads

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'readers-')))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const options = { strict: true, target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', types: [] }
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['runtime'] }))
  write('runtime/schema/manifest.gen.ts', types)
  write('runtime/head.ts', head)
  const imports = head
    .split('\n')
    .slice(-3)
    .join('\n')
    .replaceAll('export', 'import')
    .replaceAll('}', "} from './head'")
  for (const [index, [, code]] of rows.entries())
    write(`runtime/row${index}.ts`, `${imports}${code}\nexport {}\n`)
  // An object that goes to where another type stands is read by the code behind it.
  write(
    'runtime/elsewhere.ts',
    `${imports}export const f = (colours: { primary: string }) => colours.primary\n`,
  )
  write('runtime/gives.ts', `import { f } from './elsewhere'\n${imports}f(theme)\n`)
  const files = ['elsewhere', 'gives', ...rows.map((_, index) => `row${index}`)]
  const project = openProject(root, 'tsconfig.json')
  reads = findReads(
    project,
    files.map((file) => `runtime/${file}.ts`),
  )
  project.close()
})

afterAll(() => rmSync(root, { recursive: true }))

const readIn = (places: Reads['byName'], file: string): string[] =>
  Object.entries(places).flatMap(([id, found]) =>
    found.some((place) => place.startsWith(`runtime/${file}.ts:`)) ? [id] : [],
  )

describe('who reads a property', () => {
  it.each(rows.map(([kind, code, byName, asWhole = []], index) => ({ kind, code, byName, asWhole, index })))(
    'is found by $kind: $code',
    ({ byName, asWhole, index }) => {
      expect(readIn(reads.byName, `row${index}`).sort()).toEqual([...byName].sort())
      expect(readIn(reads.asWhole, `row${index}`).sort()).toEqual([...asWhole].sort())
    },
  )

  it('is found behind another type that the object is given to, by the names of that type only', () => {
    expect(readIn(reads.byName, 'elsewhere')).toEqual(['Theme.primary'])
    expect(readIn(reads.byName, 'gives')).toEqual([])
    expect(readIn(reads.asWhole, 'gives')).toEqual([])
  })
})

describe('the readers of a path', () => {
  const readersOf = (...path: string[]) => propertyReaders(reads).readersOf(path)

  it('are those of the property, whatever the keys of items and tables are', () => {
    for (const path of [
      ['routes', '/m/home', 'page'],
      ['routes', '*', 'page'],
    ])
      expect(readersOf(...path).readers.map(({ file }) => file)).toHaveLength(1)
    expect(readersOf('navigation', 'home', 'to').key).toEqual(['navigation', 'home', 'to'])
  })

  it('take all of an object where none names the property', () => {
    const { key, readers, isWhole } = readersOf('brand', 'theme', 'surface')
    expect([key, isWhole]).toEqual([['brand', 'theme'], true])
    expect(readers.length).toBeGreaterThan(1)
  })

  it('are none where nothing reads it', () => {
    for (const path of [
      ['routes', '*', 'guard'],
      ['settings', 'minimum'],
    ])
      expect(readersOf(...path)).toEqual({ key: path, readers: [], isWhole: false })
  })

  it('are none of a flag that only code for any flag reads', () => {
    const isRead = flagReads(propertyReaders(reads))
    expect(['CHAT3', 'REWCEN3', 'GEETEST3', 'VIPBENEFIT3'].filter((flag) => !isRead(flag))).toEqual([
      'VIPBENEFIT3',
    ])
  })
})
