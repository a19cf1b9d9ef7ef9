// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../runtime/ui/actions/Button'
import { IconButton } from '../../runtime/ui/actions/IconButton'
import { Icon } from '../../runtime/ui/media/Icon'
import * as icons from '../../runtime/ui/media/icons'
import { clickElement, render } from '../support/render'

afterEach(() => document.body.replaceChildren())

describe('button', () => {
  it('calls onClick when it is pressed', () => {
    const onClick = vi.fn()
    clickElement(render(<Button onClick={onClick}>Go</Button>).get('button'))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('ignores clicks while busy, announces it, and keeps its label', () => {
    const onClick = vi.fn()
    const { get } = render(
      <Button busy busyText="Please wait" onClick={onClick}>
        Go
      </Button>,
    )
    const button = get('button')
    clickElement(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(get('.Button-label').textContent).toBe('Go')
    expect(get('.VisuallyHidden').textContent).toBe('Please wait')
  })

  it('submits no form while busy', () => {
    const onSubmit = vi.fn()
    const { get } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Go
        </Button>
      </form>,
    )
    clickElement(get('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('stays focusable when disabled, and ignores clicks', () => {
    const onClick = vi.fn()
    const button = render(
      <Button disabled onClick={onClick}>
        Go
      </Button>,
    ).get<HTMLButtonElement>('button')
    clickElement(button)
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('is a link when it has an address', () => {
    const { get } = render(<Button href="/m/home">Home</Button>)
    expect(get('a').getAttribute('href')).toBe('/m/home')
  })

  it('does not submit a form by default', () => {
    expect(render(<Button>Go</Button>).get<HTMLButtonElement>('button').type).toBe('button')
  })
})

describe('icon button', () => {
  it('has an accessible name and a hidden icon', () => {
    const { get } = render(<IconButton icon="close" label="Close" />)
    expect(get('button').getAttribute('aria-label')).toBe('Close')
    expect(get('svg').getAttribute('aria-hidden')).toBe('true')
  })

  it('shows a badge', () => {
    expect(
      render(<IconButton icon={icons.bell} label="Messages" badge={3} />).get('.Badge').textContent,
    ).toBe('3')
  })
})

describe('icon', () => {
  it.each([
    ['back', true],
    ['chevron', true],
    [icons.logOut, true],
    ['search', false],
    [icons.check, false],
    ['play', false],
  ] as const)('%j is mirrored in right-to-left scripts: %s', (name, isMirrored) => {
    expect(
      render(<Icon icon={name} />)
        .get('svg')
        .classList.contains('Icon--mirrored'),
    ).toBe(isMirrored)
  })

  it('is announced when it has a label', () => {
    const svg = render(<Icon icon={icons.star} label="Favourite" />).get('svg')
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'Favourite'])
  })
})
