import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMerchants } from '../../scripts/steps/commands/buildMerchants'
import { merchantCodes } from '../../scripts/steps/validate/merchantCodes'
import { findDevelopment } from './developmentMarks'
import { readTree } from './readTree'

const root = process.cwd()
const codes = merchantCodes(root)
const output: string[] = []
let out: string
let status: number

/** Builds a release of all merchants in this project. */
beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'merchants-'))
  const stream = { write: (text: string) => output.push(text) }
  status = await buildMerchants({ root, out, codes: [], stream, plain: true })
}, 120_000)

afterAll(() => rmSync(out, { recursive: true, force: true }))

const filesOf = (code: string): Map<string, Buffer> => readTree(join(out, code))

const htmlPages = (tree: ReadonlyMap<string, Buffer>): [string, string][] =>
  [...tree].filter(([path]) => path.endsWith('.html')).map(([path, content]) => [path, content.toString()])

it('builds every merchant of this project', () => {
  expect(status, output.join('')).toBe(0)
  expect(codes.length).toBeGreaterThan(0)
})

/** Whether a file, or a folder with files, exists. */
const exists = (tree: ReadonlyMap<string, Buffer>, path: string): boolean =>
  path.endsWith('/') ? [...tree.keys()].some((file) => file.startsWith(path)) : tree.has(path)

describe.each(codes)('the site of %s', (code) => {
  it('has every file that its pages, styles and site data refer to', () => {
    const tree = filesOf(code)
    for (const [path, html] of htmlPages(tree)) {
      const urls = html.match(/\/m\/(?:assets|icons)\/[\w./-]+/g) ?? []
      for (const url of urls) expect(exists(tree, url.slice(1)), `${path} refers to ${url}`).toBe(true)
    }
  })

  it('has every script that its scripts import statically', () => {
    const tree = filesOf(code)
    const scripts = [...tree].filter(([path]) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    for (const [path, content] of scripts)
      for (const [, name] of content.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
        expect(tree.has(`m/assets/${name}`), `${path} imports ${name}`).toBe(true)
  })

  it('has no trace of development: no simulator, no script of npm start, no source map, no local address', () => {
    expect(findDevelopment(join(out, code))).toEqual([])
    for (const [path, html] of htmlPages(filesOf(code)))
      expect(html, path).not.toMatch(/"development"|127\.0\.0\.1|localhost/)
  })

  it('asks search engines not to index its private pages (E2.74)', () => {
    const robots = Object.fromEntries(
      htmlPages(filesOf(code)).map(([path, html]) => [
        path,
        html.includes('<meta name="robots" content="noindex">'),
      ]),
    )
    expect(robots).toMatchObject({ 'm/home.html': false, 'm/login.html': true, 'm/404.html': true })
  })

  it('is at its own address on every page, and at the lobby’s on the index page (E2.72)', () => {
    const canonical = htmlPages(filesOf(code))
      .filter(([path]) => path.startsWith('m/') && !path.startsWith('m/_'))
      .flatMap(([path, html]) => {
        const [, found] = /<link rel="canonical" href="https:\/\/[^/]+([^"]*)">/.exec(html) ?? []
        return found === undefined ? [] : [[path, `${found.slice(1)}.html`]]
      })
    expect(canonical).toEqual(
      canonical.map(([path]) => [path, path === 'm/index.html' ? 'm/home.html' : path]),
    )
    expect(canonical.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'm/home.html',
        'm/help.html',
        'm/news.html',
        'm/activity.html',
        'm/login.html',
      ]),
    )
  })

  it('has nothing in its data that only the build needs', () => {
    const [, json = ''] =
      /<script[^>]* id="site"[^>]*>(.*?)<\/script>/s.exec(
        filesOf(code).get('m/home.html')?.toString() ?? '',
      ) ?? []
    const { manifest } = JSON.parse(json)
    expect(manifest.brand).toEqual({
      tagline: expect.any(Object),
      theme: { primary: expect.any(String) },
    })
    expect(Object.keys(manifest.hosts)).not.toContain('captcha')
  })

  it('allows no inline code beyond its own', () => {
    for (const [path, html] of htmlPages(filesOf(code))) {
      // A captcha vendor and the mini game write styles into their own pages, and nowhere else (D146).
      const isFramePage = ['m/captcha.html', 'm/minigame.html'].includes(path)
      const own = isFramePage ? html.replaceAll(/style-src (?:'|&#39;)unsafe-inline/g, '') : html
      expect(own, path).not.toMatch(/unsafe-|<[^>]* (style|on\w+)="/)
    }
  })
})
