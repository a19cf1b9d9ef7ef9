import { describe, expect, it } from 'vitest'
import { otherOrigin } from '../../scripts/platform/http/otherOrigin'
import { developmentOverrides } from '../../scripts/start/developmentOverrides'
import {
  hostNameOf,
  isOwnName,
  otherHostNameOf,
  previewNumbers,
  readMerchantHost,
} from '../../scripts/start/hostNames'
import { toMerchantFindings } from '../../scripts/start/list/listedMerchant'
import { listPage } from '../../scripts/start/list/listPage'
import type { Issue } from '../../scripts/steps/validate/issue'
import { manifest } from '../support/manifest'

const issue = (merchants: readonly string[], message: string): Issue => ({
  code: 'unknown-key',
  file: 'merchants/brasa/merchant.json',
  line: 12,
  column: 5,
  length: 1,
  frame: [],
  message,
  hint: 'Rename it.',
  merchants,
})

describe('the hosts of merchants', () => {
  it.each([
    ['brasa.localhost:4180', { code: 'brasa' }],
    ['BRASA.localhost', { code: 'brasa' }],
    ['brasa--2.localhost:4180', { code: 'brasa', preview: 2 }],
    ['hong-van-2--other.localhost:80', { code: 'hong-van-2' }],
    ['brasa--2--other.localhost', { code: 'brasa', preview: 2 }],
    ['localhost:4180', undefined],
    ['127.0.0.1:4180', undefined],
    ['brasa.localhost.example', undefined],
    ['a.brasa.localhost', undefined],
    ['brasa---2.localhost', undefined],
    ['-brasa.localhost', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('are read from the Host header: %s', (host, expected) => {
    expect(readMerchantHost(host)).toEqual(expected)
  })

  it('are written as they are read, and each has another origin for games', () => {
    for (const preview of [undefined, ...previewNumbers]) {
      const host = preview === undefined ? { code: 'brasa' } : { code: 'brasa', preview }
      expect(readMerchantHost(hostNameOf(host))).toEqual(host)
      const origin = `http://${hostNameOf(host)}:4180`
      const other = `http://${otherHostNameOf(host)}:4180`
      expect([otherOrigin(origin), otherOrigin(other)]).toEqual([other, origin])
      expect(JSON.stringify(developmentOverrides('brasa'))).toContain(`"http://${otherHostNameOf(host)}:*"`)
    }
  })

  it('do not include a folder whose name is no merchant code, nor the addresses of a network', () => {
    expect(JSON.stringify(developmentOverrides('Hồng Vân'))).not.toContain('.localhost')
    expect(['127.0.0.1:1', 'localhost', '[::1]:80', '192.168.1.4:4180', undefined].map(isOwnName)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the page with every merchant', () => {
  const place = { scheme: 'http', port: ':4180' } as const
  const loaded = {
    codes: ['brasa', 'hongvan'],
    all: [
      { code: 'brasa', manifest: { ...manifest, name: '<i>Brasa</i>' } },
      { code: 'hongvan', manifest },
    ],
  }

  it('opens those that pass the check, and lists the findings of the others', () => {
    const findings = toMerchantFindings({ ...loaded, issues: [issue(['brasa'], '"nam" is not a key.')] })
    const html = listPage(findings, place)
    expect(html).toContain('<a href="http://hongvan.localhost:4180/m/home">Hồng Vân</a>')
    expect(html).toContain('href="/preview?code=hongvan"')
    expect(html).not.toContain('http://brasa.localhost')
    expect(html).toContain('merchants/brasa/merchant.json:12:5</code><p>&quot;nam&quot; is not a key.</p>')
    expect(html).toContain('2 merchants. 1 merchant with findings.')
    expect(html).not.toContain('<i>Brasa')
  })

  it('shows a merchant that cannot be read as it was before', () => {
    const before = toMerchantFindings({ ...loaded, issues: [] }).merchants
    const broken = { codes: ['brasa'], all: [], issues: [issue(['brasa'], 'This brace is not closed.')] }
    expect(toMerchantFindings(broken, before).merchants[0]?.manifest?.name).toBe('<i>Brasa</i>')
    expect(toMerchantFindings(broken).merchants[0]?.manifest).toBeUndefined()
    expect(listPage(toMerchantFindings(broken), place)).toContain('<h2>brasa</h2>')
  })

  it('does not wait for the check of hundreds', () => {
    const html = listPage(
      { merchants: [{ code: 'brasa', manifest: undefined, findings: undefined }], ofNobody: [] },
      place,
    )
    expect(html).toContain('1 merchant. They are being checked.')
    expect(html).toContain('<a href="http://brasa.localhost:4180/m/home">brasa</a>')
  })

  it('says what is wrong in files that no merchant uses, and that there is no merchant', () => {
    const html = listPage(
      toMerchantFindings({ codes: [], all: [], issues: [issue([], 'Nobody extends it.')] }),
      place,
    )
    expect(html).toContain('<h2>Presets and texts</h2>')
    expect(html).toContain('merchants/ has no folder.')
  })
})
