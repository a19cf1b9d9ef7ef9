/** Attribute values by name; `true` is an attribute without a value, `undefined` and `false` omit it. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML, including attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

const voidElements = new Set(['link', 'meta', 'img', 'br'])

/** Renders an element; `content` is already HTML. */
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

/** JSON for a script element: nothing in it can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
