/*
 * In the page with every merchant: the filter, and what changes while it is open.
 */
export {}

const find = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

const filter = find<HTMLInputElement>('filter')
const list = find('merchants')

const cards = (): HTMLElement[] => [...list.children] as HTMLElement[]

/** Every word that was typed must be somewhere in the card. */
function applyFilter(): void {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const card of cards())
    card.hidden = !words.every((word) => card.dataset.search?.includes(word) ?? false)
  find('nothing').hidden = cards().length === 0 || cards().some(({ hidden }) => !hidden)
}

/** Replaces only the cards that differ: the others keep their focus and what is unfolded. */
function showCards(newer: readonly HTMLElement[]): void {
  const before = new Map(cards().map((card) => [card.id, card]))
  const shown = newer.map((card) => {
    const former = before.get(card.id)
    return former && isSame(former, card) ? former : card
  })
  list.replaceChildren(...shown)
}

function isSame(former: HTMLElement, newer: HTMLElement): boolean {
  const copy = former.cloneNode(true) as HTMLElement
  copy.hidden = false
  for (const details of copy.querySelectorAll('details')) details.open = true
  return copy.isEqualNode(newer)
}

async function update(): Promise<void> {
  const response = await fetch('/')
  if (!response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const focused = document.activeElement
  document.title = page.title
  for (const id of ['summary', 'others']) {
    const newer = page.getElementById(id)
    if (newer && newer.innerHTML !== find(id).innerHTML) find(id).replaceChildren(...newer.childNodes)
  }
  showCards([...(page.getElementById('merchants')?.children ?? [])] as HTMLElement[])
  applyFilter()
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
}

filter.addEventListener('input', applyFilter)
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === filter) return
  event.preventDefault()
  filter.focus()
})
// After a reload, browsers fill the field in again.
applyFilter()
const events = new EventSource('/__start/list')
// What has changed before it was open, or while npm start was not running, nobody has said.
events.addEventListener('open', () => void update())
events.addEventListener('changed', () => void update())
