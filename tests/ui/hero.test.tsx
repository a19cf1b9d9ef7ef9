// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Hero, type HeroProps } from '../../runtime/ui/games/Hero'
import { clickElement, type Rendered, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const slides = ['a', 'b', 'c'].map((id) => ({ id, alt: `slide ${id}`, link: { href: `#${id}` } }))

const hero = (props: Partial<HeroProps> = {}) => (
  <Hero
    label="News"
    slides={slides}
    index={0}
    onIndexChange={() => undefined}
    dotLabel={(index) => `slide ${index + 1}`}
    {...props}
  />
)

const slideWidth = 300

/** happy-dom has no layout: mocks slides of 300 px side by side in a track of that width. */
function layOut({ get, all }: Rendered, direction: 1 | -1 = 1): HTMLElement {
  const track = get('.Hero-track')
  Object.defineProperty(track, 'clientWidth', { value: slideWidth })
  all('.Hero-slide').forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetWidth', { value: slideWidth })
    Object.defineProperty(slide, 'offsetLeft', { value: index * slideWidth * direction })
  })
  return track
}

describe('hero', () => {
  it('has a labelled dot for each slide that leads to it', () => {
    const onIndex = vi.fn()
    const { all } = render(hero({ onIndexChange: onIndex }))
    const dots = all('.Hero-dot')
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(['slide 1', 'slide 2', 'slide 3'])
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false', 'false'])
    clickElement(dots[2] as HTMLElement)
    expect(onIndex).toHaveBeenCalledWith(2)
  })

  it.each([
    ['left to right', 1],
    ['right to left', -1],
  ] as const)('reports the slide that the visitor swiped to, %s', (_name, direction) => {
    const onIndex = vi.fn()
    const track = layOut(render(hero({ onIndexChange: onIndex })), direction)
    track.scrollLeft = slideWidth * direction
    send(track, new Event('scroll'))
    expect(onIndex).toHaveBeenCalledWith(1)
  })

  it('scrolls to the slide of a new index, without reporting the slides that it passes', () => {
    const onIndex = vi.fn()
    const rendered = render(hero({ onIndexChange: onIndex }))
    const track = layOut(rendered)
    const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => undefined)
    rendered.rerender(hero({ onIndexChange: onIndex, index: 2 }))
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

  it('reports when it is held, so that its parent does not advance it', () => {
    const onHold = vi.fn()
    const { get } = render(hero({ onHoldChange: onHold }))
    send(get('a'), new FocusEvent('focusin', { bubbles: true }))
    expect(onHold).toHaveBeenLastCalledWith(true)
    send(get('a'), new FocusEvent('focusout', { bubbles: true }))
    expect(onHold).toHaveBeenLastCalledWith(false)
  })

  it('has no dots for one slide', () => {
    expect(render(hero({ slides: slides.slice(0, 1) })).all('.Hero-dot')).toHaveLength(0)
  })

  it('leads where a slide’s link leads, with a note over its picture', () => {
    const onClick = vi.fn()
    const { all } = render(
      hero({
        slides: [
          { id: 'a', alt: 'Wheel', link: { href: '#a', target: '_blank', onClick }, note: 'events.example' },
          { id: 'b', alt: 'Game', link: { onClick } },
          { id: 'c', alt: 'News', note: 'never' },
        ],
      }),
    )
    expect(all('.Hero-panel').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['A', 'Wheelevents.example'],
      ['BUTTON', 'Game'],
      ['DIV', 'News'],
    ])
    clickElement(all('.Hero-panel')[1] as HTMLElement)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('loads its first picture before everything else, then the next, and further ones once a slide before is shown', () => {
    const pictures = slides.map(({ id }) => ({ id, alt: id, image: { src: `${id}.webp` } }))
    const { all, rerender, get } = render(hero({ slides: pictures }))
    expect(get('.Hero-slide:last-child').textContent).toBe('c')
    const [first, ...others] = all('img').map((image) =>
      ['loading', 'fetchpriority'].map((name) => image.getAttribute(name)),
    )
    expect(first).toEqual(['eager', 'high'])
    expect(others).toEqual([['lazy', null]])
    rerender(hero({ slides: pictures, index: 1 }))
    expect(all('img').map((image) => image.getAttribute('src'))).toEqual(['a.webp', 'b.webp', 'c.webp'])
    rerender(hero({ slides: pictures, index: 0 }))
    expect(all('img')).toHaveLength(3)
  })

  it.each([
    [2, '(min-width: 480px) 424px, calc(100vw - 56px)'],
    [1, '(min-width: 480px) 448px, calc(100vw - 32px)'],
  ])('of %i slides says how wide its pictures are', (count, sizes) => {
    const image = { src: 'a.webp', srcSet: 'a.webp?w=640 640w' }
    const { get } = render(hero({ slides: slides.slice(0, count).map(({ id }) => ({ id, alt: id, image })) }))
    expect(['width', 'height', 'srcset', 'sizes'].map((name) => get('img').getAttribute(name))).toEqual([
      '640',
      '280',
      image.srcSet,
      sizes,
    ])
  })

  it('shows the words of a picture that must not be loaded', () => {
    expect(render(hero({ slides: [{ id: 'a', alt: 'Live tables' }] })).get('.Hero-words').textContent).toBe(
      'Live tables',
    )
  })
})
