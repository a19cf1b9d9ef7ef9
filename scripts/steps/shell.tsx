import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageKind } from '../../runtime/contract/feature'
import type { Manifest, NavigationPlace } from '../../runtime/schema/manifest.gen'
import { pageSkeletons } from '../../runtime/shell/pageSkeletons'
import { BottomBar, type BottomBarItem } from '../../runtime/ui/BottomBar'
import { Button } from '../../runtime/ui/Button'
import type { IconName } from '../../runtime/ui/Icon'
import { IconButton } from '../../runtime/ui/IconButton'
import { Page } from '../../runtime/ui/Page'
import { TopBar } from '../../runtime/ui/TopBar'
import { entryPath } from './addresses'
import { element, escapeHtml } from './html'
import { speech } from './speech'
import type { Catalogue } from './texts'

export interface ShellInput {
  readonly kind: PageKind
  /** The key of the text in the top bar. */
  readonly title: string | undefined
  readonly path: string
  readonly manifest: Manifest
  readonly logo: { readonly src: string; readonly width: number; readonly height: number }
  /** Language to catalogue, in the merchant's order. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

/**
 * What a visitor sees before any script runs (D6): the page's own components, drawn by the build as shell/Frame.tsx
 * draws them, so that nothing moves when the page takes over. The addresses in it work already.
 */
export function paintShell(input: ShellInput): string {
  const { kind, manifest, catalogues } = input
  const words = wordsOf(catalogues)
  const places = (manifest.navigation ?? []).map((entry) => place(entry, input.path, words.mark(entry.text)))
  const bottom = <BottomBar label={words.plain('navigation.label')} items={places} />
  const html = renderToStaticMarkup(
    <Page
      busy
      bleed={kind === 'lobby'}
      top={topBar(input, words)}
      bottom={kind === 'form' ? undefined : bottom}
    >
      {contentMark}
    </Page>,
  )
  return words.spell(html.replace(preloadOfPicture, '').replace(contentMark, skeletonOf(kind)))
}

/** Stands for the boxes, which are the same for all merchants and drawn once. */
const contentMark = '\u0003'
const drawn = new Map<PageKind, string>()

function skeletonOf(kind: PageKind): string {
  const html = drawn.get(kind) ?? renderToStaticMarkup(pageSkeletons[kind])
  drawn.set(kind, html)
  return html
}

/**
 * Who is there is not known yet: the place of "log in" is kept, and nothing is shown in it. A member's balance, of
 * another width, comes later anyhow.
 */
function topBar({ kind, title, manifest, logo }: ShellInput, words: Words): ReactNode {
  const picture = <img src={logo.src} width={logo.width} height={logo.height} alt={manifest.name} />
  const language = manifest.languages.length > 1 && (
    <IconButton icon="globe" label={words.plain('shell.language')} />
  )
  const entrance = (
    <span data-reserved>
      <Button size="s">{words.mark('shell.logIn')}</Button>
    </span>
  )
  if (kind === 'lobby')
    return (
      <TopBar
        logo={picture}
        end={
          <>
            {language}
            {entrance}
          </>
        }
      />
    )
  const back = <IconButton icon="back" label={words.plain('common.back')} href={entryPath} />
  return (
    <TopBar start={back} end={language} {...(title ? { title: words.mark(title) } : { logo: picture })} />
  )
}

/** React asks for the picture in a tag of its own first; here the picture itself follows at once. */
export const preloadOfPicture = /^<link rel="preload" as="image"[^>]*>/

function place(entry: NavigationPlace, path: string, label: string): BottomBarItem {
  return {
    id: entry.id,
    icon: entry.icon as IconName,
    label,
    href: entry.to,
    active: entry.to === path,
    primary: entry.primary,
  }
}

export interface Words {
  /** A text in the first language. */
  plain(key: string): string
  /** Stands for a text until the markup is there. */
  mark(key: string): string
  /** The same for a text of the merchant's own. */
  markOwn(text: (language: string, catalogue: Catalogue) => string): string
  /** Puts the texts of all languages in the place of the marks. */
  spell(html: string): string
}

/**
 * Every label stands there in all languages of the merchant; a rule on the page's `lang`, which the boot script sets,
 * shows the one. So a member never sees another language first, and no script needs to write words.
 */
export function wordsOf(catalogues: ReadonlyMap<string, Catalogue>): Words {
  const own: ((language: string, catalogue: Catalogue) => string)[] = []
  const inAll = (key: string): string =>
    [...catalogues]
      .map(([language, catalogue]) => {
        const text = own[Number(key)]?.(language, catalogue) ?? textIn(catalogue, key)
        return inLanguage(language, escapeHtml(text))
      })
      .join('')
  const mark = (key: string): string => `\u0001${key}\u0002`
  return {
    plain: (key) => textIn([...catalogues.values()][0], key),
    mark,
    markOwn: (text) => mark(String(own.push(text) - 1)),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters cannot stand in a text by accident
    spell: (html) => html.replace(/\u0001([^\u0002]*)\u0002/g, (_, key: string) => inAll(key)),
  }
}

/** The text of a key "section.key"; empty where the catalogue has none. */
export function textIn(catalogue: Catalogue | undefined, key: string): string {
  const dot = key.indexOf('.')
  return catalogue?.[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? ''
}

/** Text or HTML that is shown only while the page speaks this language. */
const inLanguage = (language: string, content: string): string => {
  const tag = speech(language).tag
  return element('span', { lang: tag, 'data-in': tag }, content)
}

/** Rules of the painted shell alone: each label in the page's language only, kept places empty, notes readable. */
export function shellRules(codes: readonly string[]): string {
  const shown = codes.map((code) => speech(code).tag).map((tag) => `html[lang="${tag}"] [data-in="${tag}"]`)
  return [
    '[data-in]{display:none}',
    `${shown.join(',')}{display:inline}`,
    '[data-reserved]{visibility:hidden}',
    '[data-trouble=failed] #root,[data-trouble=offline] #root{display:none}',
    'noscript p{padding:8px 16px;text-align:center}',
  ].join('')
}

/** What stands in the page when scripts are off, in every language of the merchant. */
export function withoutScripts(catalogues: ReadonlyMap<string, Catalogue>): string {
  return [...catalogues]
    .map(([language, catalogue]) => [language, catalogue.shell?.noScript] as const)
    .flatMap(([language, text]) =>
      text ? [element('p', { lang: speech(language).tag }, escapeHtml(text))] : [],
    )
    .join('')
}
