import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { md5 } from '../../../runtime/rules/text/md5'
import fc from '../../support/properties'

it('is the MD5 hash of the text as UTF-8, in lowercase hex (E4.36)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text, 'utf8').digest('hex'))
    }),
  )
})
