import DOMPurify from 'dompurify'

/** What simple HTML of the platform may contain (D10): no forms, no media but pictures, no styles that cover the page. */
const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'dir', 'height', 'href', 'lang', 'rowspan', 'src', 'title', 'width'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

export interface HtmlRules {
  /** The URL that a link may lead to; undefined removes the link and keeps its text. */
  readonly link: (address: string) => string | undefined
  /** The URL of a picture; undefined removes it. */
  readonly image: (address: string) => string | undefined
}

/**
 * Fills an element with the platform's HTML, sanitised (D10, F134). Links open in a new tab without access to this page.
 * Returns whether something readable is left.
 */
export function fillWithHtml(element: HTMLElement, html: string, rules: HtmlRules): boolean {
  const content = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const image of [...content.querySelectorAll('img')]) {
    const source = rules.image(image.getAttribute('src') ?? '')
    if (source === undefined) {
      image.remove()
      continue
    }
    image.setAttribute('src', source)
    image.setAttribute('loading', 'lazy')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  }
  for (const link of [...content.querySelectorAll('a')]) {
    const target = rules.link(link.getAttribute('href') ?? '')
    if (target === undefined) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', target)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const table of [...content.querySelectorAll('table')]) {
    const scroll = table.ownerDocument.createElement('div')
    scroll.className = 'RichText-scroll'
    table.replaceWith(scroll)
    scroll.append(table)
  }
  element.replaceChildren(content)
  // What scrolls can also be scrolled by keys.
  for (const scroll of element.querySelectorAll<HTMLElement>('.RichText-scroll'))
    if (scroll.scrollWidth > scroll.clientWidth) scroll.tabIndex = 0
  return (element.textContent ?? '').trim() !== '' || element.querySelector('img') !== null
}
