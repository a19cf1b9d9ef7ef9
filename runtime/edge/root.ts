import type { SiteData } from './data'

/** What the build wrote into this page. Throws when the page was not written by the build. */
export function siteData(): SiteData {
  const element = document.getElementById('site')
  if (!element?.textContent)
    throw new Error('This page carries no site data: it was not written by the build')
  return JSON.parse(element.textContent) as SiteData
}

/** Where the application draws; it holds the painted shell until then. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('This page has no element with the id root')
  return element
}
