import { runInThisContext } from 'node:vm'
import { codePattern } from '../../../../runtime/rules/captcha/captchaPicture'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding, IssueDetails } from '../issue'

/** Regular expressions compile, and none can freeze the page while a member types (F006). */
export function patternsAreSafe({ nativeApp, settings }: Manifest): Finding[] {
  const { captchaPattern } = settings ?? {}
  const patterns = [
    { path: ['nativeApp', 'userAgent'], pattern: nativeApp?.userAgent, troubles: [patternProblem] },
    {
      path: ['settings', 'captchaPattern'],
      pattern: captchaPattern,
      troubles: [patternProblem, unsafePatternIssue],
    },
  ]
  return patterns.flatMap(({ path, pattern, troubles: checks }): Finding[] => {
    if (typeof pattern !== 'string') return []
    const [problem] = checks.flatMap((find) => find(pattern) ?? [])
    return problem ? [{ path, ...problem }] : []
  })
}

/** The site estimates the cost of a pattern, because it cannot interrupt a match (F006). */
function unsafePatternIssue(pattern: string): IssueDetails | undefined {
  if (codePattern(pattern)) return undefined
  return {
    code: 'slow-pattern',
    message: 'The site rejects this regular expression: matching a code with it could take too many steps.',
    expected: 'a pattern with few unlimited repetitions, none of them nested, and no backreferences',
    hint: 'Start with ^, and repeat single characters: [A-Z0-9]+ instead of (?:[A-Z]|[0-9])+.',
  }
}

function patternProblem(pattern: string): IssueDetails | undefined {
  try {
    new RegExp(pattern)
  } catch (error) {
    return {
      code: 'bad-pattern',
      message: `The regular expression does not compile: ${error instanceof Error ? error.message.split(': ').at(-1) : error}.`,
      expected: 'a regular expression without slashes around it',
      hint: 'Correct it; in JSON a backslash is written twice.',
    }
  }
  if (hasLookbehind(pattern)) {
    return {
      code: 'bad-pattern',
      message: 'The regular expression has a lookbehind, which Safari before 16.4 does not support (D133).',
      expected: 'a regular expression without (?<= and (?<!',
      hint: 'Match the preceding text as part of the pattern.',
    }
  }
  if (!isSlow(pattern)) return undefined
  return {
    code: 'slow-pattern',
    message: 'The regular expression takes longer than a second on 40 characters.',
    expected: 'a pattern without a repetition inside a repetition, such as ([0-9]+)+',
    hint: 'Repeat single characters: [0-9]{4} instead of ([0-9]+)+.',
  }
}

/** Ignores escapes and character classes, which may contain the same characters literally. */
const hasLookbehind = (pattern: string): boolean =>
  /\(\?<[=!]/.test(pattern.replace(/\\.|\[(?:\\.|[^\\\]])*\]/g, 'x'))

/** In milliseconds: far more than a safe pattern needs (microseconds), far less than an exponential one (years). */
const matchTimeout = 1000

/**
 * Whether the pattern takes too long on 40 equal characters followed by a different one, the worst case for nested
 * repetitions. Only a run that can be interrupted from outside is safe to try.
 */
function isSlow(pattern: string): boolean {
  const characters = new Set([...'aA0_- ', ...pattern.replaceAll(/[\\^$.*+?()[\]{}|]/g, '')])
  const attacks = [...characters].map((character) => `${character.repeat(40)}\u0000`)
  const program = `for (const attack of ${JSON.stringify(attacks)}) new RegExp(${JSON.stringify(pattern)}).test(attack)`
  const timesOut = (): boolean => {
    try {
      runInThisContext(program, { timeout: matchTimeout })
      return false
    } catch {
      return true
    }
  }
  // Twice, because a busy machine may stall once for a second.
  return timesOut() && timesOut()
}
