import { matchesSearch } from './matchesSearch'

const field = document.querySelector('input')
const count = document.querySelector('output')
const figures = [...document.querySelectorAll<HTMLElement>('[data-words]')]
const sections = [...document.querySelectorAll<HTMLElement>('section')]

/** Shows what the field finds. The address has what was typed, so that it can be sent. */
function search(typed: string): void {
  for (const figure of figures) figure.hidden = !matchesSearch(figure.dataset.words ?? '', typed)
  for (const section of sections)
    section.hidden = !section.querySelector('[data-words]:not([hidden])') && typed.trim() !== ''
  const shown = figures.filter(({ hidden }) => !hidden).length
  if (count) count.textContent = `${shown} of ${figures.length}`
}

/** An address that somebody typed may have a "%" that encodes nothing. */
function fromAddress(): string {
  const typed = location.hash.slice(1)
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}

if (field) {
  field.value = fromAddress()
  field.addEventListener('input', () => {
    history.replaceState(null, '', `#${encodeURIComponent(field.value)}`)
    search(field.value)
  })
  addEventListener('hashchange', () => {
    field.value = fromAddress()
    search(field.value)
  })
  search(field.value)
}
