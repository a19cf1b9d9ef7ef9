import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { element, escapeHtml } from '../site/html'
import { htmlLanguage } from '../site/htmlLanguage'

/** An iframe page that runs other people's code, apart from the site (D148). */
export interface FramePageFile {
  readonly html: string
  /** The page's own policy, for the header. */
  readonly policy: string
}

interface FramePageInput {
  /** Policy directives by name; no sources mean 'none'. */
  readonly directives: Readonly<Record<string, readonly string[]>>
  /** Sandbox permissions: a meta tag cannot contain them, so the header and the iframe do. */
  readonly sandbox: string
  readonly style: string
  readonly script: string
}

const policyText = (directives: FramePageInput['directives']): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ')

export function framePage(
  { name, languages, brand }: Manifest,
  { directives, sandbox, style, script }: FramePageInput,
): FramePageFile {
  const { tag, direction } = htmlLanguage(languages[0])
  const policy = policyText(directives)
  const html = [
    '<!doctype html>',
    element('html', { lang: tag, dir: direction }).replace('</html>', ''),
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // The same as in the embedding page: otherwise the browser paints a white background.
    element('meta', { name: 'color-scheme', content: brand.theme.mode }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, escapeHtml(name)),
    element('style', {}, style),
    '<body>',
    element('script', {}, script),
    '',
  ].join('\n')
  return { html, policy: `${policy}; sandbox ${sandbox}` }
}
