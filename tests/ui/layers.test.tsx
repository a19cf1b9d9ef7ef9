// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Banner } from '../../runtime/ui/Banner'
import { DialogPanel } from '../../runtime/ui/DialogPanel'
import { letsGo } from '../../runtime/ui/dragging'
import { ErrorState } from '../../runtime/ui/ErrorState'
import { Marquee } from '../../runtime/ui/Marquee'
import { ProgressBar } from '../../runtime/ui/ProgressBar'
import { Sheet } from '../../runtime/ui/Sheet'
import { press, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const pointer = (name: string, clientY: number): Event =>
  new PointerEvent(name, { bubbles: true, clientY, pointerId: 1 })

describe('a pull on a sheet', () => {
  it.each([
    ['a third of the way, slowly', 101, 2000, true],
    ['less than that, slowly', 99, 2000, false],
    ['flung', 60, 100, true],
    ['a twitch', 20, 5, false],
    ['upwards', -200, 100, false],
  ])('%s', (_name, distance, duration, goes) => {
    expect(letsGo(distance, duration, 300)).toBe(goes)
  })

  it('moves the sheet with the finger and closes it', () => {
    const onClose = vi.fn()
    const { get } = render(
      <Sheet title="Language" onClose={onClose} closeLabel="Close">
        body
      </Sheet>,
    )
    Object.defineProperty(get('.Sheet'), 'offsetHeight', { value: 300 })
    const head = get('.Sheet-head')
    send(head, pointer('pointerdown', 10))
    send(head, pointer('pointermove', 160))
    expect(get('.Sheet').style.transform).toBe('translateY(150px)')
    send(head, pointer('pointerup', 160))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is forgotten when the system takes the finger away', () => {
    const onClose = vi.fn()
    const { get } = render(
      <Sheet title="Language" onClose={onClose} closeLabel="Close">
        body
      </Sheet>,
    )
    const head = get('.Sheet-head')
    send(head, pointer('pointerdown', 10))
    send(head, pointer('pointermove', 160))
    send(head, pointer('pointercancel', 160))
    expect(get('.Sheet').style.transform).toBe('')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does nothing on a sheet that cannot be dismissed', () => {
    const { get, all } = render(<Sheet title="Language">body</Sheet>)
    send(get('.Sheet-head'), pointer('pointerdown', 10))
    send(get('.Sheet-head'), pointer('pointermove', 160))
    expect(get('.Sheet').style.transform).toBe('')
    expect(all('button, .Sheet-grip')).toHaveLength(0)
  })
})

describe('dialog', () => {
  it('has a title that can name it and take the focus, and a close', () => {
    const onClose = vi.fn()
    const { get } = render(<DialogPanel title="Sorry" titleId="sorry" onClose={onClose} closeLabel="Close" />)
    expect(get('#sorry').tabIndex).toBe(-1)
    press(get('[aria-label="Close"]'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has no close when it must be answered', () => {
    expect(render(<DialogPanel title="Sorry" />).all('button')).toHaveLength(0)
  })
})

describe('notices', () => {
  it.each([
    ['danger', 'alert'],
    ['info', 'status'],
  ] as const)('a live banner of tone %s is spoken as %s', (tone, role) => {
    const { get } = render(
      <Banner tone={tone} live>
        text
      </Banner>,
    )
    expect(get('.Banner').getAttribute('role')).toBe(role)
  })

  it('a failure offers a way on and someone to ask', () => {
    const onClick = vi.fn()
    const { get, all } = render(
      <ErrorState
        title="Failed"
        code="E-1"
        retry={{ label: 'Again', onClick }}
        support={{ label: 'Ask', href: '/help' }}
      />,
    )
    press(get('button'))
    expect(onClick).toHaveBeenCalledOnce()
    expect(all('a[href="/help"]')).toHaveLength(1)
    expect(get('.ErrorState-code').textContent).toBe('E-1')
  })
})

describe('marquee', () => {
  it('stands still when it is paused, and the button says what it does next', () => {
    const { get } = render(<Marquee text="News" pauseLabel="Pause" playLabel="Play" />)
    const still = () => get('.Marquee').classList.contains('Marquee--still')
    expect(still()).toBe(false)
    press(get('[aria-label="Pause"]'))
    expect(still()).toBe(true)
    press(get('[aria-label="Play"]'))
    expect(still()).toBe(false)
  })

  it('is spoken once', () => {
    const { get } = render(<Marquee text="News" pauseLabel="Pause" playLabel="Play" />)
    expect(get('.Marquee-text--again').getAttribute('aria-hidden')).toBe('true')
  })
})

describe('marquee and the keyboard', () => {
  it('rests while it has the focus, until the visitor lets it run', () => {
    const { get } = render(<Marquee text="News" pauseLabel="Pause" playLabel="Play" />)
    const shy = () => get('.Marquee').classList.contains('Marquee--shy')
    expect(shy()).toBe(true)
    press(get('button'))
    press(get('button'))
    expect(shy()).toBe(false)
  })
})

describe('progress', () => {
  it.each([
    [0.64, '64'],
    [-1, '0'],
    [7, '100'],
  ])('of %d is told as %s', (value, told) => {
    const { get } = render(<ProgressBar label="To gold" value={value} />)
    expect(get('[role="progressbar"]').getAttribute('aria-valuenow')).toBe(told)
    expect(get('rect').getAttribute('width')).toBe(told)
  })
})
