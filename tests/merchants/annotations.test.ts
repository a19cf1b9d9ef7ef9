import { describe, expect, it } from 'vitest'
import { formatAnnotations } from '../../scripts/steps/validate/annotations'
import { type Issue, issueAt } from '../../scripts/steps/validate/issue'
import fc from '../support/properties'

const source = { file: 'merchants/one/merchant.json', text: '{\n  "flags": { "REWCEN": true }\n}\n' }
const details = { code: 'unknown-key', message: 'Wrong.', hint: 'Rename it.' }
const issue = issueAt({ source, offset: source.text.indexOf('"REWCEN"'), length: 8 }, details)
const annotate = (change: Partial<Issue>): string => formatAnnotations([{ ...issue, ...change }])

const place = '::error file=merchants/one/merchant.json,line=2,col=14,title=unknown-key::'

describe('an annotation', () => {
  it.each<[string, Partial<Issue>, string]>([
    ['has place, kind, message and remedy', {}, `${place}Wrong.%0ATo do: Rename it.`],
    [
      'has all that is known',
      { suggestion: 'REWCEN3', expected: 'a flag', merchants: ['one', 'two'] },
      `${place}Wrong.%0ADid you mean "REWCEN3"?%0AExpected: a flag%0ATo do: Rename it.%0AAffects: one, two`,
    ],
    [
      'keeps commas and colons of a message',
      { message: 'a, b: c::d' },
      `${place}a, b: c::d%0ATo do: Rename it.`,
    ],
    [
      'has its own line, whatever it quotes',
      { message: 'a\n::add-mask::b\r\n::error::c' },
      `${place}a·::add-mask::b··::error::c%0ATo do: Rename it.`,
    ],
    ['undoes no escape', { message: '100 %0A' }, `${place}100 %250A%0ATo do: Rename it.`],
    ['shows what nobody can see', { message: 'a\u202eb\u0000c\u200b' }, `${place}a·b·c·%0ATo do: Rename it.`],
    [
      'has no other property, whatever the file is called',
      { file: 'merchants/a,line=9::b\n%/merchant.json' },
      '::error file=merchants/a%2Cline=9%3A%3Ab%0A%25/merchant.json,line=2,col=14,title=unknown-key::Wrong.%0ATo do: Rename it.',
    ],
  ])('%s', (_, change, line) => {
    const text = annotate(change)
    expect(text).not.toMatch(/[\r\n]/)
    expect(text).toBe(line)
  })

  it('is one line for each issue', () => {
    expect(formatAnnotations([issue, issue]).split('\n')).toEqual([annotate({}), annotate({})])
  })

  /** As GitHub's runner reads a command. */
  const read = (line: string) => {
    const [, properties = '', data = ''] = /^::error ([^:]*)::(.*)$/.exec(line) ?? []
    const decode = (text: string): string =>
      text
        .replaceAll('%0D', '\r')
        .replaceAll('%0A', '\n')
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%')
    const pairs = properties.split(',').map((pair) => pair.split(/=(.*)/s, 2))
    return {
      properties: Object.fromEntries(pairs.map(([name, value = '']) => [name, decode(value)])),
      data: decode(data),
    }
  }

  it('is read as it was meant, for any name of a file and any message', () => {
    const words = fc.stringMatching(/^[a-z%:,=\n\r]{0,12}$/)
    fc.assert(
      fc.property(words, words, (file, message) => {
        const line = annotate({ file, message })
        expect(line).not.toMatch(/[\r\n]/)
        const { properties, data } = read(line)
        expect(properties).toEqual({ file, line: '2', col: '14', title: 'unknown-key' })
        const shown = message.replaceAll(/[\r\n]/g, '·')
        expect(data).toBe(`${shown}\nTo do: Rename it.`)
      }),
    )
  })
})
