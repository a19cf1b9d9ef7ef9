import { nameOf } from '../support/screen'
import { actAndSettle } from '../support/site'

const unreachable = '[inert], [hidden]'

/** The only reachable field with this label; below an open dialog there may be others with the same label. */
export function field(label: string): HTMLInputElement {
  const matches = [...document.querySelectorAll('input')].filter(
    (input) => nameOf(input) === label && !input.closest(unreachable),
  )
  if (!matches[0] || matches[1]) throw new Error(`There are ${matches.length} reachable fields "${label}"`)
  return matches[0]
}

/** Types into a field that can be reached. */
export const fill = (label: string, value: string): Promise<void> =>
  actAndSettle(() => {
    const input = field(label)
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const isInvalid = (label: string): boolean => field(label).getAttribute('aria-invalid') === 'true'
