import { describe, expect, it } from 'vitest'
import { issueAt } from '../../scripts/steps/issue'
import { formatIssues } from '../../scripts/steps/issue-format'
import { nearest } from '../../scripts/steps/nearest'

const document = {
  file: 'merchants/one/merchant.json',
  text: '{\n\t"flags": {\n\t\t"REWCEN": true\n\t}\n}\n',
}
const complaint = {
  code: 'unknown-key',
  message: '"REWCEN" is not a flag.',
  expected: 'one of CHAT3, REWCEN3',
  suggestion: 'REWCEN3',
  hint: 'Rename it.',
}

describe('an issue in words', () => {
  it('shows position, sentence, lines, mark, advice and whom it affects', () => {
    const issue = issueAt({ document, offset: document.text.indexOf('"REWCEN"'), length: 8 }, complaint, [
      'one',
      'two',
    ])
    expect(formatIssues([issue], { color: false }).split('\n')).toEqual([
      'merchants/one/merchant.json:3:3 unknown-key',
      '  "REWCEN" is not a flag.',
      '    2 | \t"flags": {',
      '    3 | \t\t"REWCEN": true',
      '      | \t\t^^^^^^^^',
      '  Did you mean "REWCEN3"?',
      '  Expected: one of CHAT3, REWCEN3',
      '  To do: Rename it.',
      '  Affects: one, two',
    ])
  })

  it('has no line before the first, and marks at least one character', () => {
    const issue = issueAt({ document, offset: 0, length: 0 }, { code: 'a', message: 'A.', hint: 'B.' })
    expect(formatIssues([issue], { color: false }).split('\n')).toEqual([
      'merchants/one/merchant.json:1:1 a',
      '  A.',
      '    1 | {',
      '      | ^',
      '  To do: B.',
    ])
  })

  it('is the same in colour, but for the colours', () => {
    const issue = issueAt({ document, offset: 4, length: 3 }, complaint)
    const coloured = formatIssues([issue], { color: true })
    expect(coloured).toContain('\u001b[31m')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(formatIssues([issue], { color: false }))
  })
})

describe('the nearest name', () => {
  it.each([
    { name: 'GEETEST', meant: 'GEETEST3' },
    { name: 'geetest3', meant: 'GEETEST3' },
    { name: 'REWCNE3', meant: 'REWCEN3' },
    { name: 'BANANA', meant: undefined },
    { name: 'X', meant: undefined },
  ])('to $name is $meant', ({ name, meant }) => {
    expect(nearest(name, ['GEETEST3', 'GEETESTTEST3', 'REWCEN3', 'CHAT3'])).toBe(meant)
  })
})
