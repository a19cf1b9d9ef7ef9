// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as limits from '../../runtime/tables/limits'
import { DialogPanel } from '../../runtime/ui/dialogs/DialogPanel'
import { Sheet } from '../../runtime/ui/dialogs/Sheet'
import { isDismissed } from '../../runtime/ui/dialogs/usePullDown'
import { ErrorState } from '../../runtime/ui/feedback/ErrorState'
import { Message } from '../../runtime/ui/feedback/Message'
import { ProgressBar } from '../../runtime/ui/feedback/ProgressBar'
import { Marquee } from '../../runtime/ui/media/Marquee'
import { clickElement, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const pointer = (name: string, clientY: number): Event =>
  new PointerEvent(name, { bubbles: true, clientY, pointerId: 1 })

describe('pulling a sheet down', () => {
  it.each([
    ['a third of the way, slowly', 101, 2000, true],
    ['less than that, slowly', 99, 2000, false],
    ['flung', 60, 100, true],
    ['too short a movement', 20, 5, false],
    ['upwards', -200, 100, false],
  ])('%s', (_name, distance, duration, closes) => {
    expect(isDismissed(distance, duration, 300)).toBe(closes)
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

  it('is cancelled by pointercancel', () => {
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
  it('has a focusable title that labels it, and a close button', () => {
    const onClose = vi.fn()
    const { get } = render(<DialogPanel title="Sorry" titleId="sorry" onClose={onClose} closeLabel="Close" />)
    expect(get('#sorry').tabIndex).toBe(-1)
    clickElement(get('[aria-label="Close"]'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has no close button when it must be answered', () => {
    expect(render(<DialogPanel title="Sorry" />).all('button')).toHaveLength(0)
  })
})

describe('notices', () => {
  it.each([
    ['danger', 'alert'],
    ['info', 'status'],
  ] as const)('a live message of tone %s has the role %s', (tone, role) => {
    const { get } = render(
      <Message tone={tone} live>
        text
      </Message>,
    )
    expect(get('.Message').getAttribute('role')).toBe(role)
  })

  it('an error offers a retry and customer service', () => {
    const onClick = vi.fn()
    const { get, all } = render(
      <ErrorState
        title="Failed"
        code="E-1"
        retry={{ label: 'Again', onClick }}
        support={{ label: 'Ask', href: '/help' }}
      />,
    )
    clickElement(get('button'))
    expect(onClick).toHaveBeenCalledOnce()
    expect(all('a[href="/help"]')).toHaveLength(1)
    expect(get('.ErrorState-code').textContent).toBe('E-1')
  })
})

const news = {
  label: 'Announcements',
  items: [{ id: 'a', text: 'News' }],
  speed: 60,
  pauseLabel: 'Pause',
  playLabel: 'Play',
}

describe('marquee', () => {
  it('stops when it is paused, and the button is labelled with its next action', () => {
    const { get } = render(<Marquee {...news} />)
    const isStopped = () => get('.Marquee').classList.contains('Marquee--still')
    expect(isStopped()).toBe(false)
    clickElement(get('[aria-label="Pause"]'))
    expect(isStopped()).toBe(true)
    clickElement(get('[aria-label="Play"]'))
    expect(isStopped()).toBe(false)
  })

  it('runs at 60 px per second, however long it is (E9.22)', () => {
    const widths = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2400)
    const { get } = render(<Marquee {...news} speed={limits.marqueeSpeed} />)
    expect(get('.Marquee-belt').style.animationDuration).toBe('20s')
    widths.mockRestore()
  })

  it('was stopped before', () => {
    const onPausedChange = vi.fn()
    const { get } = render(<Marquee {...news} initiallyPaused onPausedChange={onPausedChange} />)
    expect(get('.Marquee').classList.contains('Marquee--still')).toBe(true)
    clickElement(get('[aria-label="Play"]'))
    expect(onPausedChange.mock.calls).toEqual([[false]])
  })

  it('leads somewhere; its copy is for a finger only', () => {
    const onClick = vi.fn()
    const { all } = render(
      <Marquee {...news} items={[{ id: 'a', text: 'News', href: '/m/activity', onClick }]} />,
    )
    expect(
      all('a').map((link) => [link.getAttribute('tabindex'), link.closest('[aria-hidden="true"]') !== null]),
    ).toEqual([
      [null, false],
      ['-1', true],
    ])
  })

  it('is announced once', () => {
    const { get } = render(<Marquee {...news} />)
    expect(get('.Marquee-run--again').getAttribute('aria-hidden')).toBe('true')
  })
})

describe('marquee and the keyboard', () => {
  it('stops while it has the focus, until the visitor uses the button', () => {
    const { get } = render(<Marquee {...news} />)
    const stopsOnFocus = () => get('.Marquee').classList.contains('Marquee--shy')
    expect(stopsOnFocus()).toBe(true)
    clickElement(get('button'))
    clickElement(get('button'))
    expect(stopsOnFocus()).toBe(false)
  })
})

describe('progress', () => {
  it.each([
    [0.64, '64'],
    [-1, '0'],
    [7, '100'],
  ])('of %d is announced as %s', (value, expected) => {
    const { get } = render(<ProgressBar label="To gold" value={value} />)
    expect(get('[role="progressbar"]').getAttribute('aria-valuenow')).toBe(expected)
    expect(get('rect').getAttribute('width')).toBe(expected)
  })
})
