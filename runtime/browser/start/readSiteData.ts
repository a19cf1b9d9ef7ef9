import type { SiteData } from './siteData'

/** Reads the data that the build wrote into this page; throws when there is none. */
export function readSiteData(): SiteData {
  const element = document.getElementById('site')
  if (!element?.textContent) throw new Error('not written by the build')
  return JSON.parse(element.textContent) as SiteData
}

/** The element that the application renders into; until then it contains the prerendered shell. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('This page has no element with the id root')
  return element
}
