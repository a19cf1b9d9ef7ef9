import { readdirSync, readFileSync } from 'node:fs'

/** A line of a file, and where it is: "path:number". */
export interface Line {
  readonly at: string
  readonly line: string
}

export interface Document {
  readonly path: string
  readonly text: string
}

/** An entry of the decisions. */
export interface Decision {
  readonly path: string
  /** Undefined when the heading has none. */
  readonly id: string | undefined
  readonly title: string
  /** What follows the heading. */
  readonly text: string
}

export const decisionsFolder = '.github/decisions'
export const decisionsIndex = `${decisionsFolder}/README.md`

export const readDocument = (path: string): Document => ({ path, text: readFileSync(path, 'utf8') })

export const linesOf = ({ path, text }: Document): Line[] =>
  text.split('\n').map((line, index) => ({ at: `${path}:${index + 1}`, line }))

/** A file for each topic, without the index. */
export const readTopics = (): Document[] =>
  readdirSync(decisionsFolder)
    .map((file) => `${decisionsFolder}/${file}`)
    .filter((path) => path !== decisionsIndex)
    .map(readDocument)

/** The entries of a topic: everything from one heading of the third level to the next. */
export const decisionsOf = ({ path, text }: Document): Decision[] =>
  text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('\n')
      const [, id, title] = /^(?:(D\d+)\. )?(.*)$/.exec(heading) ?? []
      return { path, id, title: title ?? '', text: rest.join('\n').trim() }
    })

/** The anchor that GitHub gives a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')

export const anchorsOf = ({ text }: Document): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Words as a reader sees them: a link counts as its text. */
export const countWords = (text: string): number =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => word !== '').length

/** The part of an entry that begins with this word in bold, without it. */
export const sectionOf = ({ text }: Decision, name: string): string | undefined =>
  new RegExp(`^\\*\\*${name}\\*\\*:([^]*?)(?=^\\*\\*[A-Z][a-z ]+\\*\\*:|$(?![^]))`, 'm')
    .exec(text)?.[1]
    ?.trim()
