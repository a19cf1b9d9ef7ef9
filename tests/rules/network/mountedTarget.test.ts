import { describe, expect, it } from 'vitest'
import { mountedTarget, outsideTarget } from '../../../runtime/rules/network/mountedTarget'
import { sessionParams } from '../../../runtime/tables/queryParams'

const origin = 'https://www.hongvan.example'
const domains = ['www.hongvan.example', 'm.hongvan.example', '*.hv.example']

describe('a link from the platform to a page of the site', () => {
  it.each(sessionParams)('loses %s, which would begin another session (D26)', (name) => {
    const target = mountedTarget(`/m/home?${name}=x&kw=a`, { origin, mountedPaths: ['/m/home'] })
    expect(target).toBe('/m/home?kw=a')
  })
})

describe('a link from the platform to another site', () => {
  it.each([
    ['https://help.example/a?token=x', 'https://help.example/a?token=x'],
    ['https://m.hongvan.example/m/home?token=x&kw=a', 'https://m.hongvan.example/m/home?kw=a'],
    ['https://www.hongvan.example/?tokens=x', 'https://www.hongvan.example/'],
    ['https://WWW.hongvan.example/m/home?sessionId=x&env=y#top', 'https://www.hongvan.example/m/home#top'],
    ['https://a.hv.example/m/home?to%6Ben=x', 'https://a.hv.example/m/home'],
    ['https://other.example/m/home', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s becomes %s (D26)', (address, expected) => {
    expect(outsideTarget(address, ['help.example', ...domains], domains)).toBe(expected)
  })
})
