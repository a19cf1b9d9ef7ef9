import { measured, type ScaleMeasurement } from './measureScale'

/** A row for each command, a column for each number of merchants, and how many times the first column the last is. */
export function scaleTable(measurements: readonly ScaleMeasurement[]): string {
  const counts = measurements.map(({ merchants }) => merchants)
  const [first, last] = [measurements[0], measurements.at(-1)]
  const rows = measured.map((name) => [
    name,
    ...measurements.map(({ usage }) => `${usage[name].seconds.toFixed(1)} s`),
    ratio(last?.usage[name].seconds, first?.usage[name].seconds),
    ...measurements.map(({ usage }) => `${Math.round(usage[name].megabytes)} MB`),
  ])
  const head = [
    'command',
    ...counts.map((count) => `${count}: CPU`),
    `${counts.at(-1)} / ${counts[0]}`,
    ...counts.map((count) => `${count}: memory`),
  ]
  const changed = last?.usage['build, one changed'].seconds
  return [
    ...[head, ['---', ...head.slice(1).map(() => '---:')], ...rows].map((row) => `| ${row.join(' | ')} |`),
    '',
    `One changed of ${counts.at(-1)} costs ${ratio(changed, last?.usage.build.seconds)} of the whole build.`,
  ].join('\n')
}

const ratio = (one = 0, other = 1): string => (one / other).toFixed(2)
