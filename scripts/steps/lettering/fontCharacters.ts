/** The code points that a TrueType font has glyphs for, from the segments of its `cmap` table (format 4). */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOf(font, 'cmap')
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + index * 8),
  ).map((offset) => cmap + offset)
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (table === undefined) throw new Error('The font has no cmap of format 4')
  const size = font.readUInt16BE(table + 6)
  const characters = new Set<number>()
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(table + 14 + segment)
    const first = font.readUInt16BE(table + 16 + size + segment)
    for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(code)
  }
  return characters
}

function tableOf(font: Buffer, name: string): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8)
  throw new Error(`The font has no table ${name}`)
}
