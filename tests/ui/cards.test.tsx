// @vitest-environment happy-dom
import type { JSX } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GameCard } from '../../runtime/ui/games/GameCard'
import { Lane } from '../../runtime/ui/games/Lane'
import { BottomBar } from '../../runtime/ui/layout/BottomBar'
import { ListGroup } from '../../runtime/ui/lists/ListGroup'
import { ListRow } from '../../runtime/ui/lists/ListRow'
import { Avatar } from '../../runtime/ui/media/Avatar'
import { clickElement, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

describe('game card', () => {
  it('is one tap target, with its name isolated from the text around it', () => {
    const { get, all } = render(<GameCard title="Golden Carp" vendor="Studio" href="/m/launchGame" />)
    expect(all('a, button')).toHaveLength(1)
    expect(get('bdi').textContent).toBe('Golden Carp')
    expect(get('a').textContent).toContain('Golden Carp')
  })

  it('shows the first letters when the picture fails, and tries again with another picture', () => {
    const { get, all, rerender } = render(<GameCard title="Golden Carp" image={{ src: 'a.webp' }} />)
    send(get('img'), new Event('error'))
    expect(all('img')).toHaveLength(0)
    expect(get('.GameCard-stand-in').textContent).toBe('Go')
    rerender(<GameCard title="Golden Carp" image={{ src: 'b.webp' }} />)
    expect(get('img').getAttribute('src')).toBe('b.webp')
  })

  it('shows the first letters in place of a single pixel, which only counts visitors (F135)', () => {
    const { get, all } = render(<GameCard title="Golden Carp" image={{ src: 'a.gif' }} />)
    Object.defineProperties(get('img'), { naturalWidth: { value: 1 }, naturalHeight: { value: 1 } })
    send(get('img'), new Event('load'))
    expect(all('img')).toHaveLength(0)
    expect(get('.GameCard-stand-in').textContent).toBe('Go')
  })

  it('keeps a picture of any other size', () => {
    const { get, all } = render(<GameCard title="Golden Carp" image={{ src: 'a.svg' }} />)
    for (const [width, height] of [
      [0, 0],
      [1, 40],
      [300, 400],
    ]) {
      Object.defineProperties(get('img'), {
        naturalWidth: { value: width, configurable: true },
        naturalHeight: { value: height, configurable: true },
      })
      send(get('img'), new Event('load'))
      expect(all('img')).toHaveLength(1)
    }
  })

  it('tries the other hosts of its picture before that', () => {
    const image = { src: 'https://a/x', others: [{ src: 'https://b/x' }, { src: 'https://c/x' }] }
    const { get, all } = render(<GameCard title="Golden Carp" image={image} />)
    for (const src of ['https://a/x', 'https://b/x', 'https://c/x']) {
      expect(get('img').getAttribute('src')).toBe(src)
      send(get('img'), new Event('error'))
    }
    expect(all('img')).toHaveLength(0)
  })

  it('loads its picture lazily, unless it is on the first screen', () => {
    expect(
      render(<GameCard title="A" image={{ src: 'a.webp' }} />)
        .get('img')
        .getAttribute('loading'),
    ).toBe('lazy')
    expect(
      render(<GameCard title="A" image={{ src: 'a.webp' }} loading="eager" />)
        .get('img')
        .getAttribute('loading'),
    ).toBe('eager')
  })
})

describe('the picture of a game card', () => {
  const attributes = (card: JSX.Element): (string | null)[] => {
    const image = render(card).get('img')
    return ['width', 'height', 'srcset', 'sizes'].map((name) => image.getAttribute(name))
  }
  const image = { src: 'a.webp', srcSet: 'a.webp?w=144 144w' }

  it.each([
    ['portrait', '300', '400', /^\(min-width: 480px\) 135px, .* 108px$/],
    ['wide', '400', '250', /^\(min-width: 474px\) 256px, .* 176px$/],
    ['square', '300', '300', /^\(min-width: 480px\) 170px, .* 124px$/],
  ] as const)('has the ratio and the widths of its shape: %s', (shape, width, height, sizes) => {
    expect(attributes(<GameCard title="A" shape={shape} image={image} />)).toEqual([
      width,
      height,
      image.srcSet,
      expect.stringMatching(sizes),
    ])
  })

  it('has another width outside of a lane', () => {
    expect(attributes(<GameCard title="A" image={image} sizes="50vw" />)[3]).toBe('50vw')
  })

  it('has only its ratio when there are no other widths of it', () => {
    const single = attributes(<GameCard title="A" image={{ src: 'a.webp' }} />)
    expect(single).toEqual(['300', '400', null, null])
  })
})

describe('lane', () => {
  it('is a region named by its title, with one item for each card', () => {
    const onClick = vi.fn()
    const { get, all } = render(
      <Lane title="Slots" seeAll={{ label: 'All', onClick }}>
        <GameCard key="a" title="A" />
        <GameCard key="b" title="B" />
      </Lane>,
    )
    expect(get(`[id="${get('section').getAttribute('aria-labelledby')}"]`).textContent).toBe('Slots')
    expect(all('li')).toHaveLength(2)
    clickElement(get('.Lane-all'))
    expect(onClick).toHaveBeenCalledOnce()
  })
})

describe('rows', () => {
  it.each([
    ['a link', <ListRow key="row" label="Help" href="/m/help" />, 'a'],
    ['a button', <ListRow key="row" label="Help" onClick={() => undefined} />, 'button'],
    ['plain text', <ListRow key="row" label="Level" value="3" />, 'div.ListRow-line'],
  ])('can be %s', (_name, row, selector) => {
    expect(render(<ListGroup>{row}</ListGroup>).all(selector)).toHaveLength(1)
  })
})

describe('bottom bar', () => {
  it('marks the current page', () => {
    const { all } = render(
      <BottomBar
        label="Places"
        items={[
          { id: 'home', icon: 'home', label: 'Home', href: '/m/home', active: true },
          { id: 'search', icon: 'search', label: 'Search' },
        ]}
      />,
    )
    expect(all('a, button').map((place) => place.getAttribute('aria-current'))).toEqual(['page', null])
  })
})

describe('avatar', () => {
  const markup = (seed: string): string => render(<Avatar seed={seed} name="Linh" />).container.innerHTML

  it('is the same for the same seed', () => {
    expect(markup('linh')).toBe(markup('linh'))
  })

  it('differs for a hundred members', () => {
    const pictures = Array.from({ length: 100 }, (_, member) => markup(`member${member}`))
    expect(new Set(pictures).size).toBeGreaterThan(95)
  })
})
