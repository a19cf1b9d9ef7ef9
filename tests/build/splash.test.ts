import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splashRules } from '../../scripts/steps/splash'
import { buildOne } from './plan'
import { makeProject, type Project } from './project'
import { readTree } from './tree'

/** Real builds take their time on a busy machine. */
const patience = 120_000

let project: Project
beforeAll(() => {
  project = makeProject()
})
afterAll(() => project.remove())

/** Selector and declarations of each rule. */
const rules = (css: string): [string, string][] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector, body])

describe('the start picture', () => {
  const [asleep, awake] = rules(splashRules('/m/assets/logo.svg'))

  it('is there for a page with its mark alone, and never above a trouble (E4.64, F009)', () => {
    expect(asleep?.[0]).toBe('body::before')
    expect(asleep?.[1]).toContain('visibility:hidden;opacity:0;pointer-events:none')
    expect(awake?.[0]).toBe('[data-splash]:not([data-trouble]) body::before')
    expect(awake?.[1]).toBe('visibility:visible;opacity:1;pointer-events:auto;transition:none')
  })

  it('says nothing to anybody who listens', () => {
    expect(asleep?.[1]).toContain('content:"";')
  })

  it.each([
    ['light', ['VI', 'EN'], '#fffaf5'],
    ['dark', ['UR', 'EN'], '#120b09'],
  ] as const)(
    "has the page's own logo on the ground of a %s brand, on every page (E4.64)",
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
    patience,
  )
})
