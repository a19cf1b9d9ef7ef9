import { listWords } from '../../validate/words'
import type { Details } from '../finding'

type Policy = ReadonlyMap<string, ReadonlySet<string>>

const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name = '']) => name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), new Set(sources)]),
  )

const isHash = (source: string): boolean => /^'sha\d+-/.test(source)

/** Sources that one policy has and another one has not: "img-src https://images.example". Hashes are of one build, and left out. */
function surplus(one: Policy, other: Policy): string[] {
  return [...one].flatMap(([name, sources]) => {
    const known = other.get(name)
    if (!known) return [name]
    return [...sources]
      .filter((source) => !isHash(source) && !known.has(source))
      .map((source) => `${name} ${source}`)
  })
}

const list = (sources: readonly string[]): string =>
  sources.length > 6 ? `${sources.slice(0, 6).join(', ')} and ${sources.length - 6} more` : listWords(sources)

/** What is wrong with a policy, in comparison with the one that a build of the manifest would send. */
export function policyFinding(expected: string, sent: string): Details | undefined {
  const [wanted, actual] = [parsePolicy(expected), parsePolicy(sent)]
  const [missing, extra] = [surplus(wanted, actual), surplus(actual, wanted)]
  if (missing.length === 0 && extra.length === 0) return undefined
  return {
    level: 'must',
    code: 'policy-old',
    message: [
      'The Content-Security-Policy is not that of this manifest.',
      ...(missing.length > 0 ? [`It lacks ${list(missing)}.`] : []),
      ...(extra.length > 0 ? [`It still has ${list(extra)}.`] : []),
    ].join(' '),
    why: 'The browser blocks what it lacks, and lets through what it has too much.',
    fix: 'Build and deploy the site again, then reload the web server: nginx reads policies only then.',
  }
}

/** The policy that a page has in its own head. */
export const metaPolicy = (html: string): string | undefined =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Whether the header's policy forbids scripts and styles that the page itself allows: then it does not start. */
export function isOfOtherBuild(header: string, meta: string): boolean {
  const [outer, inner] = [parsePolicy(header), parsePolicy(meta)]
  return ['script-src', 'style-src'].some((name) => {
    const allowed = outer.get(name)
    return (
      allowed !== undefined &&
      [...(inner.get(name) ?? [])].some((source) => isHash(source) && !allowed.has(source))
    )
  })
}
