import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { browserTargets } from '../../scripts/steps/bundle/browserTargets'
import { themeTokens } from '../../scripts/steps/theme/theme'

const folder = join(process.cwd(), 'runtime/ui')
/** Relative to the folder: "forms/Field.css". */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const pageStylesheets = ['base.css', 'critical.css', 'paintedHero.css', 'reset.css', 'elements.css']
const componentStylesheets = files.filter((file) => file.endsWith('.css') && !pageStylesheets.includes(file))
const components = files.filter((file) => file.endsWith('.tsx'))

/** The rules of a component may be in parts: "games/Hero.panel.css" is one of "games/Hero.tsx". */
const componentOf = (file: string): string => file.replace(/(\.\w+)?\.css$/, '.tsx')

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""')
const read = (file: string): string => withoutComments(readFileSync(join(folder, file), 'utf8'))

/** `property: value` pairs of a stylesheet. */
const declarations = (css: string): string[] => css.match(/(?<=[{;]\s*)[a-z-]+\s*:[^;{}]+(?=[;}])/g) ?? []

/** Selectors of all rules, without at-rules and keyframes. */
const selectors = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, before = '']) => before.split(';').at(-1)?.split(',') ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@') && !/^(from|to|\d+%)$/.test(selector))

const namedColors =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
darkgray darkgreen darkred dimgray dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold
goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lightblue lightgray
lightgreen lime limegreen linen magenta maroon midnightblue mintcream navy oldlace olive orange orangered orchid
peru pink plum purple rebeccapurple red royalblue salmon seagreen seashell sienna silver skyblue slateblue snow
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/)

