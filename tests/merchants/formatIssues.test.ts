import { describe, expect, it } from 'vitest'
import { closestName } from '../../scripts/steps/validate/closestName'
import { formatIssues } from '../../scripts/steps/validate/formatIssues'
import { issueAt } from '../../scripts/steps/validate/issue'

const source = {
  file: 'merchants/one/merchant.json',
  text: '{\n\t"flags": {\n\t\t"REWCEN": true\n\t}\n}\n',
}
const details = {
  code: 'unknown-key',
  message: '"REWCEN" is not a flag.',
  expected: 'one of CHAT3, REWCEN3',
  suggestion: 'REWCEN3',
  hint: 'Rename it.',
}

describe('a formatted issue', () => {
  it('has position, message, code frame, advice and affected merchants', () => {
    const issue = issueAt({ source, offset: source.text.indexOf('"REWCEN"'), length: 8 }, details, [
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

  it('has no line before the first one, and marks at least one character', () => {
    const issue = issueAt({ source, offset: 0, length: 0 }, { code: 'a', message: 'A.', hint: 'B.' })
    expect(formatIssues([issue], { color: false }).split('\n')).toEqual([
      'merchants/one/merchant.json:1:1 a',
      '  A.',
      '    1 | {',
      '      | ^',
      '  To do: B.',
    ])
  })

  it('shows the part of a long line that is around the mark', () => {
    const long = { file: 'one.json', text: `{"a": "${'x'.repeat(300)}", "b": 1, "c": "${'y'.repeat(300)}"}` }
    const lines = formatIssues(
      [issueAt({ source: long, offset: long.text.indexOf('"b"'), length: 3 }, details)],
      { color: false },
    ).split('\n')
    expect(lines.slice(2, 4)).toEqual([
      `    1 | …${'x'.repeat(46)}", "b": 1, "c": "${'y'.repeat(35)}…`,
      `      | ${' '.repeat(50)}^^^`,
    ])
    const whole = { offset: 6, length: 302 }
    expect(formatIssues([issueAt({ source: long, ...whole }, details)], { color: false })).toContain(
      `\n      | ${' '.repeat(6)}${'^'.repeat(94)}\n`,
    )
  })

  it('is the same with colours, apart from the colours', () => {
    const issue = issueAt({ source, offset: 4, length: 3 }, details)
    const colored = formatIssues([issue], { color: true })
    expect(colored).toContain('\u001b[31m')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(formatIssues([issue], { color: false }))
  })
})

describe('the closest name', () => {
  it.each([
    { name: 'GEETEST', meant: 'GEETEST3' },
    { name: 'geetest3', meant: 'GEETEST3' },
    { name: 'REWCNE3', meant: 'REWCEN3' },
    { name: 'BANANA', meant: undefined },
    { name: 'X', meant: undefined },
  ])('to $name is $meant', ({ name, meant }) => {
    expect(closestName(name, ['GEETEST3', 'GEETESTTEST3', 'REWCEN3', 'CHAT3'])).toBe(meant)
  })
})
