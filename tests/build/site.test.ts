import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { svgExports } from '../merchants/svgExports'
import { buildOne } from './buildOne'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

/** Real builds are slow on a busy machine. */
const slow = { timeout: 120_000 }

let project: Project
let folder: string
let tree: Map<string, Buffer>

beforeAll(async () => {
  project = createProject()
  folder = (await buildOne(project, 'sample')).folder
  tree = readTree(folder)
})

afterAll(() => project.remove())

function contentOf(path: string, from = tree): Buffer {
  const content = from.get(path)
  if (!content) throw new Error(`the site has no ${path}: it has ${[...from.keys()].join(', ')}`)
  return content
}

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

const pageOf = (path: string, from = tree) => parse(contentOf(path, from).toString())

const digest = (algorithm: string, content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

const htmlPaths = (from = tree): string[] => [...from.keys()].filter((path) => path.endsWith('.html'))

describe('the files of a site', slow, () => {
  it('are flat pages: one for each mounted path, the index page, the root and the 404 page', () => {
    expect(htmlPaths()).toEqual([
      '_nginx/maintenance.html',
      'index.html',
      'm/404.html',
      'm/home.html',
      'm/index.html',
      'm/rewardCenter.html',
      'm/unsupported.html',
    ])
  })

  it('include the images of marks, once, whose sizes the page knows (D14)', async () => {
    const exported = svgExports.find(({ program }) => program === 'Inkscape')
    project.write('merchants/marks/brand/pay.svg', exported?.text ?? '')
    const image = 'brand/pay.svg'
    const site = await buildOne(project, 'marks', {
      compliance: {
        payments: [{ name: 'Pay', image }],
        seals: [{ name: 'Safe', url: 'https://safe.example/', image }],
      },
    })
    const files = readTree(site.folder)
    const images = [...files.keys()].filter((path) => /\/pay\.\w+\.svg$/.test(path))
    expect(images).toHaveLength(1)
    const data = pageOf('m/home.html', files).getElementById('site')?.textContent ?? ''
    expect(JSON.parse(data).pictures).toEqual({ [image]: { src: `/${images[0]}`, width: 80, height: 40 } })
    // Nothing of the person and the program that exported it.
    for (const content of files.values()) expect(content.toString()).not.toMatch(/ana\.souza|sodipodi/)
  })

  it('have compressed siblings with the same content', () => {
    const texts = [...tree.keys()].filter((path) => /\.(html|js|css|json|svg|txt)$/.test(path))
    expect(texts.length).toBeGreaterThan(10)
    for (const path of texts) {
      expect(brotliDecompressSync(contentOf(`${path}.br`)), path).toEqual(contentOf(path))
      expect(gunzipSync(contentOf(`${path}.gz`)), path).toEqual(contentOf(path))
    }
  })

  it('include the files of public/, and no source maps', () => {
    expect(contentOf('robots.txt').toString()).toBe('User-agent: *\nDisallow:\n')
    expect([...tree.keys()].filter((path) => path.endsWith('.map'))).toEqual([])
    expect([...tree].filter(([, content]) => content.includes('sourceMappingURL'))).toEqual([])
  })

  it('are listed with their logical names, and every listed file exists', () => {
    const { build, files } = JSON.parse(contentOf('m/asset-manifest.json').toString())
    expect(build).toMatch(/^[A-Z0-9]{8}$/)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'runtime/main.tsx',
        'runtime/ui/base.css',
        'texts/VI.json',
        'texts/EN.json',
        'logo',
      ]),
    )
    for (const url of Object.values<string>(files)) expect(tree.has(url.slice(1)), url).toBe(true)
  })
})

