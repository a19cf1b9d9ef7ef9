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
  const [hidden, visible] = rules(splashCss('/m/assets/logo.svg'))

  it('is shown only while the page has its attribute, and never above an error message (E4.64, F009)', () => {
    expect(hidden?.[0]).toBe('body::before')
    expect(hidden?.[1]).toContain('visibility:hidden;opacity:0;pointer-events:none')
    expect(visible?.[0]).toBe('[data-splash]:not([data-startup-error]) body::before')
    expect(visible?.[1]).toBe('visibility:visible;opacity:1;pointer-events:auto;transition:none')
  })

  it('is not read out by screen readers', () => {
    expect(hidden?.[1]).toContain('content:"";')
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
