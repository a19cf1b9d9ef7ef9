import { basename } from 'node:path'

/** The links of the reference's pages, in Markdown. */
export interface Links {
  /** A description, with links to the decisions and properties that it names. */
  inText(text: string): string
  /** A property by its path, or the flag of a fact: `flag.CHAT3`. */
  toProperty(path: string): string
  toFeature(id: string): string
  /** At most six files, and how many more there are. */
  toFiles(files: readonly string[]): string
}

const maxFiles = 6

/** Reads from the index of the decisions where each of them is. */
export function decisionAddresses(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(/^- \[(D\d+)\]\(([^)]+)\)/gm)].map(([, id = '', address = '']) => [id, address]),
  )
}

/** @param places the page of each property, by its path */
export function createLinks(
  places: ReadonlyMap<string, string>,
  decisions: ReadonlyMap<string, string>,
): Links {
  const toProperty = (path: string): string => {
    const name = path.replace(/^flag\./, 'flags.')
    const place = places.get(name)
    return place === undefined ? `\`${path}\`` : `[${name}](${place})`
  }
  return {
    toProperty,
    inText: (text) =>
      escaped(text)
        .replace(/\bD\d+\b/g, (id) => (decisions.has(id) ? `[${id}](../decisions/${decisions.get(id)})` : id))
        .replace(/(?<![\w./[-])[a-z]\w*(?:\.[a-z]\w*)+(?![\w(/])/gi, (path) =>
          places.has(path) ? toProperty(path) : path,
        ),
    toFeature: (id) => `[${id}](../../runtime/features/${id})`,
    toFiles: (files) => {
      const shown = files.slice(0, maxFiles).map((file) => `[${basename(file)}](../../${file})`)
      return shown.join(', ') + (files.length > maxFiles ? ` and ${files.length - maxFiles} more` : '')
    },
  }
}

/** A tag, or a line of a table, would end the text. */
const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('|', '\\|')
