const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i
/** Comments, CDATA, processing instructions, tags; whatever else begins with "<" is not XML. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*?)(\/?)>|</g
const attribute = /\s+([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** Why a browser would not show a file; undefined when its XML is well formed and its prefixes are declared. */
export function xmlProblem(text: string): string | undefined {
  if (text.includes('\ufffd')) return 'it is not UTF-8'
  const declared = new Set([
    'xml',
    'xmlns',
    ...[...text.matchAll(/\sxmlns:([\w.-]+)\s*=/g)].map(([, name]) => name),
  ])
  const open: string[] = []
  let wasClosed = false
  for (const [whole, slash, name, attributes = '', selfClosing] of text.matchAll(markup)) {
    if (whole === '<') return 'a tag has no end, so the file was cut off'
    if (name === undefined) continue
    if (wasClosed) return 'something follows its last tag'
    if (slash) {
      const expected = open.pop()
      if (expected !== name)
        return `</${name}> closes ${expected === undefined ? 'nothing' : `<${expected}>`}`
    } else {
      const problem = attributesProblem(name, attributes, declared)
      if (problem) return problem
      if (!selfClosing) open.push(name)
    }
    wasClosed = open.length === 0
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed, so the file was cut off`
  return entity.test(text) ? 'a & must be written as &amp;' : undefined
}

function attributesProblem(
  name: string,
  attributes: string,
  declared: ReadonlySet<string | undefined>,
): string | undefined {
  const names = [...attributes.matchAll(attribute)].map(([, attributeName = '']) => attributeName)
  if (attributes.replace(attribute, '').trim() !== '')
    return `an attribute of <${name}> has no value in quotes`
  const twice = names.find((other, index) => names.indexOf(other) !== index)
  if (twice !== undefined) return `<${name}> has "${twice}" twice`
  const undeclared = [name, ...names].find(
    (other) => other.includes(':') && !declared.has(other.split(':')[0]),
  )
  return undeclared === undefined ? undefined : `the prefix of "${undeclared}" is not declared`
}
