import { expect, it } from 'vitest'
import { differingFeatures, siteTable } from '../../scripts/steps/commands/buildReport'

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

it('names the features that some sites lack, also of those that are unchanged', () => {
  const site = (code: string, features: readonly string[]) => ({
    code,
    site: { code, folder: '', pages: 7, features, firstLoadBytes: 0, kept: [] },
    milliseconds: 0,
  })
  const results = [
    site('brasa', ['lobby', 'chat', 'miniGame']),
    { ...site('sitara', ['lobby']), unchanged: true as const },
    { code: 'hongvan', problem: 'brand/logo.svg has no size' },
    site('vionda', ['lobby', 'chat']),
  ]
  expect(differingFeatures(results)).toBe(
    'Not in every site: chat (not sitara); miniGame (not sitara, vionda).',
  )
  expect(differingFeatures(results.slice(0, 1))).toBe('')
})
