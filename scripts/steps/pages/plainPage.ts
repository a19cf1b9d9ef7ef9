import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { iconPaths } from '../../../runtime/ui/media/firstPageIcons'
import type { Catalogue } from '../assets/catalogues'
import { cspHash } from '../assets/hashes'
import { element, escapeHtml } from '../site/html'
import { htmlLanguage } from '../site/htmlLanguage'
import { themeTokens } from '../theme/theme'
import { textIn } from './renderShell'
import { supportContacts } from './supportContacts'

export interface PlainPageInput {
  readonly manifest: Manifest
  readonly catalogues: ReadonlyMap<string, Catalogue>
  readonly logo: { readonly src: string; readonly width: number; readonly height: number }
}

export interface PlainPage {
  readonly html: string
  /** The page's own policy: one stylesheet, one picture, no scripts. */
  readonly policy: string
}

/** What a page says, by the keys of its texts, and where its button leads. */
export interface PlainPageContent {
  readonly title: string
  readonly text: string
  /** HTML between the texts and the links. */
  readonly more?: string
  readonly action: { readonly text: string; readonly href: string }
}

/**
 * A page without scripts, and with no CSS that is newer than the oldest browsers. It contains every language of the merchant, the
 * default one first, and customer service.
 */
export function plainPage(input: PlainPageInput, content: PlainPageContent): PlainPage {
  const { manifest, catalogues, logo } = input
  const style = pageCss(manifest)
  const policy = [
    "default-src 'none'",
    `style-src ${cspHash(style)}`,
    `img-src ${logo.src.startsWith('/') ? "'self'" : new URL(logo.src).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const { tag, direction } = htmlLanguage(manifest.languages[0])
  const title = textIn([...catalogues.values()][0], content.title)
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('meta', { name: 'color-scheme', content: manifest.brand.theme.mode }),
    element('title', {}, escapeHtml(`${title} | ${manifest.name}`)),
    element('style', {}, style),
  ]
  const html = element(
    'html',
    { lang: tag, dir: direction },
    `<head>${head.join('\n')}</head>\n<body>${renderBody(input, content)}</body>`,
  )
  return { html: `<!doctype html>\n${html}\n`, policy }
}

function renderBody({ manifest, catalogues, logo }: PlainPageInput, content: PlainPageContent): string {
  const width = Math.round((logoHeight / logo.height) * logo.width)
  const picture = { src: logo.src, width: String(width), height: String(logoHeight), alt: manifest.name }
  const contacts = supportContacts(manifest).map(({ address, title }) =>
    multilingualLink(catalogues, title, { href: address, target: '_blank', rel: 'noopener noreferrer' }),
  )
  const { text, href } = content.action
  const action = multilingualLink(catalogues, (_, catalogue) => textIn(catalogue, text), {
    href,
    class: 'home',
  })
  return element(
    'main',
    {},
    [
      element('div', { class: 'brand' }, element('img', picture)),
      element('div', { class: 'sign' }, warningIcon),
      ...[...catalogues].map(([language, catalogue], index) =>
        languageSection(language, catalogue, content, index === 0),
      ),
      ...(content.more ? [content.more] : []),
      action,
      ...contacts,
    ].join('\n'),
  )
}

const logoHeight = 36

const warningIcon = `<svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true"><path d="${iconPaths.warning}"/></svg>`

function languageSection(
  language: string,
  catalogue: Catalogue,
  content: PlainPageContent,
  isFirst: boolean,
): string {
  const { tag, direction } = htmlLanguage(language)
  const textElement = (name: string, key: string) => element(name, {}, escapeHtml(textIn(catalogue, key)))
  return element(
    'section',
    { lang: tag, dir: direction, class: isFirst ? 'first' : undefined },
    textElement(isFirst ? 'h1' : 'h2', content.title) + textElement('p', content.text),
  )
}

/** One link with its text in all languages; a text that several languages share appears once. */
function multilingualLink(
  catalogues: ReadonlyMap<string, Catalogue>,
  title: (language: string, catalogue: Catalogue) => string,
  attributes: Readonly<Record<string, string>>,
): string {
  const languageByTitle = new Map(
    [...catalogues].reverse().map(([language, text]) => [title(language, text), language]),
  )
  const names = [...languageByTitle].reverse().map(([text, language], index) => {
    const { tag, direction } = htmlLanguage(language)
    return element(index === 0 ? 'b' : 'span', { lang: tag, dir: direction }, escapeHtml(text))
  })
  return element('a', attributes, names.join(' '))
}

/** Uses plain colours: these browsers may support neither custom properties nor layers. */
function pageCss({ brand }: Manifest): string {
  const tokens = themeTokens(brand.theme)
  const color = (name: string): string => tokens[`--color-${name}`] ?? 'inherit'
  const radius = tokens['--radius-m'] ?? '0'
  return [
    '*{box-sizing:border-box;margin:0;padding:0}',
    `body{font:16px/1.5 ${tokens['--font-body']};color:${color('text')};background:${color('background')};text-align:center}`,
    'main{max-width:480px;margin:0 auto;padding:20px 16px 32px}',
    'img{height:36px;width:auto;max-width:100%}',
    `.sign{width:80px;height:80px;margin:28px auto 32px;padding:22px;border-radius:50%;background:${color('primary')};box-shadow:0 0 0 12px ${color('primary-soft')}}`,
    `svg{display:block;fill:none;stroke:${color('on-primary')};stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}`,
    `h1{font:750 24px/1.3 ${tokens['--font-display']}}`,
    'h2{font-size:16px;line-height:1.4}',
    `p{color:${color('muted')}}`,
    'section{margin-top:16px}',
    'section p{margin-top:4px}',
    '[lang=ur]{font-family:"Noto Nastaliq Urdu","Jameel Noori Nastaleeq","Noto Naskh Arabic","Geeza Pro",sans-serif;line-height:2}',
    'h1:lang(ur),h2:lang(ur){font-family:inherit;line-height:2}',
    'ul{list-style:none;margin:24px -4px 16px}',
    `li{display:inline-block;margin:4px;padding:8px 9px;border-radius:${radius};font-weight:650;font-size:13px;background:${color('surface')};border:1px solid ${color('line')}}`,
    `a{display:block;margin-top:8px;padding:11px 16px;border-radius:${radius};color:${color('link')};text-decoration:none;border:1px solid ${color('line')}}`,
    `a.home{color:${color('on-primary')};background:${color('primary')};border-color:${color('primary')}}`,
    'a b{display:block;font-weight:650}',
    'a span{font-size:14px;margin:0 5px}',
    `a:focus{outline:3px solid ${color('focus')};outline-offset:2px}`,
  ].join('')
}
