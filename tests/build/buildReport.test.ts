import { describe, expect, it } from 'vitest'
import { showProgress, siteTable } from '../../scripts/steps/commands/buildReport'

function createRecorder(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

describe('progress', () => {
  it('is a line for each merchant where there is no terminal', () => {
    const stream = createRecorder(false)
    const progress = showProgress(stream, 2, false)
    progress.startMerchant('one', 0)
    progress.startMerchant('two', 1)
    progress.done()
    expect(stream.written).toEqual(['building one (1 of 2)\n', 'building two (2 of 2)\n'])
  })

  it('can be plain in a terminal too', () => {
    const stream = createRecorder(true)
    showProgress(stream, 1, true).startMerchant('one', 0)
    expect(stream.written).toEqual(['building one (1 of 1)\n'])
  })

  it('is a bar on one line of a terminal, which is removed at the end', () => {
    const stream = createRecorder(true)
    const progress = showProgress(stream, 2, false)
    progress.startMerchant('one', 0)
    progress.startMerchant('two', 1)
    progress.done()
    const [first = '', second = '', last] = stream.written
    expect(first).toContain(`[${'-'.repeat(24)}] 1 of 2  one`)
    expect(second).toContain(`[${'#'.repeat(12)}${'-'.repeat(12)}] 2 of 2  two`)
    expect(stream.written.join('')).not.toContain('\n')
    expect(last).toBe('\r\u001b[K')
  })
})

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