const colorLiteral = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\\(|(?<![\\w-])(${namedColors.join('|')})(?![\\w-])`,
  'i',
)

const physical =
  /^(left|right|top|bottom|float|clear|(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom).*|border-(top|bottom)-(left|right)-radius|width|height|(min|max)-(width|height))\s*:|:\s*(left|right)\s*$/

const definedProperties = new Set([
  ...Object.keys(themeTokens({ primary: '#b5161d' })),
  ...[read('elements.css'), readFileSync('runtime/shell/bars.css', 'utf8')].flatMap((css) =>
    [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
  ),
  // Set by the component itself.
  '--characters',
  // Set by the build, where the manifest gives art (scripts/steps/pages/paintedHero.tsx).
  '--hero-art',
  '--hero-scrim',
])

/** Selector and declarations of each rule, of components and of features. */
const allRules = (): [string, string][] =>
  ['runtime/ui', 'runtime/features', 'runtime/shell']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
    )
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...withoutComments(readFileSync(file, 'utf8')).matchAll(/([^{};]+)\{([^{}]*)\}/g)])
    .flatMap(([, names = '', body = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), body]),
    )

/** The letters of Nastaliq, and those beside it, sit low in a line that is not made for them. */
it('lines whose height is a number have a Latin font in Urdu', () => {
  const rules = allRules()
  const isLatin = (selector: string): boolean =>
    rules.some(
      ([name, body]) =>
        name.replace(':lang(ur)', '') === selector && body.includes('font-family: var(--font-latin)'),
    )
  const low = rules.filter(([, body]) => /line-height:\s*[\d.]+\s*(;|$)/.test(body)).map(([name]) => name)
  expect(low.length).toBeGreaterThan(5)
  expect(low.filter((selector) => !isLatin(selector))).toEqual([])
})

it('finds every component and its styles', () => {
  expect([components.length > 70, componentStylesheets.length > 60]).toEqual([true, true])
})

describe('stylesheets', () => {
  it('are checked by a pattern that finds colour literals', () => {
    for (const value of ['color: #fff', 'color: rgb(0 0 0)', 'background: Red', 'fill: oklch(1 0 0)']) {
      expect(value).toMatch(colorLiteral)
    }
    for (const value of ['color: var(--color-text)', 'color: currentColor', 'background: transparent']) {
      expect(value).not.toMatch(colorLiteral)
    }
  })

  it.each(componentStylesheets)('%s contains no colour literal', (file) => {
    expect(declarations(read(file)).filter((one) => colorLiteral.test(one))).toEqual([])
  })

  it.each([...componentStylesheets, 'elements.css', 'reset.css'])(
    '%s uses logical properties only',
    (file) => {
      expect(declarations(read(file)).filter((one) => physical.test(one))).toEqual([])
    },
  )

  it.each(componentStylesheets)('%s styles only its own classes and what is inside them', (file) => {
    const ownClass = new RegExp(`^\\.${basename(componentOf(file), '.tsx')}(?![A-Za-z])`)
    const firstClasses = selectors(read(file)).map(
      (selector) => selector.match(/\.[A-Za-z][\w-]*/)?.[0] ?? selector,
    )
    expect(firstClasses.length).toBeGreaterThan(0)
    expect(firstClasses.filter((name) => !ownClass.test(name))).toEqual([])
  })

  it.each(componentStylesheets)('%s has hover styles only for devices with a mouse', (file) => {
    const css = read(file).replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    expect(css).not.toContain(':hover')
  })

  it.each([...componentStylesheets, 'elements.css'])('%s uses no undefined custom property', (file) => {
    const css = read(file)
    const set = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !definedProperties.has(name) && !set.includes(name))).toEqual([])
  })

  it.each(componentStylesheets)('%s belongs to a component of the same name', (file) => {
    expect(components).toContain(componentOf(file))
  })

  const importsOf = (path: string): string[] =>
    [
      ...readFileSync(path, 'utf8').matchAll(/@import "(?:\.|\.\.\/\.\.\/ui)\/([\w/.]+\.css)" layer\(ui\)/g),
    ].map(([, name = '']) => name)

  it('every stylesheet is imported by one of critical.css and base.css, or by the features that use it', () => {
    const first = ['critical.css', 'base.css'].flatMap((file) => importsOf(join(folder, file)))
    const byFeatures = readdirSync('runtime/features', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => importsOf(join('runtime/features', file)))
    expect([...first, ...new Set(byFeatures)].sort()).toEqual([...componentStylesheets].sort())
  })
})

describe('compiled stylesheets', () => {
  const compile = async (file: string) =>
    build({
      entryPoints: [join(folder, file)],
      bundle: true,
      minify: true,
      write: false,
      target: browserTargets,
      logLevel: 'silent',
    })

  it.each(['base.css', 'critical.css'])(
    '%s compiles for the oldest browsers without a warning',
    async (file) => {
      const result = await compile(file)
      expect(result.warnings).toEqual([])
      expect(result.outputFiles[0]?.text).toMatch(/^@layer theme,reset,base,ui,shell,feature;/)
    },
  )

  it('critical.css stays small enough to be inlined into every page', async () => {
    const result = await compile('critical.css')
    expect(result.outputFiles[0]?.contents.length).toBeLessThan(16_700)
  })
})

describe('components', () => {
  const source = (file: string): string => readFileSync(join(folder, file), 'utf8')

  it.each(components)('%s imports only react and other components', (file) => {
    const imports = [...source(file).matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
    expect(imports.filter((from) => from !== 'react' && !/^\.{1,2}\/(\w+\/)?\w+$/.test(from))).toEqual([])
  })

  it.each(components)('%s has no hard-coded texts', (file) => {
    const spoken =
      source(file).match(/(aria-label|alt|title|placeholder)="[^"]+"|<\w[^<>]*>[A-Za-z][\w ,.]*<\//g) ?? []
    expect(spoken).toEqual([])
  })

  it.each(components)('%s uses neither window nor timers', (file) => {
    expect(source(file)).not.toMatch(
      /\b(window|document|globalThis|setTimeout|setInterval|requestAnimationFrame)\b/,
    )
  })
})
