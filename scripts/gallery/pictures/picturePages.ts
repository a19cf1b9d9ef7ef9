import { join } from 'node:path'
import { build } from 'esbuild'
import { languageNames } from '../../../runtime/tables/languages'
import { browserTargets } from '../../steps/bundle/browserTargets'
import { escapeHtml } from '../../steps/site/html'
import { pictureStates, type StateName } from './pictureStates'
import type { Picture } from './selectPictures'

/** A line about a picture, which is also what a search finds. */
export const describePicture = ({ page, path, state, language, mode, isDerived, user }: Picture): string =>
  [
    path,
    page,
    titledState(state),
    [language, ...(language in languageNames ? [languageNames[language]] : [])].join(' '),
    isDerived ? `${mode} (derived; the brand is not shown so)` : mode,
    user,
  ].join(' · ')

/** An earlier commit may have had a state, or a language, that is gone. */
const titledState = (state: StateName): string =>
  state in pictureStates ? `${state} (${pictureStates[state].title})` : state

/** The gallery's first page: every picture under its merchant, with a search, and links to the pages of components. */
export function indexPage(pictures: readonly Picture[], components: readonly string[]): string {
  const codes = [...new Set(pictures.map(({ code }) => code))]
  return pageOf(
    'Gallery',
    codes.map((code) => {
      const own = pictures.filter((picture) => picture.code === code)
      const links = components.filter((file) => file === `${code}.html`)
      return section(
        `${own[0]?.brand} (${code})`,
        links.map((file) => `<p><a href="${file}">Components</a></p>`).join(''),
        own.map((picture) => figure(picture, [picture.file])),
      )
    }),
  )
}

/** A picture that is not the same in both galleries. */
export interface ChangedPicture {
  readonly picture: Picture
  /** The files of the picture as it was, as it is, and of what differs, as far as there are any. */
  readonly files: readonly string[]
  /** "12 pixels differ"; "new" or "gone" where only one side has the picture. */
  readonly reason: string
}

/** What differs from a commit, in lines to print: each picture, and how many there are. */
export function listChanges(
  changed: readonly ChangedPicture[],
  commit: string,
  page: string,
): readonly string[] {
  if (changed.length === 0) return [`No picture differs from ${commit}.`]
  const parts = (['new', 'gone'] as const).flatMap((reason) => {
    const { length } = changed.filter((one) => one.reason === reason)
    return length > 0 ? [`${length} ${reason}`] : []
  })
  return [
    ...changed.map(({ picture, reason }) => `${picture.file}: ${reason}`),
    `Pictures that differ from ${commit}: ${changed.length}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}, in ${page}`,
  ]
}

/** The page of what differs from a commit, side by side. */
export const comparisonPage = (changed: readonly ChangedPicture[], commit: string): string =>
  pageOf(`What differs from ${commit}`, [
    ...[...new Set(changed.map(({ picture }) => picture.code))].map((code) => {
      const own = changed.filter(({ picture }) => picture.code === code)
      const figures = own.map(({ picture, files, reason }) => figure(picture, files, reason))
      return section(`${own[0]?.picture.brand} (${code})`, '', figures)
    }),
    ...(changed.length === 0 ? ['<p>No picture differs.</p>'] : []),
  ])

/** What the pages need besides their pictures: files by name. */
export async function buildPageFiles(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { pictures: join(import.meta.dirname, 'searchPage.ts') },
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
  })
  const { outputFiles: styles } = await build({
    entryPoints: { pictures: join(import.meta.dirname, 'picturePages.css') },
    outdir: 'out',
    minify: true,
    write: false,
  })
  return new Map([
    ['pictures.js', outputFiles[0]?.text ?? ''],
    ['pictures.css', styles[0]?.text ?? ''],
  ])
}

const section = (title: string, before: string, figures: readonly string[]): string =>
  `<section><h2><bdi>${escapeHtml(title)}</bdi></h2>${before}<div class="Pictures">\n${figures.join('\n')}\n</div></section>`

function figure(picture: Picture, files: readonly string[], reason = ''): string {
  const line = describePicture(picture)
  const words = `${picture.code} ${picture.brand} ${line} ${reason}`
  const images = files.map(
    (file) =>
      `<a href="${file}"><img src="${file}" alt="${escapeHtml(`${picture.brand} ${line}`)}" width="360" height="640" loading="lazy"></a>`,
  )
  if (reason === 'new') images.unshift(absence('new: not there before'))
  if (reason === 'gone') images.push(absence('gone: not there any more'))
  const caption = `<figcaption><bdi>${escapeHtml(line)}</bdi>${reason ? `: ${reason}` : ''}</figcaption>`
  return `<div class="Pictures" data-words="${escapeHtml(words)}">${images.map((image, index) => `<figure>${image}${index === 0 ? caption : `<figcaption>${sides[index]}</figcaption>`}</figure>`).join('')}</div>`
}

/** Stands for the picture that one side of a comparison does not have. */
const absence = (words: string): string => `<p class="Absence">${words}</p>`

/** What the further pictures of a comparison are. */
const sides = ['before', 'after', 'difference']

/** Says that a command wrote the page, so that it may be replaced. */
export const pageMark = '<meta name="generator" content="npm run gallery">'

const pageOf = (title: string, sections: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${pageMark}
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="pictures.css">
<header><h1>${escapeHtml(title)}</h1><label>Search <input type="search" placeholder="brand, page, state, language, dark"></label><output></output></header>
<main>
${sections.join('\n')}
</main>
<script src="pictures.js"></script>
</html>
`
