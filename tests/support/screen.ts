/** Finds elements by role and accessible name, like a screen reader. */

const implicitRoles: readonly [selector: string, role: string][] = [
  ['button', 'button'],
  ['a[href]', 'link'],
  ['input[type="search"]', 'searchbox'],
  ['input[type="checkbox"]', 'checkbox'],
  ['input:not([type]), input[type="text"], textarea', 'textbox'],
  ['input[type="password"]', 'password'],
  ['h1, h2, h3, h4', 'heading'],
  ['dialog[open]', 'dialog'],
  ['nav', 'navigation'],
  ['main', 'main'],
  ['form', 'form'],
  ['img', 'img'],
  ['li', 'listitem'],
]

const unreachable = '[inert], [hidden], [aria-hidden="true"]'

const collapseSpaces = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

const roleOf = (element: Element): string | undefined =>
  element.getAttribute('role') ?? implicitRoles.find(([selector]) => element.matches(selector))?.[1]

const textOfId = (id: string): string => collapseSpaces(document.getElementById(id)?.textContent)

export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) return labelledBy.split(' ').map(textOfId).join(' ')
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  if (label !== null) return collapseSpaces(label)
  if (element.matches('input, textarea'))
    return collapseSpaces(document.querySelector(`label[for="${element.id}"]`)?.textContent)
  return collapseSpaces(element.textContent)
}

const allElements = (): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>('*')]

const matchesName = (name: string, wanted: string | RegExp | undefined): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name))

/** All reachable elements with a role; nothing behind an open dialog. */
export const all = (role: string, name?: string | RegExp): HTMLElement[] =>
  allElements().filter(
    (element) =>
      roleOf(element) === role && !element.closest(unreachable) && matchesName(nameOf(element), name),
  )

export const namesOf = (role: string): string[] => all(role).map(nameOf)

/** The only element with that role and name, or undefined; throws when there are several. */
export function find(role: string, name?: string | RegExp): HTMLElement | undefined {
  const found = all(role, name)
  if (found.length > 1) throw new Error(`There are ${found.length} elements "${role}" named ${name}`)
  return found[0]
}

/** The only element with that role and name; the error lists what there is instead. */
export function get(role: string, name?: string | RegExp): HTMLElement {
  const found = find(role, name)
  if (!found)
    throw new Error(`No ${role} named ${name}. There are: ${JSON.stringify(namesOf(role))}\n${pageText()}`)
  return found
}

/** All text on the page, including overlays. */
export const pageText = (within: Element = document.body): string => collapseSpaces(within.textContent)

/** The text in the live region of toasts. */
export const toastText = (): string =>
  pageText(document.querySelector('.ToastLane') ?? document.createElement('p'))
