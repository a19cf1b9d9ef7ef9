// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillWithHtml } from '../../../runtime/browser/html/sanitizeHtml'

const rules = { link: () => undefined, image: () => undefined }
const table = '<table><tr><td>Responsible</td><td>Gaming</td></tr></table>'

afterEach(() => vi.restoreAllMocks())

describe('a table in the platform’s HTML', () => {
  const filled = (html: string): HTMLElement => {
    const element = document.createElement('div')
    fillWithHtml(element, html, rules)
    return element
  }
  const scrolls = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('.RichText-scroll')]

  it('is in a box that scrolls, and stays a table', () => {
    const element = filled(`<p>Levels</p>${table}<p>and</p>${table}`)
    expect(scrolls(element).map((box) => box.innerHTML)).toEqual(
      Array.from(element.querySelectorAll('table'), (one) => one.outerHTML),
    )
    expect(element.textContent).toBe('LevelsResponsibleGamingandResponsibleGaming')
  })

  it.each([
    [640, 0],
    [320, -1],
  ])('%d px wide in a box of 320 px has the tab index %d', (width, tabIndex) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
    expect(scrolls(filled(`<p>Levels</p>${table}`)).map((box) => box.tabIndex)).toEqual([tabIndex])
  })
})
