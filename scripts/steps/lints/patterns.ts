import { runInThisContext } from 'node:vm'
import { codePattern } from '../../../runtime/rules/captcha/captchaPicture'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Complaint, Finding } from '../issue'

/** Regular expressions compile, and none can hang the page of a member who types (F006). */
export function patternsAreSafe({ nativeApp, settings }: Manifest): Finding[] {
  const { captchaPattern } = settings ?? {}
  const patterns = [
    { path: ['nativeApp', 'userAgent'], pattern: nativeApp?.userAgent, troubles: [troubleOf] },
    { path: ['settings', 'captchaPattern'], pattern: captchaPattern, troubles: [troubleOf, refusal] },
  ]
  return patterns.flatMap(({ path, pattern, troubles }): Finding[] => {
    if (typeof pattern !== 'string') return []
    const [trouble] = troubles.flatMap((find) => find(pattern) ?? [])
    return trouble ? [{ path, ...trouble }] : []
  })
}

/** The site counts the ways that a pattern may go, because it cannot stop one that it tries (F006). */
function refusal(pattern: string): Complaint | undefined {
  if (codePattern(pattern)) return undefined
  return {
    code: 'slow-pattern',
    message: 'The site does not use this regular expression: there are too many ways to try it on a code.',
    expected:
      'a pattern with few repetitions of open length, none inside another, that does not refer to its groups',
    hint: 'Begin with ^, and repeat single characters: [A-Z0-9]+ instead of (?:[A-Z]|[0-9])+.',
  }
}

function troubleOf(pattern: string): Complaint | undefined {
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
  if (looksBehind(pattern)) {
    return {
      code: 'bad-pattern',
      message: 'The regular expression looks behind, which Safari before 16.4 cannot read (D17).',
      expected: 'a regular expression without (?<= and (?<!',
      hint: 'Say what comes before as a part of the pattern.',
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

/** Escapes and sets of characters may hold the same signs, and mean themselves. */
const looksBehind = (pattern: string): boolean =>
  /\(\?<[=!]/.test(pattern.replace(/\\.|\[(?:\\.|[^\\\]])*\]/g, 'x'))

/** Far more than a sound pattern needs (microseconds), far less than an exponential one (years). */
const patience = 1000

/**
 * Whether 40 equal characters with a stranger behind them, which is what makes a repetition inside a repetition
 * try all ways, keep the pattern busy. Only a run that can be ended from outside is safe to try.
 */
function isSlow(pattern: string): boolean {
  const characters = new Set([...'aA0_- ', ...pattern.replaceAll(/[\\^$.*+?()[\]{}|]/g, '')])
  const attacks = [...characters].map((character) => `${character.repeat(40)}\u0000`)
  const trial = `for (const attack of ${JSON.stringify(attacks)}) new RegExp(${JSON.stringify(pattern)}).test(attack)`
  const hangs = (): boolean => {
    try {
      runInThisContext(trial, { timeout: patience })
      return false
    } catch {
      return true
    }
  }
  // Twice: a machine that stalls once for a second makes no pattern a slow one.
  return hangs() && hangs()
}
