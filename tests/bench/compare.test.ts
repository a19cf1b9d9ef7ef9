import { describe, expect, it } from 'vitest'
import { describeDifferences, readTable } from '../../scripts/bench/compare'
import { markdownTable } from '../../scripts/bench/report'
import type { Row } from '../../scripts/bench/table'

const row = (value: number, spread?: readonly [number, number], unit: Row['unit'] = 'ratio'): Row => ({
  title: 'content / S',
  unit,
  measured: { value, ...(spread && { spread }) },
})

it('reads the table that it has written', () => {
  const rows: readonly Row[] = [
    row(0.92, [0.91, 0.94]),
    { ...row(15_106, undefined, 'bytes'), title: 'HTML' },
    { title: 'Lighthouse', unit: 'score', goal: 98, measured: undefined },
  ]
  expect([...readTable(`Before\n\n${markdownTable(rows)}\n\nafter`)]).toEqual([
    ['content / S', { value: 0.92, spread: [0.91, 0.94] }],
    ['HTML', { value: 15.1 }],
  ])
})

describe('a figure', () => {
  it.each<[string, Row, Row, string | undefined]>([
    ['of the same rounds', row(0.92, [0.91, 0.94]), row(0.92, [0.91, 0.94]), undefined],
    ['whose rounds overlap', row(0.92, [0.91, 0.94]), row(0.95, [0.94, 0.97]), undefined],
    ['that has become more', row(0.92, [0.91, 0.94]), row(1.2, [1.1, 1.3]), 'content / S 1.20 (was 0.92)'],
    ['that has become less', row(0.92, [0.91, 0.94]), row(0.8, [0.79, 0.82]), 'content / S 0.80 (was 0.92)'],
    [
      'that is exact, and the same as shown',
      row(15_106, undefined, 'bytes'),
      row(15_140, undefined, 'bytes'),
      undefined,
    ],
    [
      'that is exact, and another',
      row(15_106, undefined, 'bytes'),
      row(15_206, undefined, 'bytes'),
      'content / S 15.2 KB (was 15.1)',
    ],
    ['that is new', { ...row(1), title: 'another' }, row(2), undefined],
    ['that was not measured', row(1), { ...row(1), measured: undefined }, undefined],
  ])('%s', (_, before, now, expected) => {
    const line = describeDifferences(markdownTable([before]), [now])
    expect(line).toBe(
      expected === undefined
        ? 'No figure differs from the table by more than its spread.'
        : `These differ from the table by more than their spread: ${expected}.`,
    )
  })
})
