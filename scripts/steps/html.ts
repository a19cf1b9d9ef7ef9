/** Attribute values by name; `true` is a bare attribute, `undefined` and `false` leave it out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that may stand anywhere in HTML, in an attribute in double quotes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

const voidElements = new Set(['link', 'meta', 'img', 'br'])

/** One element; `content` is HTML already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const opening = `<${name}${attributeText(attributes)}>`
  return voidElements.has(name) ? opening : `${opening}${content}</${name}>`
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')
}

/** JSON that may stand inside a script element: no character of it can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
