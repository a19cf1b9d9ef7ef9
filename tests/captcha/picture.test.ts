import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  codePattern,
  codeProblem,
  normalizeCode,
  readCaptchaPicture,
} from '../../runtime/rules/captcha/captchaPicture'
import { untrusted } from '../../runtime/rules/network/read'
import fc from '../support/properties'

describe('a picture', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo='

  it('is read from the reply', () => {
    expect(readCaptchaPicture(untrusted({ id: '7', image, more: 1 }))).toEqual({ id: '7', image })
  })

  it.each([
    [undefined],
    ['data:image/png;base64,AA=='],
    [{ id: '', image }],
    [{ id: 7, image }],
    [{ id: '7' }],
    [{ id: '7', image: 'https://elsewhere.example/1.png' }],
    [{ id: '7', image: 'data:text/html,<script>' }],
    [{ id: '7', image: 'javascript:alert(1)' }],
  ])('is rejected when the reply is %o', (raw) => {
    expect(readCaptchaPicture(untrusted(raw))).toBeUndefined()
  })
})

describe('the merchant’s pattern of a code', () => {
  it.each([
    ['^[0-9]{4}$'],
    ['^[A-Za-z0-9]{4,6}$'],
    ['^\\d{3}-\\d{3}$'],
    ['^(?:[0-9]{4}|[A-Z]{4})$'],
    ['^(abc)?\\d+$'],
    ['^([0-9]|[a-z]){4}$'],
    ['^(?:[A-Z]{2}[0-9]){2}$'],
    ['^(?:[A-Z]|[0-9]){4,6}$'],
    ['^(ab|cd)+$'],
    ['^(?=.*\\d)[a-z\\d]{4,6}$'],
    ['^\\(?[(*+|)]{4}$'],
    ['[0-9]{4}'],
  ])('is used when it is safe: %s', (source) => {
    expect(codePattern(source)).toEqual(new RegExp(source))
  })

  it.each([
    ['('],
    ['['],
    ['*'],
    ['^(a+)+$'],
    ['^([0-9]+)*$'],
    ['^(a|aa)+$'],
    ['^((a)b?)+$'],
    ['^(x(y+)z)*$'],
    ['^([a-z]{1,9}){1,9}$'],
    ['^(\\w+)\\1$'],
    [`^${'\\d{1,9}'.repeat(10)}x$`],
    [`^${'(\\w{1,9})?'.repeat(8)}!$`],
    [`^${'(a+)?'.repeat(7)}b$`],
    ['^(?:a|[a-c])+$'],
    ['^(?:ab?|a)+$'],
    ['(?:a|a){18}b'],
    ['^x|(?:a|a){18}b'],
    ['^(?<code>a+)+$'],
    ['^(?:[(]a*)*$'],
    ['a*a*a*a*a*a*a*a*b'],
    ['\\d+\\d+\\d+\\d+\\d+x'],
    ['x'.repeat(201)],
    [''],
    [undefined],
    [7],
  ])('is ignored when it is invalid, or may run forever: %s (F006)', (source) => {
    expect(codePattern(source)).toBeUndefined()
  })
})

it('an accepted pattern is fast for every code (F006)', () => {
  const piece = fc.constantFrom(
    'a',
    'ab?',
    '[a-b]',
    'a*',
    'a{1,9}',
    '(?:a|b)',
    '(?:a|a)',
    '(a+)',
    '(?:a|ab){2}',
  )
  const repeated = fc
    .tuple(piece, fc.constantFrom('', '?', '+', '{3}', '{2,8}'))
    .map(([one, more]) => `(?:${one})${more}`)
  const source = fc.array(repeated, { minLength: 1, maxLength: 12 }).map((pieces) => `${pieces.join('')}!`)
  fc.assert(
    fc.property(source, fc.constantFrom('^', ''), (pieces, start) => {
      const pattern = codePattern(start + pieces)
      if (pattern)
        runInNewContext('pattern.test(code)', { pattern, code: 'a'.repeat(64) }, { timeout: 10_000 })
    }),
  )
})

describe('a code', () => {
  it('is sent trimmed', () => {
    expect(normalizeCode('  aB3 \n')).toBe('aB3')
  })

  it('longer than 64 characters is refused, and never cut or matched (F006)', () => {
    expect(codeProblem('x'.repeat(64), /^x+$/)).toBeUndefined()
    expect(codeProblem('x'.repeat(65), /^x+$/)).toBe('tooLong')
  })

  it.each([
    ['', undefined, 'missing'],
    ['   ', /^[0-9]{4}$/, 'missing'],
    ['12', /^[0-9]{4}$/, 'invalid'],
    [' 1234 ', /^[0-9]{4}$/, undefined],
    ['whatever', undefined, undefined],
  ])('"%s" under %s is %s', (code, pattern, problem) => {
    expect(codeProblem(code, pattern)).toBe(problem)
  })
})
