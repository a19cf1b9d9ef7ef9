// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { VirtualList } from '../../runtime/ui/lists/VirtualList'
import { nextIndex, renderedRows } from '../../runtime/ui/lists/visibleRange'
import fc from '../support/properties'
import { clickElement, pressKey, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`)
const thousands = numbers(5000)

interface ListOptions {
  readonly items?: readonly string[]
  readonly selected?: number
}

function show({ items = thousands, selected = -1 }: ListOptions = {}) {
  const onChoose = vi.fn()
  const onLetter = vi.fn()
  const element = (options: ListOptions = {}) => (
    <VirtualList
      label="Numbers"
      items={options.items ?? items}
      getKey={(item) => item}
      selected={options.selected ?? selected}
      onSelect={onChoose}
      onCharacter={onLetter}
    >
      {(item) => item}
    </VirtualList>
  )
  const { get, all, rerender } = render(element())
  return {
    onChoose,
    onLetter,
    box: () => get('[role="listbox"]'),
    rows: () => all('[role="option"]'),
    row: (item: string) => get(`#VirtualList-${item}`),
    marked: () => get('[role="listbox"]').getAttribute('aria-activedescendant'),
    change: (options: ListOptions) => rerender(element(options)),
  }
}

const ariaPosition = (row: HTMLElement): string[] =>
  ['aria-posinset', 'aria-setsize', 'aria-selected'].map((name) => row.getAttribute(name) ?? '')

describe('a list of five thousand', () => {
  it('renders only the visible rows, each with its position (F051)', () => {
    const { rows, row } = show()
    expect(rows().length).toBeLessThan(40)
    expect(ariaPosition(row('n0'))).toEqual(['1', '5000', 'false'])
  })

  it('renders other rows when it is scrolled, down to the last one (F051)', () => {
    const { box: listbox, rows, row } = show()
    listbox().scrollTop = 5000 * 60 - 640
    send(listbox(), new Event('scroll'))
    expect(rows().length).toBeLessThan(40)
    expect(rows().at(-1)).toBe(row('n4999'))
    expect(ariaPosition(row('n4999'))).toEqual(['5000', '5000', 'false'])
  })

  it('is as high as all of its rows together (F051)', () => {
    const { box: listbox, rows } = show({ selected: 2500 })
    const content = listbox().firstElementChild as HTMLElement
    const { paddingBlockStart, paddingBlockEnd } = content.style
    const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
    expect(padding + rows().length * 60).toBe(5000 * 60)
  })

  it('starts at the selected item, which is active (E2.59)', () => {
    const { row, marked: activeId } = show({ selected: 4321 })
    expect(ariaPosition(row('n4321'))).toEqual(['4322', '5000', 'true'])
    expect(activeId()).toBe('VirtualList-n4321')
  })
})

describe('the keyboard', () => {
  it.each([
    [['ArrowDown'], 'n1'],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], 'n1'],
    [['ArrowUp'], 'n0'],
    [['End'], 'n4999'],
    [['End', 'ArrowDown'], 'n4999'],
    [['End', 'Home'], 'n0'],
    [['PageDown'], 'n9'],
    [['PageDown', 'PageUp'], 'n0'],
  ])('%j moves to %s, which is rendered, and Enter selects it', (keys, item) => {
    const { box: listbox, row, marked: activeId, onChoose } = show()
    for (const one of keys) pressKey(listbox(), one)
    expect(activeId()).toBe(`VirtualList-${item}`)
    expect(row(item).className).toContain('--active')
    pressKey(listbox(), 'Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(item)
  })

  it('selects a row with the space bar or a tap', () => {
    const { box: listbox, row, onChoose } = show()
    pressKey(listbox(), ' ')
    clickElement(row('n3'))
    expect(onChoose.mock.calls).toEqual([['n0'], ['n3']])
  })

  it('leaves letters to the search field, and Tab and Escape to the page', () => {
    const { box: listbox, onLetter, onChoose } = show()
    for (const one of ['v', 'Tab', 'Escape', 'Shift']) pressKey(listbox(), one)
    expect(onLetter).toHaveBeenCalledTimes(1)
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('another list', () => {
  it('starts at its top, with its own rows', () => {
    const { box: listbox, marked: activeId, change, rows } = show()
    pressKey(listbox(), 'End')
    change({ items: numbers(3) })
    expect(rows().map((row) => row.textContent)).toEqual(['n0', 'n1', 'n2'])
    expect([activeId(), listbox().scrollTop]).toEqual(['VirtualList-n0', 0])
  })
})

describe('the rendered rows', () => {
  const ranges = fc.record({
    scrollTop: fc.integer({ min: -200, max: 400_000 }),
    height: fc.integer({ min: 1, max: 2000 }),
    rowHeight: fc.integer({ min: 20, max: 120 }),
  })

  it('include every visible row, and few others (F051)', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 5000 }), (range, count) => {
        const { first, last } = renderedRows(range, count)
        expect(0 <= first && first <= count).toBe(true)
        expect(Math.max(first, last)).toBeLessThanOrEqual(count)
        expect(last - first).toBeLessThanOrEqual(range.height / range.rowHeight + 14)
        for (
          let y = Math.max(0, range.scrollTop);
          y < Math.min(range.scrollTop + range.height, count * range.rowHeight);
          y += range.rowHeight
        ) {
          const index = Math.floor(y / range.rowHeight)
          expect(first <= index && index < last).toBe(true)
        }
      }),
    )
  })

  it('can be reached by the keys, which stay inside the list (F051)', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End')
    fc.assert(
      fc.property(keys, ranges, fc.integer({ min: 1, max: 5000 }), fc.nat(), (pressed, range, count, at) => {
        const next = nextIndex(pressed, at % count, count, range) ?? Number.NaN
        expect(0 <= next && next < count).toBe(true)
      }),
    )
  })

  it.each(['v', 'Tab', 'toString', 'constructor'])('do not change with the key %s', (pressed) => {
    expect(nextIndex(pressed, 0, 5, { scrollTop: 0, height: 100, rowHeight: 50 })).toBeUndefined()
  })
})
