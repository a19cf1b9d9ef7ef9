import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { themeTokens } from '../../scripts/steps/theme'

const folder = join(process.cwd(), 'runtime/ui')
const files = readdirSync(folder)
const page = ['base.css', 'critical.css', 'reset.css', 'elements.css']
const pictures = files.filter((file) => file.endsWith('.css') && !page.includes(file))

const bare = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""')
const read = (file: string): string => bare(readFileSync(join(folder, file), 'utf8'))

/** `property: value` pairs of a stylesheet. */
const declarations = (css: string): string[] => css.match(/(?<=[{;]\s*)[a-z-]+\s*:[^;{}]+(?=[;}])/g) ?? []

/** What stands before a brace and is no at-rule and no keyframe. */
const selectors = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, before = '']) => before.split(';').at(-1)?.split(',') ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@') && !/^(from|to|\d+%)$/.test(selector))

const namedColours =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
darkgray darkgreen darkred dimgray dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold
goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lightblue lightgray
lightgreen lime limegreen linen magenta maroon midnightblue mintcream navy oldlace olive orange orangered orchid
peru pink plum purple rebeccapurple red royalblue salmon seagreen seashell sienna silver skyblue slateblue snow
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/)

const colourLiteral = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\\(|(?<![\\w-])(${namedColours.join('|')})(?![\\w-])`,
  'i',
)

const physical =
  /^(left|right|top|bottom|float|clear|(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom).*|border-(top|bottom)-(left|right)-radius|width|height|(min|max)-(width|height))\s*:|:\s*(left|right)\s*$/

const known = new Set([
  ...Object.keys(themeTokens({ primary: '#b5161d' })),
  ...[...read('elements.css').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
])

describe('the law of the stylesheets', () => {
  it('knows a colour literal when it sees one', () => {
    for (const value of ['color: #fff', 'color: rgb(0 0 0)', 'background: Red', 'fill: oklch(1 0 0)']) {
      expect(value).toMatch(colourLiteral)
    }
    for (const value of ['color: var(--color-text)', 'color: currentColor', 'background: transparent']) {
      expect(value).not.toMatch(colourLiteral)
    }
  })

  it.each(pictures)('%s names no colour', (file) => {
    expect(declarations(read(file)).filter((one) => colourLiteral.test(one))).toEqual([])
  })

  it.each([...pictures, 'elements.css', 'reset.css'])('%s has no left and no right', (file) => {
    expect(declarations(read(file)).filter((one) => physical.test(one))).toEqual([])
  })

  it.each(pictures)('%s styles its own classes, and others only inside them', (file) => {
    const own = new RegExp(`^\\.${basename(file, '.css')}(?![A-Za-z])`)
    const first = selectors(read(file)).map((selector) => selector.match(/\.[A-Za-z][\w-]*/)?.[0] ?? selector)
    expect(first.length).toBeGreaterThan(0)
    expect(first.filter((name) => !own.test(name))).toEqual([])
  })

  it.each(pictures)('%s answers to hovering only where there is a mouse', (file) => {
    const css = read(file).replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    expect(css).not.toContain(':hover')
  })

  it.each([...pictures, 'elements.css'])('%s uses no property that nobody sets', (file) => {
    const css = read(file)
    const set = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !known.has(name) && !set.includes(name))).toEqual([])
  })

  it.each(pictures)('%s belongs to a component of the same name', (file) => {
    expect(files).toContain(`${basename(file, '.css')}.tsx`)
  })

  it('every stylesheet is part of the critical ones or of the base, and of one of them only', () => {
    const imported = ['critical.css', 'base.css'].flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/@import "\.\/(\w+\.css)" layer\(ui\)/g)].map(
        ([, name]) => name,
      ),
    )
    expect(imported.sort()).toEqual([...pictures].sort())
  })
})

describe('what is compiled', () => {
  const compile = async (file: string) =>
    build({
      entryPoints: [join(folder, file)],
      bundle: true,
      minify: true,
      write: false,
      target: ['chrome109', 'safari15.4', 'firefox115'],
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

  it('the critical part stays small enough to stand in every page', async () => {
    const result = await compile('critical.css')
    expect(result.outputFiles[0]?.contents.length).toBeLessThan(16_500)
  })
})

describe('the law of the components', () => {
  const components = files.filter((file) => file.endsWith('.tsx'))
  const source = (file: string): string => readFileSync(join(folder, file), 'utf8')

  it.each(components)('%s imports react and its neighbours only', (file) => {
    const imports = [...source(file).matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
    expect(imports.filter((from) => from !== 'react' && !/^\.\/\w+$/.test(from))).toEqual([])
  })

  it.each(components)('%s has no words of its own', (file) => {
    const spoken =
      source(file).match(/(aria-label|alt|title|placeholder)="[^"]+"|<\w[^<>]*>[A-Za-z][\w ,.]*<\//g) ?? []
    expect(spoken).toEqual([])
  })

  it.each(components)('%s touches neither window nor timers', (file) => {
    expect(source(file)).not.toMatch(
      /\b(window|document|globalThis|setTimeout|setInterval|requestAnimationFrame)\b/,
    )
  })
})
