import { describe, expect, it } from 'vitest'
import { type BrowserFeatures, isSupportedBrowser } from '../../../runtime/browser/start/browserSupport'

type Change = (window: Record<string, unknown>) => void

/** The features of a current browser, as far as the check looks at them. */
function windowWith(...changes: Change[]): BrowserFeatures {
  const window: Record<string, unknown> = {
    Intl,
    structuredClone,
    Promise,
    HTMLDialogElement: class {},
    HTMLScriptElement: { prototype: { noModule: false } },
    CSS: { supports: () => true },
    URL,
    document: { documentElement: { style: {} } },
  }
  for (const change of changes) change(window)
  return window as BrowserFeatures
}

const without =
  (name: string): Change =>
  (window) =>
    void delete window[name]

const firefox: Change = (window) => {
  window.document = { documentElement: { style: { MozAppearance: '' } } }
}
const chromium: Change = (window) => {
  window.webkitRequestFileSystem = () => {}
}
const withFeature =
  (name: string, value: unknown): Change =>
  (window) => {
    window[name] = value
  }

describe('a browser', () => {
  it.each<[string, Change[]]>([
    ['Safari 15.4, which has neither inert nor MathML', []],
    ['Firefox 115', [firefox]],
    ['Chrome 109', [chromium, withFeature('MathMLElement', class {}), withFeature('URL', class {})]],
    ['one without its old vendor-specific property', [withFeature('URL', class {})]],
    ['one without BroadcastChannel, which has a fallback', [without('BroadcastChannel')]],
  ])('is supported: %s (F011)', (_, changes) => {
    expect(isSupportedBrowser(windowWith(...changes))).toBe(true)
  })

  it.each<[string, Change[]]>([
    ['without Intl', [without('Intl')]],
    ['without Promise.allSettled', [withFeature('Promise', class {})]],
    ['without structuredClone: Safari 15.3', [without('structuredClone')]],
    ['without the dialog element: Safari 15.3', [without('HTMLDialogElement')]],
    ['without nomodule', [withFeature('HTMLScriptElement', { prototype: {} })]],
    ['without dvh: Chrome 107', [withFeature('CSS', { supports: () => false })]],
    ['Firefox 114', [firefox, withFeature('URL', class {})]],
    ['Chrome 108', [chromium]],
  ])('is not supported: %s (F011)', (_, changes) => {
    expect(isSupportedBrowser(windowWith(...changes))).toBe(false)
  })
})
