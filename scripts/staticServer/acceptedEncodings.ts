/** The encodings that a site has its files in, best first. */
const supportedEncodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export type Encoding = (typeof supportedEncodings)[number]

/** The encodings that a browser accepts, in our order; q=0 excludes an encoding (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map((header ?? '').split(',').map(parseWeight))
  return supportedEncodings.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function parseWeight(entry: string): [string, number] {
  const [name = '', ...parameters] = entry
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length)) || 0]
}
