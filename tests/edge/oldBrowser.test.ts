import { describe, expect, it } from 'vitest'
import { isCurrent, type Signs } from '../../runtime/edge/oldBrowser'

type Change = (window: Record<string, unknown>) => void

/** What a browser of today has, as far as the guard looks. */
function windowWith(...changes: Change[]): Signs {
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
  return window as Signs
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
const knowing =
  (name: string, value: unknown): Change =>
  (window) => {
    window[name] = value
  }

describe('the browsers that run the site', () => {
  it.each<[string, Change[]]>([
    ['Safari 15.4, which has neither inert nor MathML', []],
    ['Firefox 115', [firefox]],
    ['Chrome 109', [chromium, knowing('MathMLElement', class {}), knowing('URL', class {})]],
    ['one that has left its old names behind', [knowing('URL', class {})]],
    ['one without BroadcastChannel, which has a stand-in', [without('BroadcastChannel')]],
  ])('are: %s (F011)', (_, changes) => {
    expect(isCurrent(windowWith(...changes))).toBe(true)
  })

  it.each<[string, Change[]]>([
    ['without Intl', [without('Intl')]],
    ['without Promise.allSettled', [knowing('Promise', class {})]],
    ['without structuredClone: Safari 15.3', [without('structuredClone')]],
    ['without the dialog element: Safari 15.3', [without('HTMLDialogElement')]],
    ['that knows no nomodule', [knowing('HTMLScriptElement', { prototype: {} })]],
    ['without dvh: Chrome 107', [knowing('CSS', { supports: () => false })]],
    ['Firefox 114', [firefox, knowing('URL', class {})]],
    ['Chrome 108', [chromium]],
  ])('are not: one %s (F011)', (_, changes) => {
    expect(isCurrent(windowWith(...changes))).toBe(false)
  })
})
