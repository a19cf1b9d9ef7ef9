import { type Mark, type Marks, word } from './marks'

/** A hash of a file, which may look like a word. */
const integrity = /sha(?:256|384|512)-[\w+/]+=*/g

/** The marks that a text has as whole words. */
export function findMarks(text: string, marks: Marks): Mark[] {
  const all = new Set<Mark>()
  const read = text.replaceAll(integrity, '')
  for (const { 0: found, index } of read.matchAll(word))
    for (const key of new Set([found, found.toLowerCase()]))
      for (const mark of marks.get(key) ?? [])
        if (!all.has(mark) && isAt(read, index - mark.offset, mark)) all.add(mark)
  return [...all]
}

/** A name of a host goes on with a dot or a dash, and neither case nor what is below it makes it another one's. */
function isAt(text: string, index: number, { kind, value }: Mark): boolean {
  if (index < 0) return false
  const isHost = kind === 'domain' || kind === 'host'
  const there = text.slice(index, index + value.length)
  if ((isHost ? there.toLowerCase() : there) !== value) return false
  const [before, after] = [text[index - 1] ?? '', text.slice(index + value.length, index + value.length + 2)]
  // Scripts without spaces have no words to tell apart.
  if (!isHost) return !/^[\p{L}\p{M}\p{N}_]/u.test(after) && !/[\p{Script=Latin}\p{N}_\\]/u.test(before)
  return !/[\w.-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)
}
