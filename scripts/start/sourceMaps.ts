import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from '../staticServer/createStaticHandler'

/** Serves the source maps beside the files that name them: a browser asks for them when its developer tools are open. */
export const sourceMaps =
  (folder: string): RequestHandler =>
  async (request, response) => {
    const name = /^\/m\/assets\/([\w.-]+\.map)$/.exec(request.url ?? '')?.[1]
    if (name === undefined || !existsSync(join(folder, name))) return false
    const content = await readFile(join(folder, name))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(content)
    return true
  }
