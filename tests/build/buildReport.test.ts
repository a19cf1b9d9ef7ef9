import { expect, it } from 'vitest'
import { siteTable } from '../../scripts/steps/commands/buildReport'

it('ends with a table of pages, first load and time of each merchant, including those that failed', () => {
  const site = {
    code: 'brasa',
    folder: '',
    pages: 7,
    features: ['lobby', 'login'],
    firstLoadBytes: 104_250,
    kept: [],
  }
  const results = [
    { code: 'brasa', site, milliseconds: 41.6 },
    { code: 'hongvan', problem: 'brand/logo.svg has no size' },
  ]
  expect(siteTable(results)).toBe(
    [
      'merchant   pages  features  first load   time',
      'brasa          7         2    104.3 kB  42 ms',
      'hongvan   failed',
    ].join('\n'),
  )
})
