import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from './classes'
import { drawnRows, stepTo, useSight } from './sight'

export interface VirtualListProps<Item> {
  /** Spoken name. */
  label: string
  /** Another list is another array. */
  items: readonly Item[]
  /** Names an item, and its element. */
  keyOf: (item: Item) => string
  /** The index of the chosen one; -1 when none of them is. It stands in the middle at first, and the keys begin there. */
  selected: number
  children: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  /** A letter was typed: the search field wants it. */
  onLetter?: (() => void) | undefined
  ref?: Ref<HTMLElement> | undefined
}

/**
 * A list to choose from, of any length: only what can be seen is in the page, and every row says which of how many it is.
 * The keys move a mark, the focus stays on the list: a row that scrolls away takes no focus with it.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, selected, children, onChoose, onLetter, ref } = props
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => scroller.current as HTMLElement, [])
  const { sight, look, bring } = useSight(scroller)
  const [active, setActive] = useState(0)
  // The row's height is known after the first drawing, and the place of the chosen one with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, not when another one is chosen
  useLayoutEffect(() => {
    setActive(Math.max(0, selected))
    bring(Math.max(0, selected), 'middle')
  }, [items, sight.row])

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event
    const next = stepTo(key, active, items.length, sight)
    const item = items[active]
    if (next !== undefined) {
      setActive(next)
      bring(next, 'near')
    } else if ((key === 'Enter' || key === ' ') && item) onChoose(item)
    else {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) onLetter?.()
      return
    }
    event.preventDefault()
  }

  const { first, last } = drawnRows(sight, items.length)
  const drawn = items.slice(first, last)
  const idOf = (item: Item): string => `VirtualList-${keyOf(item)}`
  const marked = drawn[active - first]
  return (
    <div
      ref={scroller}
      className="VirtualList"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      data-autofocus=""
      onScroll={look}
      onKeyDown={press}
      {...(marked === undefined ? {} : { 'aria-activedescendant': idOf(marked) })}
    >
      <div
        role="presentation"
        style={{ paddingBlockStart: first * sight.row, paddingBlockEnd: (items.length - last) * sight.row }}
      >
        {drawn.map((item, offset) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
          <div
            key={keyOf(item)}
            id={idOf(item)}
            role="option"
            tabIndex={-1}
            className={classes('VirtualList-row', item === marked && 'VirtualList-row--active')}
            aria-selected={first + offset === selected}
            aria-setsize={items.length}
            aria-posinset={first + offset + 1}
            onClick={() => onChoose(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </div>
  )
}
