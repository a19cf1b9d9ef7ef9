import { nameOf } from '../support/screen'
import { actAndSettle } from '../support/site'

const out = '[inert], [hidden]'

/** The one field with that label that can be reached: under an open dialog others may have the same. */
export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].filter(
    (input) => nameOf(input) === label && !input.closest(out),
  )
  if (!found[0] || found[1]) throw new Error(`There are ${found.length} fields "${label}" in reach`)
  return found[0]
}

/** Types into a field that can be reached. */
export const fill = (label: string, value: string): Promise<void> =>
  actAndSettle(() => {
    const input = field(label)
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const isMarked = (label: string): boolean => field(label).getAttribute('aria-invalid') === 'true'
