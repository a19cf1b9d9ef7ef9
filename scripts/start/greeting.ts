import { renderUnicodeCompact } from 'uqr'
import type { DemoMember } from '../platform'

export interface GreetingInput {
  readonly name: string
  readonly code: string
  readonly origin: string
  readonly networkOrigin: string | undefined
  readonly members: readonly DemoMember[]
}

/** What a developer sees once the site stands: where it is, and who can log in. */
export function greeting({ name, code, origin, networkOrigin, members }: GreetingInput): string {
  const lobby = (from: string): string => `${from}/m/home`
  const lines = [
    `${name} (${code})`,
    '',
    `On this machine   ${lobby(origin)}`,
    ...(networkOrigin
      ? [
          `In the network    ${lobby(networkOrigin)}`,
          '',
          ...renderUnicodeCompact(lobby(networkOrigin)).split('\n'),
        ]
      : []),
    '',
    'Members to log in with',
    ...memberLines(members),
    '',
    'A change of a source builds anew and reloads the page. Ctrl-C stops.',
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`
}

function memberLines(members: readonly DemoMember[]): string[] {
  const width = (key: 'userName' | 'password'): number =>
    Math.max(...members.map((member) => member[key].length))
  const names = width('userName')
  const passwords = width('password')
  return members.map(
    ({ userName, password, note }) => `${userName.padEnd(names)}   ${password.padEnd(passwords)}   ${note}`,
  )
}
