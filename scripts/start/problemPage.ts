import { stripVTControlCharacters } from 'node:util'
import type { RequestHandler } from '../staticServer/createStaticHandler'
import { escapeHtml } from '../steps/site/html'

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 60rem; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3 }
pre { padding: 16px; overflow-x: auto; border: 1px solid #8884; border-radius: 8px; font: 14px/1.5 ui-monospace, monospace }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`

/** In the place of a site that was never built: what is wrong. It becomes the site as soon as that is mended. */
export const problemPage = (code: string, problem: string): string =>
  page(
    `${code} does not pass the check`,
    `<pre>${escapeHtml(stripVTControlCharacters(problem))}</pre>
<p>The site opens here by itself when this is mended.</p>`,
  )

/** A page with one sentence. */
export const sentencePage = (title: string, sentence: string): string =>
  page(title, `<p>${escapeHtml(sentence)}</p>`)

/** Sends a page of the development server, which nobody keeps. */
export function sendPage(response: Parameters<RequestHandler>[1], status: number, html: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html)
}
