/** What a site has a file in, best first. */
const offered = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export type Encoding = (typeof offered)[number]

/** The encodings that a browser takes, in our order; an encoding with q=0 is refused (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map((header ?? '').split(',').map(readWeight))
  return offered.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function readWeight(entry: string): [string, number] {
  const [name = '', ...parameters] = entry
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0]
}
