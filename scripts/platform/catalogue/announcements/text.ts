import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an announcement says in one language: a title, a paragraph, and steps or points. */
export interface AnnouncementText {
  readonly title: string
  readonly text: string
  /** Their heading; without it there are none. */
  readonly heading?: string
  readonly points?: readonly string[]
}

export type AnnouncementTexts = { readonly EN: AnnouncementText } & Readonly<Record<string, AnnouncementText>>

/** A text in each language that has it. */
export type LocalText = { readonly EN: string } & Readonly<Record<string, string>>

/** An announcement of the catalogue. */
export interface CatalogueAnnouncement {
  readonly id: string
  readonly promotionType: string
  /** Of a question: the topic that is sent as its kind (D207). */
  readonly topic?: LocalText
  readonly execution?: 'A' | 'B' | 'F'
  /** The banner whose picture is in its text. */
  readonly banner?: string
  /** The points are steps, in this order. */
  readonly numbered?: true
  readonly texts: AnnouncementTexts
}

/** A question with its answer; its list knows its topic. */
export type HelpQuestion = Pick<CatalogueAnnouncement, 'id' | 'numbered' | 'texts'>

const siteTexts = new Map<string, Readonly<Record<string, Readonly<Record<string, string>>>>>()

/** A text of the site in a language. Throws when there is none. */
function siteText(language: string, section: string, key: string): string {
  const path = join(import.meta.dirname, '../../../../runtime/text', `${language}.json`)
  const texts = siteTexts.get(language) ?? JSON.parse(readFileSync(path, 'utf8'))
  siteTexts.set(language, texts)
  const text = texts[section]?.[key]
  if (text === undefined) throw new Error(`${language}.json has no ${section}.${key}`)
  return text
}

/** A text with the labels of the site that it quotes by key: `$t(member.deposit)`. */
const withLabels = (text: string, language: string): string =>
  text.replace(/\$t\((\w+)\.(\w+)\)/g, (_, section: string, key: string) => siteText(language, section, key))

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

interface AnnouncementLook {
  /** In which the labels of the site are. */
  readonly language: string
  /** The URL of one. */
  readonly picture?: string | undefined
  readonly numbered?: boolean | undefined
}

/** The simple HTML that operators write. */
export function announcementHtml(
  { text, heading, points = [] }: AnnouncementText,
  { language, picture, numbered }: AnnouncementLook,
): string {
  const list = numbered ? 'ol' : 'ul'
  const html = (words: string): string => escapeHtml(withLabels(words, language))
  const items = points.map((point) => `<li>${html(point)}</li>`).join('')
  return [
    picture === undefined ? '' : `<img src="${escapeHtml(picture)}" alt="" width="640" height="280">`,
    `<p>${html(text)}</p>`,
    heading === undefined ? '' : `<h4>${html(heading)}</h4><${list}>${items}</${list}>`,
  ].join('')
}
