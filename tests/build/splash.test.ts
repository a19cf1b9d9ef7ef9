import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splashCss } from '../../scripts/steps/pages/splashCss'
import { buildOne } from './buildOne'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slowTimeout = 120_000

let project: Project
beforeAll(() => {
  project = createProject()
})
afterAll(() => project.remove())

/** Selector and declarations of each rule. */
const rules = (css: string): [string, string][] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector, body])

describe('the splash screen', () => {
  const url = '/m/assets/logo.svg'
  const [hidden, visible] = rules(splashCss(url))

  it('is shown only while the page has its attribute, and never above an error message (E4.64, F009)', () => {
    expect(hidden?.[0]).toBe('body::before')
    expect(hidden?.[1]).toContain('visibility:hidden;opacity:0;pointer-events:none')
    expect(visible?.[0]).toBe('[data-splash]:not([data-startup-error]) body::before')
    expect(visible?.[1]).toBe('visibility:visible;opacity:1;pointer-events:auto;transition:none')
  })

  it('is not read out by screen readers', () => {
    expect(hidden?.[1]).toContain('content:"";')
    const css = splashCss(url, { EN: 'Play' })
    expect(css).not.toMatch(/content:"[^"]+"(?!\/"")/)
  })

  it('has the tagline of the page’s language at its foot, whatever it contains (E4.64)', () => {
    const tagline = { UR: 'ستارہ', 'UR-LA': 'Sitara', EN: 'A "star" \\ </style>' }
    const found = rules(splashCss(url, tagline))
    expect(found[0]?.[1]).toContain('place-items:end center;padding:0 1rem 12vh')
    expect(found.slice(1, -1)).toEqual([
      ['[lang="ur"] body::before', 'content:"ستارہ"/""'],
      ['[lang="ur-Latn"] body::before', 'content:"Sitara"/""'],
      ['[lang="en"] body::before', 'content:"A \\22 star\\22  \\5c  \\3c /style>"/""'],
    ])
  })

  it.each([
    ['light', ['VI', 'EN'], '#fffaf5'],
    ['dark', ['UR', 'EN'], '#120b09'],
  ] as const)(
    "has the page's own logo on the background of a %s brand, on every page (E4.64)",
    async (mode, languages, background) => {
      const { brand } = project.merchant(mode).manifest
      const { folder } = await buildOne(project, mode, {
        languages: [...languages],
        brand: { ...brand, theme: { ...brand.theme, mode, background } },
      })
      const tree = readTree(folder)
      const pages = [...tree].filter(([path]) => /^m\/(?!unsupported).*\.html$/.test(path))
      expect(pages.length).toBeGreaterThan(3)
      for (const [path, content] of pages) {
        const html = content.toString()
        const logo = /<img [^>]*src="(\/m\/assets\/[^"]+\.svg)"/.exec(html)?.[1] ?? ''
        expect(tree.has(logo.slice(1)), path).toBe(true)
        expect(html, path).toContain(`var(--color-background) url("${logo}")`)
        expect(html, path).toContain(`--color-background:${background}`)
      }
    },
    slowTimeout,
  )
})
