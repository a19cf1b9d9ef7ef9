// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawnRows, stepTo } from '../../runtime/ui/sight'
import { VirtualList } from '../../runtime/ui/VirtualList'
import { key, press, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`)
const thousands = numbers(5000)

interface Shown {
  readonly items?: readonly string[]
  readonly selected?: number
}

function show({ items = thousands, selected = -1 }: Shown = {}) {
  const onChoose = vi.fn()
  const onLetter = vi.fn()
  const list = (more: Shown = {}) => (
    <VirtualList
      label="Numbers"
      items={more.items ?? items}
      keyOf={(item) => item}
      selected={more.selected ?? selected}
      onChoose={onChoose}
      onLetter={onLetter}
    >
      {(item) => item}
    </VirtualList>
  )
  const { get, all, again } = render(list())
  return {
    onChoose,
    onLetter,
    box: () => get('[role="listbox"]'),
    rows: () => all('[role="option"]'),
    row: (item: string) => get(`#VirtualList-${item}`),
    marked: () => get('[role="listbox"]').getAttribute('aria-activedescendant'),
    change: (more: Shown) => again(list(more)),
  }
}

const place = (row: HTMLElement): string[] =>
  ['aria-posinset', 'aria-setsize', 'aria-selected'].map((name) => row.getAttribute(name) ?? '')

describe('a list of five thousand', () => {
  it('draws only what can be seen, and says where each row stands (F051)', () => {
    const { rows, row } = show()
    expect(rows().length).toBeLessThan(40)
    expect(place(row('n0'))).toEqual(['1', '5000', 'false'])
  })

  it('draws other rows when it is scrolled, to its very end (F051)', () => {
    const { box, rows, row } = show()
    box().scrollTop = 5000 * 60 - 640
    send(box(), new Event('scroll'))
    expect(rows().length).toBeLessThan(40)
    expect(rows().at(-1)).toBe(row('n4999'))
    expect(place(row('n4999'))).toEqual(['5000', '5000', 'false'])
  })

  it('is as high as all of its rows together (F051)', () => {
    const { box, rows } = show({ selected: 2500 })
    const held = box().firstElementChild as HTMLElement
    const { paddingBlockStart, paddingBlockEnd } = held.style
    const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
    expect(padding + rows().length * 60).toBe(5000 * 60)
  })

  it('begins at the chosen one, which is marked (E2.59)', () => {
    const { row, marked } = show({ selected: 4321 })
    expect(place(row('n4321'))).toEqual(['4322', '5000', 'true'])
    expect(marked()).toBe('VirtualList-n4321')
  })
})

describe('with the keys', () => {
  it.each([
    [['ArrowDown'], 'n1'],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], 'n1'],
    [['ArrowUp'], 'n0'],
    [['End'], 'n4999'],
    [['End', 'ArrowDown'], 'n4999'],
    [['End', 'Home'], 'n0'],
    [['PageDown'], 'n9'],
    [['PageDown', 'PageUp'], 'n0'],
  ])('%j leads to %s, which is in the page and taken with Enter', (keys, item) => {
    const { box, row, marked, onChoose } = show()
    for (const one of keys) key(box(), one)
    expect(marked()).toBe(`VirtualList-${item}`)
    expect(row(item).className).toContain('--active')
    key(box(), 'Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(item)
  })

  it('a row is taken with the space bar or a tap', () => {
    const { box, row, onChoose } = show()
    key(box(), ' ')
    press(row('n3'))
    expect(onChoose.mock.calls).toEqual([['n0'], ['n3']])
  })

  it('a letter is for the search, and Tab and Escape are for the page', () => {
    const { box, onLetter, onChoose } = show()
    for (const one of ['v', 'Tab', 'Escape', 'Shift']) key(box(), one)
    expect(onLetter).toHaveBeenCalledTimes(1)
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('another list', () => {
  it('begins at its top, with its own rows', () => {
    const { box, marked, change, rows } = show()
    key(box(), 'End')
    change({ items: numbers(3) })
    expect(rows().map((row) => row.textContent)).toEqual(['n0', 'n1', 'n2'])
    expect([marked(), box().scrollTop]).toEqual(['VirtualList-n0', 0])
  })
})

describe('what is drawn', () => {
  const sight = fc.record({
    top: fc.integer({ min: -200, max: 400_000 }),
    height: fc.integer({ min: 1, max: 2000 }),
    row: fc.integer({ min: 20, max: 120 }),
  })

  it('is all that can be seen, of what there is, and little else (F051)', () => {
    fc.assert(
      fc.property(sight, fc.integer({ min: 0, max: 5000 }), (seen, count) => {
        const { first, last } = drawnRows(seen, count)
        expect(0 <= first && first <= count).toBe(true)
        expect(Math.max(first, last)).toBeLessThanOrEqual(count)
        expect(last - first).toBeLessThanOrEqual(seen.height / seen.row + 14)
        for (
          let y = Math.max(0, seen.top);
          y < Math.min(seen.top + seen.height, count * seen.row);
          y += seen.row
        ) {
          const index = Math.floor(y / seen.row)
          expect(first <= index && index < last).toBe(true)
        }
      }),
    )
  })

  it('has a row for every step of the keys (F051)', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End')
    fc.assert(
      fc.property(keys, sight, fc.integer({ min: 1, max: 5000 }), fc.nat(), (pressed, seen, count, at) => {
        const next = stepTo(pressed, at % count, count, seen) ?? Number.NaN
        expect(0 <= next && next < count).toBe(true)
      }),
    )
  })

  it.each(['v', 'Tab', 'toString', 'constructor'])('does not move with %s', (pressed) => {
    expect(stepTo(pressed, 0, 5, { top: 0, height: 100, row: 50 })).toBeUndefined()
  })
})
