// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../runtime/ui/Button'
import { Icon } from '../../runtime/ui/Icon'
import { IconButton } from '../../runtime/ui/IconButton'
import { press, render } from '../support/render'

afterEach(() => document.body.replaceChildren())

describe('button', () => {
  it('tells who pressed it', () => {
    const onClick = vi.fn()
    press(render(<Button onClick={onClick}>Go</Button>).get('button'))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('does nothing while busy, says so, and keeps its words in place', () => {
    const onClick = vi.fn()
    const { get } = render(
      <Button busy busyText="Please wait" onClick={onClick}>
        Go
      </Button>,
    )
    const button = get('button')
    press(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(get('.Button-label').textContent).toBe('Go')
    expect(get('.VisuallyHidden').textContent).toBe('Please wait')
  })

  it('sends no form while busy', () => {
    const onSubmit = vi.fn()
    const { get } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Go
        </Button>
      </form>,
    )
    press(get('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('can be reached when it is disabled, so that it can be explained, and does nothing', () => {
    const onClick = vi.fn()
    const button = render(
      <Button disabled onClick={onClick}>
        Go
      </Button>,
    ).get<HTMLButtonElement>('button')
    press(button)
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('is a link when it has an address', () => {
    const { get } = render(<Button href="/m/home">Home</Button>)
    expect(get('a').getAttribute('href')).toBe('/m/home')
  })

  it('sends a form only when it is told to', () => {
    expect(render(<Button>Go</Button>).get<HTMLButtonElement>('button').type).toBe('button')
  })
})

describe('icon button', () => {
  it('has a spoken name and a silent picture', () => {
    const { get } = render(<IconButton icon="close" label="Close" />)
    expect(get('button').getAttribute('aria-label')).toBe('Close')
    expect(get('svg').getAttribute('aria-hidden')).toBe('true')
  })

  it('shows a number', () => {
    expect(render(<IconButton icon="bell" label="Messages" badge={3} />).get('.Badge').textContent).toBe('3')
  })
})

describe('icon', () => {
  it.each([
    ['back', true],
    ['chevron', true],
    ['logOut', true],
    ['search', false],
    ['check', false],
    ['play', false],
  ] as const)('%s turns round in right-to-left scripts: %s', (name, turns) => {
    expect(
      render(<Icon name={name} />)
        .get('svg')
        .classList.contains('Icon--mirrored'),
    ).toBe(turns)
  })

  it('speaks when it has a label', () => {
    const svg = render(<Icon name="star" label="Favourite" />).get('svg')
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'Favourite'])
  })
})
