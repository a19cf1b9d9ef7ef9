/**
 * Finds the elements of a target, as the source of a function for engines whose driver cannot search by role and name. It
 * implements only the part of the accessible-name computation that our components need.
 */
export const locate = `function ({ kind, name, inside }) {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    field: 'input',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open]',
  }
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return ''
    if (getComputedStyle(node).display === 'none') return ''
    return node.tagName === 'IMG' ? node.alt : [...node.childNodes].map(textOf).join('')
  }
  const nameOf = (element) => {
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby'))
    const label = labelledBy ?? element.labels?.[0]
    return (element.getAttribute('aria-label') ?? textOf(label ?? element)).replace(/\\s+/g, ' ').trim()
  }
  const isReachable = (element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    element.closest('[inert], [aria-hidden="true"]') === null
  return [...document.querySelectorAll((inside ?? 'body'))]
    .flatMap((scope) => [...scope.querySelectorAll(selectors[kind])])
    .filter((element) => isReachable(element) && nameOf(element) === name)
}`