describe('each page', slow, () => {
  it('is in the default language of the merchant, with the viewport and colours that a phone needs', () => {
    const page = pageOf('m/home.html')
    expect(page.documentElement.getAttribute('lang')).toBe('vi')
    expect(page.documentElement.getAttribute('dir')).toBe('ltr')
    expect(page.title).toBe('Trang chủ')
    const viewport = page.querySelector('meta[name=viewport]')?.getAttribute('content') ?? ''
    expect(viewport).toContain('viewport-fit=cover')
    expect(viewport).toContain('interactive-widget=resizes-content')
    expect(viewport).not.toContain('user-scalable')
    expect(page.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#fffaf5')
    expect(page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light')
  })

  it('is right-to-left when its default language is', async () => {
    const { folder: urduFolder } = await buildOne(project, 'urdu', { languages: ['UR', 'EN'] })
    const page = pageOf('m/home.html', readTree(urduFolder))
    expect(page.documentElement.getAttribute('lang')).toBe('ur')
    expect(page.documentElement.getAttribute('dir')).toBe('rtl')
  })

  it('has the watchdog before everything that can fail, then the site data, the boot script, the preloads (F009)', () => {
    const html = contentOf('m/home.html').toString()
    const offsets = [
      'http-equiv="Content-Security-Policy"',
      '<script nomodule>',
      'globalThis.__watchdog',
      '<style>',
      'id="site"',
      'globalThis.__boot',
      'rel="modulepreload"',
      '<div id="root">',
      'rel="stylesheet"',
      'type="module"',
    ].map((part) => html.indexOf(part))
    expect(offsets).not.toContain(-1)
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
  })

  it('gives the runtime its data: code, build, texts, heads, logo and features', () => {
    const data = JSON.parse(pageOf('m/home.html').querySelector('#site')?.textContent ?? '')
    const { build } = JSON.parse(contentOf('m/asset-manifest.json').toString())
    expect(data).toMatchObject({ code: 'sample', build, withoutFeatures: ['spare'] })
    expect(Object.keys(data.texts)).toEqual(['VI', 'EN'])
    const heads = JSON.parse(contentOf(data.heads.slice(1)).toString())
    expect(heads['/m/home'].EN.title).toBe('Home')
    expect(data.logo).toMatchObject({ width: 160, height: 40 })
    expect(data.manifest.name).toBe('Sample & Co')
    expect(data).not.toHaveProperty('development')
  })

  it('allows exactly its own inline scripts and styles', () => {
    for (const path of htmlPaths()) {
      const page = pageOf(path)
      const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
      expect(policy).not.toContain('unsafe-')
      for (const script of page.querySelectorAll('script:not([src]):not([type="application/json"])'))
        expect(policy, path).toContain(`'${digest('sha256', script.textContent)}'`)
      for (const style of page.querySelectorAll('style'))
        expect(policy, path).toContain(`'${digest('sha256', style.textContent)}'`)
      expect(page.querySelectorAll('[style], [onclick], [onload]').length, path).toBe(0)
    }
  })

  it('may be shown in frames of the site where games or a chat may lead theirs to it (E2.68, E5.07)', async () => {
    const policyOf = (from: Map<string, Buffer>) =>
      pageOf('m/home.html', from).querySelector('meta[http-equiv]')?.getAttribute('content')
    const frames = async (code: string, more: Partial<Manifest>) =>
      policyOf(readTree((await buildOne(project, code, more)).folder))?.match(/frame-src[^;]*/)?.[0]
    const flags = { CHAT3: false }
    expect(await frames('silent', { flags })).toBe("frame-src 'none'")
    expect(await frames('chat', {})).toBe("frame-src 'self'")
    const routes = { '/m/home': { page: 'lobby' }, '/m/launchGame': { page: 'launchGame' } } as const
    expect(await frames('games', { flags, routes })).toBe("frame-src 'self'")
  })

  it('refers to every script, preload and stylesheet with the hash of its content', () => {
    let references = 0
    for (const path of htmlPaths()) {
      const tags = pageOf(path).querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]')
      for (const tag of tags) {
        const url = tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''
        expect(tag.getAttribute('integrity'), url).toBe(digest('sha384', contentOf(url.slice(1))))
        references += 1
      }
    }
    expect(references).toBeGreaterThan(10)
  })

  it('preloads only the scripts of its own page, and the stylesheet of all', () => {
    const preloaded = (path: string): string =>
      [...pageOf(path).querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')]
        .map((tag) => tag.getAttribute('href')?.split('/').at(-1)?.split('.')[0])
        .join(' ')
    expect(preloaded('m/home.html')).toMatch(/^main lobby .*base$/)
    expect(preloaded('m/rewardCenter.html')).toMatch(/^main rewards .*base$/)
    expect(preloaded('m/404.html')).not.toMatch(/lobby|rewards/)
  })

  it('shows logo, navigation and skeleton before any script runs, each label in every language of the merchant', () => {
    const root = pageOf('m/home.html').querySelector('#root')
    expect(root?.querySelector('.TopBar img')?.getAttribute('width')).toBe('160')
    expect(root?.querySelector('.BottomBar a')?.getAttribute('href')).toBe('/m/home')
    const labels = [...(root?.querySelectorAll('.BottomBar [data-in]') ?? [])].map(
      (label) => label.textContent,
    )
    expect(labels).toEqual(['VI home', 'EN home'])
    expect(root?.querySelectorAll('.Skeleton').length).toBeGreaterThan(3)
  })

  it('shows no bar when the merchant has no navigation items', async () => {
    const built = readTree((await buildOne(project, 'barless', { navigation: [] })).folder)
    const root = pageOf('m/home.html', built).querySelector('#root')
    expect([root?.querySelector('.TopBar') !== null, root?.querySelector('.BottomBar')]).toEqual([true, null])
  })

  it('says in every language of the merchant that it needs scripts', () => {
    expect(contentOf('m/home.html').toString()).toContain(
      '<noscript><p lang="vi">VI needs scripts</p><p lang="en">EN needs scripts</p></noscript>',
    )
  })

  it('never turns a text of the manifest into markup', async () => {
    const name = '</script><script>alert(1)</script><!--"&'
    const built = readTree((await buildOne(project, 'hostile', { name })).folder)
    const page = pageOf('m/home.html', built)
    expect(page.querySelectorAll('script').length).toBe(5)
    expect(JSON.parse(page.querySelector('#site')?.textContent ?? '').manifest.name).toBe(name)
    expect(page.querySelector('#root img')?.getAttribute('alt')).toBe(name)
  })
})

describe('the merchant’s own texts', slow, () => {
  it('are in the prerendered shell, the noscript text, the startup errors and the page for old browsers too', async () => {
    const own = {
      'navigation.home': 'Our home',
      'shell.noScript': 'Our site needs scripts',
      'watchdog.failedText': 'Ours failed',
      'watchdog.oldTitle': 'Too old for us',
    }
    const built = readTree((await buildOne(project, 'worded', { texts: { EN: own } })).folder)
    const home = pageOf('m/home.html', built)
    const labels = [...home.querySelectorAll('.BottomBar [data-in]')].map((label) => label.textContent)
    expect(labels).toEqual(['VI home', 'Our home'])
    expect(contentOf('m/home.html', built).toString()).toContain('<p lang="en">Our site needs scripts</p>')
    expect(home.body.textContent).toContain('Ours failed')
    expect(pageOf('m/unsupported.html', built).body.textContent).toContain('Too old for us')
    const [, english = ''] = [...built].find(([path]) => /assets\/EN\.\w+\.json$/.test(path)) ?? []
    expect(JSON.parse(english.toString()).navigation.home).toBe('Our home')
  })

  it('change the build id even when only pages contain them', async () => {
    const build = async (text: string) => {
      const built = await buildOne(project, 'naming', { texts: { EN: { 'watchdog.failedText': text } } })
      return JSON.parse(contentOf('m/asset-manifest.json', readTree(built.folder)).toString()).build
    }
    expect(await build('Ours failed')).not.toBe(await build('Ours did not come'))
  })
})

describe('the page at the root', slow, () => {
  it('redirects to the lobby with and without scripts, and asks not to be indexed (I2.01)', () => {
    const html = contentOf('index.html').toString()
    expect(html).toContain('location.replace("/m/home"+location.search+location.hash)')
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/m/home">')
    expect(parse(html).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://www.sample.example/m/home',
    )
    expect(parse(html).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})

describe('the heads of another domain', slow, () => {
  it('are in its own pages; missing texts come from the merchant (E2.72)', async () => {
    const built = readTree(
      (
        await buildOne(project, 'domains', {
          metadataByDomain: { 'play.sample.example': { '/m/home': { title: { VI: 'Chơi' } } } },
        })
      ).folder,
    )
    const own = pageOf('_domains/play.sample.example/m/home.html', built)
    expect(own.title).toBe('Chơi')
    expect(own.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Mô tả')
    expect(own.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://play.sample.example/m/home',
    )
    expect(pageOf('m/home.html', built).title).toBe('Trang chủ')
    expect(contentOf('nginx.conf', built).toString()).toContain('/_domains/play.sample.example')
  })
})

describe('a build', slow, () => {
  it('of the same input gives the same bytes, even in another folder and with an empty cache', async () => {
    const otherProject = createProject()
    try {
      expect(readTree((await buildOne(otherProject, 'sample')).folder)).toEqual(tree)
    } finally {
      otherProject.remove()
    }
  })

  it('that is repeated gives the same bytes', async () => {
    await buildOne(project, 'sample')
    expect(readTree(folder)).toEqual(tree)
  })

  it('gets a new id when a text of the merchant changes', async () => {
    const build = (from: Map<string, Buffer>) =>
      JSON.parse(contentOf('m/asset-manifest.json', from).toString()).build
    const one = readTree((await buildOne(project, 'naming')).folder)
    const other = readTree(
      (await buildOne(project, 'naming', { texts: { EN: { 'lobby.title': 'Another' } } })).folder,
    )
    expect(build(other)).not.toBe(build(one))
  })

  it('has files of its own: editing one changes no other site', async () => {
    const main = [...tree.keys()].find((path) => /assets\/main\.\w+\.js$/.test(path)) ?? ''
    const otherFolder = (await buildOne(project, 'neighbour')).folder
    expect(readFileSync(join(otherFolder, main))).toEqual(readFileSync(join(folder, main)))
    expect(statSync(join(otherFolder, main)).ino).not.toBe(statSync(join(folder, main)).ino)
  })

  it('for development marks the site, allows the development hosts, and writes no compressed siblings', async () => {
    const development = { hosts: { connect: ['http://127.0.0.1:*'] } }
    const built = readTree((await buildOne(project, 'develop', { development }, true)).folder)
    const page = pageOf('m/home.html', built)
    expect(JSON.parse(page.querySelector('#site')?.textContent ?? '').development).toBe(true)
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(
      "connect-src 'self' http://127.0.0.1:*",
    )
    expect([...built.keys()].filter((path) => /\.(br|gz)$/.test(path))).toEqual([])
  })
})
