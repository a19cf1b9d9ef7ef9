import { readFileSync } from 'node:fs'
import { contentType } from '../staticServer/contentType'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import { compileScript } from '../steps/bundle/compileScript'

const here = (path: string): URL => new URL(path, import.meta.url)

/** The styles and scripts of the list and of the preview panel, by their addresses. */
const files: Readonly<Record<string, () => string>> = {
  '/__start/tool.css': () => readFileSync(here('tool.css'), 'utf8'),
  '/__start/list.css': () => readFileSync(here('list/list.css'), 'utf8'),
  '/__start/list.js': () => compileScript(here('list/page.ts')),
  '/__start/panel.css': () => readFileSync(here('preview/panel.css'), 'utf8'),
  '/__start/panel.js': () => compileScript(here('preview/page/panel.ts')),
}

export const toolFiles: RequestHandler = async ({ url = '' }, response) => {
  const content = Object.hasOwn(files, url) ? files[url]?.() : undefined
  if (content === undefined) return false
  response.writeHead(200, { 'Content-Type': contentType(url), 'Cache-Control': 'no-store' }).end(content)
  return true
}
