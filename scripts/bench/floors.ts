import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bannersPath, lobbyBannerGroup } from '../../runtime/tables/earlyCalls'
import { imageWidths } from '../../runtime/tables/imageWidths'
import { contentType } from '../staticServer/contentType'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import { brotli, brotliQuality } from '../steps/assets/compress'
import { cacheForever, cacheRevalidate } from '../steps/hosting/headers'

/** What the site is compared with, by path. */
export const floorPaths = {
  S: '/floors/hello.html',
  Z: '/floors/plain.html',
  L: '/floors/largest.html',
  B: '/floors/button.html',
} as const

export interface Floors {
  readonly handle: RequestHandler
  /** The compressed bytes of S's script. */
  readonly scriptBytes: number
}

const scriptPath = '/floors/hello.js'

const helloPage = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="modulepreload" href="${scriptPath}"><div id="root"></div><script type="module" src="${scriptPath}"></script>`

/**
 * A page that asks the platform for the lobby's banners, and shows the first one, in the place and at the width that the lobby has
 * for it. Every step needs the one before: no page can show a picture of the platform's earlier.
 */
const largestPage = (): string => {
  const call = `${bannersPath}?${new URLSearchParams({ groupName: lobbyBannerGroup })}`
  const script = `fetch(${JSON.stringify(call)}).then(r=>r.json()).then(({value:{banners:[{picture,url}]}})=>{const i=document.querySelector('img'),p=picture||url,s=p+(p.includes('?')?'&':'?')+'w=';i.srcset=${JSON.stringify(imageWidths)}.map(w=>s+w+' '+w+'w').join();i.src=p})`
  return `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0"><p>L</p><img alt="" width="304" height="133" sizes="calc(100vw - 56px)"><script>${script}</script>`
}

const buttonPage =
  '<!doctype html><meta name="viewport" content="width=device-width"><button onclick="this.textContent+=1">B</button>'

/**
 * Builds the floors of a built site: S, a page that only greets with the same libraries, Z, the site's lobby without its
 * scripts, L, a page that only shows the platform's first banner, and B, one with a button that writes.
 */
export async function buildFloors(siteFolder: string): Promise<Floors> {
  const lobby = await readFile(join(siteFolder, 'm/home.html'), 'utf8')
  const compress = (content: string | Uint8Array): Promise<Buffer> =>
    brotli(Buffer.from(content), brotliQuality)
  const script = await compress(await bundleHello())
  const files = new Map<string, Buffer>([
    [floorPaths.S, await compress(helloPage)],
    [floorPaths.Z, await compress(withoutScripts(lobby))],
    [floorPaths.L, await compress(largestPage())],
    [floorPaths.B, await compress(buttonPage)],
    [scriptPath, script],
  ])
  return {
    scriptBytes: script.byteLength,
    async handle({ url = '' }, response) {
      const content = files.get(url)
      if (!content) return false
      const headers = {
        'Content-Type': contentType(url),
        'Content-Encoding': 'br',
        'Content-Length': content.byteLength,
        'Cache-Control': url === scriptPath ? cacheForever : cacheRevalidate,
      }
      response.writeHead(200, headers).end(content)
      return true
    },
  }
}

async function bundleHello(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('hello.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

/** The page as it is painted before any script: without what runs or loads one, and without the policy that names them. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<meta http-equiv[^>]*>/g, '')
