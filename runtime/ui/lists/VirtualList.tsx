import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../classNames'
import { nextIndex, renderedRows, useVisibleRange } from './visibleRange'

export interface VirtualListProps<Item> {
  /** Accessible name. */
  label: string
  /** A new array is a new list: it starts at the selected item again. */
  items: readonly Item[]
  /** Key of an item, and part of the id of its element. */
  getKey: (item: Item) => string
  /** Index of the selected item, or -1. It is centred at first, and keyboard navigation starts there. */
  selected: number
  children: (item: Item) => ReactNode
  onSelect: (item: Item) => void
  /** A character was typed, which belongs in the search field. */
  onCharacter?: (() => void) | undefined
  ref?: Ref<HTMLElement> | undefined
}

/**
 * A listbox of any length: only visible rows are in the page, and each has its position and the total count for screen readers.
 * The keys move the active row and the focus stays on the list, so that a row that scrolls away does not lose it.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, getKey, selected, children, onSelect, onCharacter, ref } = props
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => scroller.current as HTMLElement, [])
  const { range, updateRange, scrollToRow } = useVisibleRange(scroller)
  const [active, setActive] = useState(0)
  // The row height, and with it the position of the selected item, is known only after the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list, not when the selection changes
  useLayoutEffect(() => {
    setActive(Math.max(0, selected))
    scrollToRow(Math.max(0, selected), 'middle')
  }, [items, range.rowHeight])

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event
    const next = nextIndex(key, active, items.length, range)
    const item = items[active]
    if (next !== undefined) {
      setActive(next)
      scrollToRow(next, 'near')
    } else if ((key === 'Enter' || key === ' ') && item) onSelect(item)
    else {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) onCharacter?.()
      return
    }
    event.preventDefault()
  }

  const { first, last } = renderedRows(range, items.length)
  const renderedItems = items.slice(first, last)
  const idOf = (item: Item): string => `VirtualList-${getKey(item)}`
  const activeItem = renderedItems[active - first]
  return (
    <div
      ref={scroller}
      className="VirtualList"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      data-autofocus=""
      onScroll={updateRange}
      onKeyDown={handleKeyDown}
      {...(activeItem === undefined ? {} : { 'aria-activedescendant': idOf(activeItem) })}
    >
      <div
        role="presentation"
        style={{
          paddingBlockStart: first * range.rowHeight,
          paddingBlockEnd: (items.length - last) * range.rowHeight,
        }}
      >
        {renderedItems.map((item, offset) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
          <div
            key={getKey(item)}
            id={idOf(item)}
            role="option"
            tabIndex={-1}
            className={classNames('VirtualList-row', item === activeItem && 'VirtualList-row--active')}
            aria-selected={first + offset === selected}
            aria-setsize={items.length}
            aria-posinset={first + offset + 1}
            onClick={() => onSelect(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </div>
  )
}
