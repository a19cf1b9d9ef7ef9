/** What was typed and where the page was scrolled to, kept over a reload. */
interface Kept {
  readonly scroll: number
  readonly fields: readonly KeptField[]
}

interface KeptField {
  /** Its position among all fields of the page. */
  readonly position: number
  /** What it is, in case that the page has other fields now. */
  readonly signature: string
  readonly value: string
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'start.typed'

/** Pages that need longer to show a form again lose what was typed into it. */
const patience = 10_000

const fieldsOfPage = (): readonly Field[] => [...document.querySelectorAll<Field>('input, textarea, select')]

const signatureOf = (field: Field): string =>
  [field.tagName, field.type, field.name, field.autocomplete].join()

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const typedIn = (field: Field): string => (isCheckable(field) ? String(field.checked) : field.value)

export function keepTyped(): void {
  const fields = fieldsOfPage().flatMap((field, position) =>
    field.type === 'file' || typedIn(field) === ''
      ? []
      : [{ position, signature: signatureOf(field), value: typedIn(field) }],
  )
  const kept: Kept = { scroll: window.scrollY, fields }
  sessionStorage.setItem(key, JSON.stringify(kept))
}

/** Fills the fields in as soon as the page has them, and scrolls as soon as it is long enough. */
export function restoreTyped(): void {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return
  sessionStorage.removeItem(key)
  const { scroll, fields } = JSON.parse(stored) as Kept
  const waiting = new Set(fields)
  let isScrolled = scroll === 0
  const restore = (): void => {
    const current = fieldsOfPage()
    for (const kept of waiting) {
      const field = current[kept.position]
      if (!field || signatureOf(field) !== kept.signature) continue
      waiting.delete(kept)
      fillIn(field, kept.value)
    }
    if (!isScrolled && document.documentElement.scrollHeight >= scroll + window.innerHeight) {
      isScrolled = true
      window.scrollTo(0, scroll)
    }
    if (waiting.size === 0 && isScrolled) observer.disconnect()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), patience)
  restore()
}

/** As if the member had typed it: React hears of it. */
function fillIn(field: Field, value: string): void {
  if (typedIn(field) === value) return
  if (isCheckable(field)) field.click()
  else {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
}
