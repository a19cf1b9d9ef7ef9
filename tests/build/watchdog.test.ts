import { createHash } from 'node:crypto'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { bundle } from '../../scripts/steps/bundle/bundle'
import { buildOne } from './buildOne'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

const customerService: Manifest['customerService'] = [
  { id: 'vip', csType: 'COMM100VIP', url: 'https://chat.sample.example/vip', labelIds: ['7'] },
  {
    id: 'chat',
    csType: 'LIVECHAT',
    title: { VI: 'Trò chuyện', EN: 'Chat' },
    url: 'https://chat.sample.example/a?b=1&c=2',
  },
  { id: 'other', csType: 'AICAN', url: 'https://chat.sample.example/other' },
  { id: 'elsewhere', csType: 'AICAN', url: 'https://elsewhere.example/' },
]

let project: Project
let tree: Map<string, Buffer>

beforeAll(async () => {
  project = createProject()
  const hosts = { customerService: ['chat.sample.example'] }
  tree = readTree((await buildOne(project, 'sample', { customerService, hosts })).folder)
})
afterAll(() => project.remove())

const contentOf = (path: string): string => tree.get(path)?.toString() ?? ''
const pageOf = (path: string) => new new Window().DOMParser().parseFromString(contentOf(path), 'text/html')
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const pages = (): string[] =>
  [...tree.keys()].filter((path) => /^m\/.*\.html$/.test(path) && path !== 'm/unsupported.html')

describe('the watchdog in every page', slow, () => {
  it('is the first script after the one for browsers without modules, and the policy allows both (F009, F011)', () => {
    expect(pages().length).toBeGreaterThan(3)
    for (const path of pages()) {
      const page = pageOf(path)
      const [old, watchdog] = page.querySelectorAll('script')
      expect(old?.hasAttribute('nomodule'), path).toBe(true)
      expect(old?.textContent, path).toBe('location.replace("/m/unsupported.html")')
      expect(watchdog?.getAttribute('data-code'), path).toBe('sample')
      expect(watchdog?.textContent, path).toContain('globalThis.__watchdog')
      const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
      for (const script of [old, watchdog]) expect(policy, path).toContain(hashOf(script?.textContent ?? ''))
    }
  })

  it('finds its texts in every language of the merchant, and customer service, in the page (F009)', () => {
    for (const path of pages()) {
      const startupError = pageOf(path).querySelector('.StartupError')
      expect(startupError?.querySelector('img')?.getAttribute('alt'), path).toBe('Sample & Co')
      const words = [...(startupError?.querySelectorAll('p [data-when=failed] [data-in]') ?? [])]
      expect(words.map((one) => [one.getAttribute('data-in'), one.textContent])).toEqual([
        ['vi', 'VI failed'],
        ['en', 'EN failed'],
      ])
      expect(startupError?.querySelector('[data-hard-reload] button'), path).not.toBeNull()
      const links = [...(startupError?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
        ['https://chat.sample.example/a?b=1&c=2', 'Trò chuyệnChat'],
        ['https://chat.sample.example/other', 'VI CS2EN CS2'],
      ])
      expect(links.map((link) => [link.target, link.rel])).toEqual([
        ['_blank', 'noopener noreferrer'],
        ['_blank', 'noopener noreferrer'],
      ])
    }
  })

  it('is small, and runs in very old browsers', async () => {
    const { watchdog } = await bundle({ root: process.cwd(), development: false })
    expect(watchdog.length).toBeLessThan(2150)
    expect(watchdog).not.toMatch(/\?\.|\?\?|\basync\b/)
    expect(watchdog).toContain('location.replace("/m/unsupported.html")')
  })
})

describe('the page for unsupported browsers', slow, () => {
  const page = () => pageOf('m/unsupported.html')

  it('has its text in every language of the merchant, the default one first, without a script (F011)', () => {
    expect(page().documentElement.getAttribute('lang')).toBe('vi')
    expect(page().querySelectorAll('script')).toHaveLength(0)
    const sections = [...page().querySelectorAll('section')]
    expect(
      sections.map((one) => [
        one.getAttribute('lang'),
        one.children[0]?.textContent,
        one.children[1]?.textContent,
      ]),
    ).toEqual([
      ['vi', 'VI too old', 'VI <update>'],
      ['en', 'EN too old', 'EN <update>'],
    ])
    expect([...page().querySelectorAll('h1')]).toHaveLength(1)
  })

  it('names the supported browsers, and links to the lobby and to customer service (F011)', () => {
    expect([...page().querySelectorAll('li')].map((one) => one.textContent)).toEqual([
      'Chrome 109+',
      'Safari 15.4+',
      'Firefox 115+',
    ])
    expect([...page().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/m/home',
      'https://chat.sample.example/a?b=1&c=2',
      'https://chat.sample.example/other',
    ])
  })

  it('is hidden from search engines, and has its own policy, which allows only its style', () => {
    expect(page().querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const policy = page().querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashOf(page().querySelector('style')?.textContent ?? '')}; img-src 'self'; base-uri 'none'; form-action 'none'`,
    )
    expect(contentOf('_headers')).toContain(
      `/m/unsupported.html\n  Content-Security-Policy: ${policy}; frame-ancestors 'self'`,
    )
    expect(contentOf('nginx.conf')).toContain('location ~* ^/m/unsupported(\\.html)?/?$ {')
  })

  it('uses no CSS that is newer than its browsers (F011)', () => {
    expect(page().querySelector('style')?.textContent).not.toMatch(
      /var\(|@layer|inline-size|block-size|inset|gap|oklch|:is\(/,
    )
  })
})
