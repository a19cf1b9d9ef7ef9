import { describe, expect, it } from 'vitest'
import { cleanTyped } from '../../../runtime/rules/text/cleanTyped'

describe('a user name or a code as it is meant', () => {
  it.each([
    ['minhanh88', 'minhanh88'],
    ['\u200bminhanh88', 'minhanh88'],
    ['\ufeffminhanh88\u200e', 'minhanh88'],
    ['\u202aminhanh88\u202c', 'minhanh88'],
    ['\u2066minhanh88\u2069', 'minhanh88'],
    ['minh\u00adanh\u206088', 'minhanh88'],
    ['minh\u200canh\u200d88', 'minhanh88'],
    ['\u00a0minhanh88\u3000', 'minhanh88'],
    ['ｍｉｎｈａｎｈ８８', 'minhanh88'],
    ['ｌａｎ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'lan@mail.example'],
    ['Nguyễn Văn A', 'Nguyễn Văn A'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क\u200dष', 'क\u200dष'],
    ['minh-anh_88.x@y', 'minh-anh_88.x@y'],
    ['👩\u200d👩\u200d👧 7', '👩\u200d👩\u200d👧 7'],
    ['minhanh88\ufe0f', 'minhanh88'],
    ['minh\u034fanh88', 'minhanh88'],
    ['\u3164minhanh88\u115f', 'minhanh88'],
    ['minhanh88\u2800', 'minhanh88'],
    ['\u2800\u3164', ''],
    ['❤\ufe0f 7', '❤\ufe0f 7'],
    ['한국88', '한국88'],
    ['नमस्ते', 'नमस्ते'],
    ['', ''],
  ])('%j is %j', (typed, meant) => {
    expect(cleanTyped(typed)).toBe(meant)
  })
})
