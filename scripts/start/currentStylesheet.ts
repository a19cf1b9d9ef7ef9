import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import { assetsPath } from '../steps/site/sitePaths'

/**
 * Leads a request for an earlier build's stylesheet to that of the current build: a page whose styles were replaced without a
 * reload still loads others by their former names.
 */
export const currentStylesheet =
  (folder: string): RequestHandler =>
  async (request, response) => {
    const name = /^\/m\/assets\/([\w-]+)\.\w+\.css$/.exec(request.url ?? '')?.[1]
    const assets = join(folder, assetsPath)
    if (name === undefined || existsSync(join(folder, request.url ?? '')) || !existsSync(assets)) return false
    const current = readdirSync(assets).find((file) => file.startsWith(`${name}.`) && file.endsWith('.css'))
    if (current === undefined) return false
    response.writeHead(302, { Location: assetsPath + current, 'Cache-Control': 'no-store' }).end()
    return true
  }
