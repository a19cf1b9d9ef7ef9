import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../runtime/rules/text/htmlToText'
import fc from '../../support/properties'

describe('HTML of the platform', () => {
  it.each<[unknown, string | undefined]>([
    ['We are back soon', 'We are back soon'],
    ['<b>Back</b> at <i>nine</i>', 'Back at nine'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br/>two<BR>three', 'One\ntwo\nthree'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
    ['One\n\n\n   two', 'One\ntwo'],
    ['Fish &amp; chips&nbsp;&lt;3 &#39;x&#39; &#x1F600;', "Fish & chips <3 'x' 😀"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
    ['3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
    ['<script>alert(1)</script>Hello<style>p{}</style>', 'Hello'],
    ['Hello<script>alert(1)', 'Hello'],
    ['<!-- note -->Hello<!-- open', 'Hello'],
    ['<a href="javascript:x" onclick="y">Here</a>', 'Here'],
    ['<scr<b>ipt>Hello</scr<b>ipt>', 'Hello'],
    ['<script2<word>>Hello', 'Hello'],
    ['<img src=x onerror=alert(1)>', undefined],
    ['&#8238;abc', 'abc'],
    ['', undefined],
    [null, undefined],
    [7, undefined],
    [{ html: 'x' }, undefined],
  ])('%j becomes %j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('bears tags within tags, however deep', () => {
    const depth = 200
    expect(htmlToText(`${'<'.repeat(depth)}Hello${'b>'.repeat(depth)}`)).toBeUndefined()
  })

  it('never keeps a tag', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      'b',
      '/',
      'script',
      ' ',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '\n',
      'word',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(htmlToText(pieces.join('')) ?? '').not.toMatch(/<\/?[a-z][^<>]*>/i)
      }),
    )
  })
})
