/** What a visitor finds on the page: by role and name, as a screen reader would. */

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

const out = '[inert], [hidden], [aria-hidden="true"]'

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

const roleOf = (element: Element): string | undefined =>
  element.getAttribute('role') ?? implicitRoles.find(([selector]) => element.matches(selector))?.[1]

const textOf = (id: string): string => plain(document.getElementById(id)?.textContent)

export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) return labelledBy.split(' ').map(textOf).join(' ')
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  if (label !== null) return plain(label)
  if (element.matches('input, textarea'))
    return plain(document.querySelector(`label[for="${element.id}"]`)?.textContent)
  return plain(element.textContent)
}

const everything = (): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>('*')]

const fits = (name: string, wanted: string | RegExp | undefined): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name))

/** All elements of a role that can be reached: nothing behind an open dialog. */
export const all = (role: string, name?: string | RegExp): HTMLElement[] =>
  everything().filter(
    (element) => roleOf(element) === role && !element.closest(out) && fits(nameOf(element), name),
  )

export const names = (role: string): string[] => all(role).map(nameOf)

/** The one element of that role and name, or undefined; throws when there are several. */
export function find(role: string, name?: string | RegExp): HTMLElement | undefined {
  const found = all(role, name)
  if (found.length > 1) throw new Error(`There are ${found.length} elements "${role}" named ${name}`)
  return found[0]
}

/** The one element of that role and name; throws with what there is instead. */
export function get(role: string, name?: string | RegExp): HTMLElement {
  const found = find(role, name)
  if (!found)
    throw new Error(`No ${role} named ${name}. There are: ${JSON.stringify(names(role))}\n${words()}`)
  return found
}

/** All that can be read on the page, overlays included. */
export const words = (within: Element = document.body): string => plain(within.textContent)

/** What the polite live region of toasts says. */
export const toast = (): string => words(document.querySelector('.ToastLane') ?? document.createElement('p'))
