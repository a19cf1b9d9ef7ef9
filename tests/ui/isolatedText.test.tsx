// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { IsolatedText } from '../../runtime/ui/text/IsolatedText'
import { render } from '../support/render'

afterEach(() => document.body.replaceChildren())

const isolated = (text: string) => {
  const { all } = render(
    <p>
      <IsolatedText text={text} />
    </p>,
  )
  const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent)
  return { runs: textsOf('bdi'), codes: textsOf('.IsolatedText-code'), whole: textsOf('p')[0] }
}

describe('a text with names and numbers in it', () => {
  it.each([
    [
      'ستارہ کو Sitara Interactive N.V. لائسنس نمبر SI-8048-031 کے تحت چلاتی ہے۔',
      ['Sitara Interactive N.V.', 'SI-8048-031'],
    ],
    ['صرف 18+ کے لیے', ['18+']],
    ['Rosy Cloud & Sons Ltd. کا لائسنس RC-2024-0186۔', ['Rosy Cloud & Sons Ltd.', 'RC-2024-0186']],
    ['کسٹمر سروس (CS1)', ['CS1']],
    ['کسٹمر سروس', []],
  ])('from right to left isolates each Latin run: %s', (text, runs) => {
    expect(isolated(text)).toMatchObject({ runs, whole: text })
  })

  it.each([
    ['under ordinance BJ-0427/2025. Not for persons under 18.', ['BJ-0427/2025']],
    ['按牌照 RC-2024-0186。', ['RC-2024-0186']],
    ['giấy phép số RC-2024-0186.', ['RC-2024-0186']],
    ['لائسنس SI-8048-031 کے تحت', ['SI-8048-031']],
    ['fixed-odds betting and/or games', []],
  ])('does not break inside a code: %s', (text, codes) => {
    expect(isolated(text)).toMatchObject({ codes, whole: text })
  })

  it('from left to right is otherwise plain text', () => {
    expect(isolated('Run by Rosy Cloud Games Ltd. since 2024.').runs).toEqual([])
  })
})
