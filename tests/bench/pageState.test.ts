// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nearbyImages } from '../../scripts/bench/pageState'

/** Slides of a row, each at its distance from the left edge, with its pictures at theirs. */
type Slides = readonly { readonly left: number; readonly pictures?: readonly number[] }[]

const screenWidth = 360

/** The pictures of a row that count as near, by their positions among all. */
function nearOf(slides: Slides, top = 0): number[] {
  const place = (element: Element, left: number, width: number): void => {
    const rect = { top, bottom: top + 100, left, right: left + width }
    element.getBoundingClientRect = () => rect as DOMRect
  }
  const row = document.body.appendChild(document.createElement('ul'))
  place(row, 0, screenWidth)
  row.style.overflowX = 'auto'
  Object.defineProperties(row, { scrollWidth: { value: 3000 }, clientWidth: { value: screenWidth } })
  for (const { left, pictures = [] } of slides) {
    const slide = row.appendChild(document.createElement('li'))
    place(slide, left, 320)
    for (const pictureLeft of pictures)
      place(slide.appendChild(document.createElement('img')), pictureLeft, 100)
  }
  const images = [...row.querySelectorAll('img')]
  return [...new Set(nearbyImages(images).map((image) => images.indexOf(image)))].sort()
}

describe('the pictures near the screen', () => {
  vi.stubGlobal('innerWidth', screenWidth)
  vi.stubGlobal('innerHeight', 640)
  afterEach(() => document.body.replaceChildren())

  it.each<[string, Slides, number[]]>([
    [
      'are the shown one and the next of its row',
      [
        { left: 16, pictures: [16] },
        { left: 400, pictures: [400] },
        { left: 800, pictures: [800] },
      ],
      [0, 1],
    ],
    [
      'are the first of a row that shows a slide without one',
      [{ left: 16 }, { left: 345, pictures: [500] }, { left: 700, pictures: [700] }],
      [0],
    ],
    [
      'are the first also of a slide that is not seen yet',
      [{ left: 16 }, { left: 400, pictures: [400] }],
      [0],
    ],
    [
      'are none of a row where two slides without a picture come first',
      [{ left: 16 }, { left: 400 }, { left: 800, pictures: [800] }],
      [],
    ],
  ])('%s', (_, slides, near) => {
    expect(nearOf(slides)).toEqual(near)
  })

  it('are none of a row far below', () => {
    expect(nearOf([{ left: 16 }, { left: 345, pictures: [500] }], 2000)).toEqual([])
  })
})
