import { describe, expect, it } from 'vitest'
import { findInkOutside } from '../support/screens/layoutChecks'
import { phonesForTests } from '../support/sites/fixtures'

/* The checks of the screens find what they are for, in boxes that they have never heard of. */

const text = 'یہ صفحہ سائٹ میں لاگ اِن ہو کر کھولیں'
const style = `font: 20px/1 "Noto Nastaliq Urdu"; display: block; padding: 0`

/** A page with a text in a box of a new component, which has these styles of its own. */
const pageWith = (box: string, content = text): string =>
  `<!doctype html><html lang="ur" dir="rtl"><meta charset="utf-8"><body style="margin: 100px"><div class="Newcomer" style='${style}; ${box}'>${content}</div>`

describe('letters that leave their box', () => {
  const newPhone = phonesForTests()

  const findIn = async (...page: Parameters<typeof pageWith>): Promise<string[]> => {
    const phone = await newPhone()
    await phone.page.setContent(pageWith(...page))
    return findInkOutside(phone.page)
  }

  it.each([
    ['has a fixed height', 'height: 20px'],
    ['has a greatest height', 'max-height: 20px'],
    ['hides what is outside', 'overflow: hidden'],
    ['clips what is outside', 'overflow: clip'],
    [
      'has a limited number of lines',
      'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; inline-size: 100px',
    ],
    ['has a background', 'background: #fd0'],
    ['has a border', 'border: 1px solid'],
  ])('are found where it %s (E9.32)', async (_, box) => {
    const found = await findIn(box)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((line) => / leaves Newcomer by \d+ px (above|below)$/.test(line))).toBe(true)
  })

  it.each([
    ['is invisible and as high as its text', ''],
    ['has room for them', 'height: 90px; padding-block: 40px'],
    ['clips at the side only', 'overflow: clip visible'],
    ['scrolls', 'overflow: auto; height: 90px; padding-block: 40px'],
  ])('are none where it %s (E9.32)', async (_, box) => {
    expect(await findIn(box)).toEqual([])
  })
})
