// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Hero, type HeroProps } from '../../runtime/ui/Hero'
import { press, type Rendered, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const slides = ['a', 'b', 'c'].map((id) => ({ id, title: `slide ${id}`, href: `#${id}` }))

const hero = (props: Partial<HeroProps> = {}) => (
  <Hero
    label="News"
    slides={slides}
    index={0}
    onIndex={() => undefined}
    dotLabel={(at) => `slide ${at + 1}`}
    {...props}
  />
)

const slideWidth = 300

/** happy-dom has no layout: slides of 300 px stand side by side in a window as wide. */
function layOut({ get, all }: Rendered, direction: 1 | -1 = 1): HTMLElement {
  const track = get('.Hero-track')
  Object.defineProperty(track, 'clientWidth', { value: slideWidth })
  all('.Hero-slide').forEach((slide, place) => {
    Object.defineProperty(slide, 'offsetWidth', { value: slideWidth })
    Object.defineProperty(slide, 'offsetLeft', { value: place * slideWidth * direction })
  })
  return track
}

describe('hero', () => {
  it('has a dot for each slide, that says which it is and leads there', () => {
    const onIndex = vi.fn()
    const { all } = render(hero({ onIndex }))
    const dots = all('.Hero-dot')
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(['slide 1', 'slide 2', 'slide 3'])
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false', 'false'])
    press(dots[2] as HTMLElement)
    expect(onIndex).toHaveBeenCalledWith(2)
  })

  it.each([
    ['left to right', 1],
    ['right to left', -1],
  ] as const)('tells which slide the visitor swiped to, %s', (_name, direction) => {
    const onIndex = vi.fn()
    const track = layOut(render(hero({ onIndex })), direction)
    track.scrollLeft = slideWidth * direction
    send(track, new Event('scroll'))
    expect(onIndex).toHaveBeenCalledWith(1)
  })

  it('scrolls to the slide of a new index, and is silent about slides that pass by on the way', () => {
    const onIndex = vi.fn()
    const rendered = render(hero({ onIndex }))
    const track = layOut(rendered)
    const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => undefined)
    rendered.again(hero({ onIndex, index: 2 }))
    expect(scrollTo).toHaveBeenCalledWith({ left: 2 * slideWidth })
    track.scrollLeft = slideWidth
    send(track, new Event('scroll'))
    expect(onIndex).not.toHaveBeenCalled()
    track.scrollLeft = 2 * slideWidth
    send(track, new Event('scroll'))
    track.scrollLeft = slideWidth
    send(track, new Event('scroll'))
    expect(onIndex).toHaveBeenCalledWith(1)
  })

  it('says when it is held, so that whoever turns the slides waits', () => {
    const onHold = vi.fn()
    const { get } = render(hero({ onHold }))
    send(get('a'), new FocusEvent('focusin', { bubbles: true }))
    expect(onHold).toHaveBeenLastCalledWith(true)
    send(get('a'), new FocusEvent('focusout', { bubbles: true }))
    expect(onHold).toHaveBeenLastCalledWith(false)
  })

  it('needs no dots for one slide', () => {
    expect(render(hero({ slides: slides.slice(0, 1) })).all('.Hero-dot')).toHaveLength(0)
  })

  it('speaks the words of a slide once: its picture is silent when there is a title', () => {
    const { all } = render(
      hero({
        slides: [
          { id: 'a', title: 'Offer', image: 'a.svg' },
          { id: 'b', alt: 'Live tables', image: 'b.svg' },
        ],
      }),
    )
    expect(all('img').map((image) => image.getAttribute('alt'))).toEqual(['', 'Live tables'])
    expect(all('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy'])
  })
})
