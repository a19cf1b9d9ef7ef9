/** Tags that are opened and not closed, or closed and not opened. */
export function unclosed(picture: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', alone] of picture.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z][\w-]*="[^"<]*")*(\/?)>/g,
  )) {
    if (alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return [`/${name}`]
  }
  const rest = picture.replace(/<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z][\w-]*="[^"<]*")*(\/?)>/g, '')
  return rest.includes('<') ? [...open, 'a tag of no known form'] : open
}
