// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Carousel, type CarouselProps } from '../../runtime/ui/media/Carousel'
import { clickElement, type Rendered, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel
    label="News"
    slides={['a', 'b', 'c'].map((id) => ({ id, content: `text ${id}` }))}
    index={0}
    onIndexChange={() => undefined}
    positionLabel={(index) => `${index + 1} of 3`}
    previousLabel="previous"
    nextLabel="next"
    {...props}
  />
)

const slideWidth = 300

/** happy-dom has no layout: slides of 300 px side by side. */
function layOut({ get, all }: Rendered, direction: 1 | -1): HTMLElement {
  const track = get('.Carousel-track')
  Object.defineProperty(track, 'clientWidth', { value: slideWidth })
  all('.Carousel-item').forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetWidth', { value: slideWidth })
    Object.defineProperty(slide, 'offsetLeft', { value: index * slideWidth * direction })
  })
  return track
}

describe('a carousel', () => {
  it.each([
    ['left to right', 1],
    ['right to left', -1],
  ] as const)('reports the slide that was swiped to, %s (E2.39)', (_, direction) => {
    const onIndex = vi.fn()
    const track = layOut(render(carousel({ onIndexChange: onIndex })), direction)
    track.scrollLeft = slideWidth * direction
    send(track, new Event('scroll'))
    expect(onIndex).toHaveBeenCalledWith(1)
  })

  it('lets only the shown slide be reached, under its position', () => {
    const { all } = render(carousel({ index: 1 }))
    expect(all('.Carousel-item').map((slide) => slide.inert)).toEqual([true, false, true])
    expect(all('.Carousel-slide').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
  })

  it('has buttons for the slides beside the shown one, and none beyond the ends', () => {
    const onIndex = vi.fn()
    const { get, rerender } = render(carousel({ onIndexChange: onIndex }))
    clickElement(get('[aria-label="previous"]'))
    expect(onIndex).not.toHaveBeenCalled()
    clickElement(get('[aria-label="next"]'))
    expect(onIndex).toHaveBeenCalledWith(1)
    rerender(carousel({ index: 2, onIndexChange: onIndex }))
    clickElement(get('[aria-label="previous"]'))
    clickElement(get('[aria-label="next"]'))
    expect(onIndex.mock.calls).toEqual([[1], [1]])
  })

  it('announces its position unless it turns by itself', () => {
    const { get, rerender } = render(carousel())
    expect(get('.Carousel-position').getAttribute('aria-live')).toBe('polite')
    rerender(carousel({ isTurning: true }))
    expect(get('.Carousel-position').getAttribute('aria-live')).toBe('off')
  })

  it('with one slide has no controls', () => {
    const { all } = render(carousel({ slides: [{ id: 'a', content: 'text' }] }))
    expect(all('button')).toEqual([])
  })
})
