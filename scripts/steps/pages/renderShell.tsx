import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageKind } from '../../../runtime/contract/feature'
import type { Localized, Manifest, NavigationItem } from '../../../runtime/schema/manifest.gen'
import { pageSkeletons } from '../../../runtime/shell/pageSkeletons'
import type { Language } from '../../../runtime/tables/languages'
import { Button } from '../../../runtime/ui/actions/Button'
import { IconButton } from '../../../runtime/ui/actions/IconButton'
import { BottomBar, type BottomBarItem } from '../../../runtime/ui/layout/BottomBar'
import { Page } from '../../../runtime/ui/layout/Page'
import { TopBar } from '../../../runtime/ui/layout/TopBar'
import type { Catalogue } from '../assets/catalogues'
import { element, escapeHtml } from '../site/html'
import { htmlLanguage } from '../site/htmlLanguage'
import { iconNamed } from '../site/icons'
import { entryPath } from '../site/sitePaths'
import { renderPaintedHero } from './paintedHero'

export interface ShellInput {
  readonly kind: PageKind
  /** The title in the top bar: its text key, or its texts. */
  readonly title: string | Localized | undefined
  readonly path: string
  readonly manifest: Manifest
  readonly logo: { readonly src: string; readonly width: number; readonly height: number }
  /** Language to catalogue, in the merchant's order. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

/**
 * Renders what a visitor sees before any script runs (D6): the page's own components, rendered by the build exactly as
 * shell/SiteLayout.tsx does, so that nothing moves when the application starts. Its links already work.
 */
export function renderShell(input: ShellInput): string {
  const { kind, manifest, catalogues } = input
  const texts = createMultilingualTexts(catalogues)
  const items = (manifest.navigation ?? []).map((entry) =>
    toBarItem(entry, input.path, texts.placeholder(entry.text)),
  )
  const bottom = <BottomBar label={texts.defaultText('navigation.label')} items={items} />
  const html = renderToStaticMarkup(
    <Page
      busy
      bleed={kind === 'lobby' || kind === 'full'}
      top={renderTopBar(input, texts)}
      bottom={kind === 'form' || kind === 'full' ? undefined : bottom}
    >
      {skeletonPlaceholder}
    </Page>,
  )
  const hero = kind === 'lobby' ? renderPaintedHero(manifest, texts.placeholder) : undefined
  const skeleton = hero
    ? skeletonOf(kind).replace(skeletonOf('full'), renderToStaticMarkup(hero))
    : skeletonOf(kind)
  return texts.fillPlaceholders(html.replace(imagePreload, '').replace(skeletonPlaceholder, skeleton))
}

/** Placeholder for the skeleton, which is the same for all merchants and rendered once. */
const skeletonPlaceholder = '\u0003'
const skeletonHtml = new Map<PageKind, string>()

function skeletonOf(kind: PageKind): string {
  const html = skeletonHtml.get(kind) ?? renderToStaticMarkup(pageSkeletons[kind])
  skeletonHtml.set(kind, html)
  return html
}

/**
 * The session is not known yet: space for the login button is reserved but nothing is shown. A member's balance, which
 * has another width, is loaded later anyway.
 */
function renderTopBar({ kind, title, manifest, logo }: ShellInput, texts: MultilingualTexts): ReactNode {
  const logoImage = <img src={logo.src} width={logo.width} height={logo.height} alt={manifest.name} />
  const language = manifest.languages.length > 1 && kind !== 'full' && (
    <IconButton icon="globe" label={texts.defaultText('shell.language')} />
  )
  const loginPlaceholder = (
    <span data-reserved>
      <Button size="s">{texts.placeholder('shell.logIn')}</Button>
    </span>
  )
  if (kind === 'lobby')
    return (
      <TopBar
        logo={logoImage}
        end={
          <>
            {language}
            {loginPlaceholder}
          </>
        }
      />
    )
  const back = <IconButton icon="back" label={texts.defaultText('common.back')} href={entryPath} />
  return (
    <TopBar
      start={back}
      end={language}
      {...(title ? { title: titlePlaceholder(title, texts) } : { logo: logoImage })}
    />
  )
}

function titlePlaceholder(title: string | Localized, texts: MultilingualTexts): string {
  if (typeof title === 'string') return texts.placeholder(title)
  return texts.customPlaceholder((language) => title[language as Language] ?? '')
}

/** The preload tag that React puts before an image; here the image itself follows directly. */
export const imagePreload = /^<link rel="preload" as="image"[^>]*>/

function toBarItem(entry: NavigationItem, path: string, label: string): BottomBarItem {
  return {
    id: entry.id,
    icon: iconNamed(entry.icon),
    label,
    href: entry.to,
    active: entry.to === path,
    primary: entry.primary,
  }
}

export interface MultilingualTexts {
  /** A text in the default language. */
  defaultText(key: string): string
  /** A placeholder for a text, until the markup is rendered. */
  placeholder(key: string): string
  /** The same for a text that is not in the catalogue. */
  customPlaceholder(text: (language: string, catalogue: Catalogue) => string): string
  /** Replaces the placeholders with the texts of all languages. */
  fillPlaceholders(html: string): string
}

/**
 * Every label is present in all languages of the merchant; a CSS rule on the page's `lang`, which the boot script sets,
 * shows one. So a member never sees another language first, and no script has to write texts.
 */
export function createMultilingualTexts(catalogues: ReadonlyMap<string, Catalogue>): MultilingualTexts {
  const customTexts: ((language: string, catalogue: Catalogue) => string)[] = []
  const inAllLanguages = (key: string): string =>
    [...catalogues]
      .map(([language, catalogue]) => {
        const text = customTexts[Number(key)]?.(language, catalogue) ?? textIn(catalogue, key)
        return onlyInLanguage(language, escapeHtml(text))
      })
      .join('')
  const placeholder = (key: string): string => `\u0001${key}\u0002`
  return {
    defaultText: (key) => textIn([...catalogues.values()][0], key),
    placeholder,
    customPlaceholder: (text) => placeholder(String(customTexts.push(text) - 1)),
    fillPlaceholders: (html) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters cannot stand in a text by accident
      html.replace(/\u0001([^\u0002]*)\u0002/g, (_, key: string) => inAllLanguages(key)),
  }
}

/** The text of a key "section.key"; empty when the catalogue does not have it. */
export function textIn(catalogue: Catalogue | undefined, key: string): string {
  const dot = key.indexOf('.')
  return catalogue?.[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? ''
}

/** Text or HTML that is only shown while the page is in this language. */
const onlyInLanguage = (language: string, content: string): string => {
  const tag = htmlLanguage(language).tag
  return element('span', { lang: tag, 'data-in': tag }, content)
}

/** CSS of the prerendered shell only: each label in the page's language, reserved space empty, the noscript text readable. */
export function shellCss(codes: readonly string[]): string {
  const visible = codes
    .map((code) => htmlLanguage(code).tag)
    .map((tag) => `html[lang="${tag}"] [data-in="${tag}"]`)
  return [
    '[data-in]{display:none}',
    `${visible.join(',')}{display:inline}`,
    '[data-reserved]{visibility:hidden}',
    '[data-startup-error=failed] #root,[data-startup-error=offline] #root{display:none}',
    'noscript p{padding:8px 16px;text-align:center}',
  ].join('')
}

/** The message when scripts are disabled, in every language of the merchant. */
export function noScriptHtml(catalogues: ReadonlyMap<string, Catalogue>): string {
  return [...catalogues]
    .map(([language, catalogue]) => [language, catalogue.shell?.noScript] as const)
    .flatMap(([language, text]) =>
      text ? [element('p', { lang: htmlLanguage(language).tag }, escapeHtml(text))] : [],
    )
    .join('')
}
