import { renderUnicodeCompact } from 'uqr'
import type { DemoIdentity, DemoInvitation, DemoMember, DemoPartnerSession } from '../platform'

export interface GreetingInput {
  readonly name: string
  readonly code: string
  readonly origin: string
  readonly networkOrigin: string | undefined
  readonly members: readonly DemoMember[]
  readonly partnerSessions?: readonly DemoPartnerSession[]
  readonly invitations?: readonly DemoInvitation[]
  readonly identities?: readonly DemoIdentity[]
}

/** What a developer sees once the site stands: where it is, and who can log in. */
export function greeting(input: GreetingInput): string {
  const { name, code, origin, networkOrigin, members, partnerSessions = [] } = input
  const { invitations = [], identities = [] } = input
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
    ...members.flatMap(proofLines),
    ...partnerSessions.flatMap((session) => partnerLines(session, lobby(origin))),
    ...invitationLines(invitations),
    ...identityLines(identities),
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

/** What a member proves a login with; a code that is sent is printed when that happens. */
function proofLines({ userName, proofs }: DemoMember): string[] {
  if (!proofs) return []
  const { email, payeeName, mobile, totpSecret, totp } = proofs
  return [
    `Second factor of ${userName}`,
    `e-mail          ${email}`,
    `payee name      ${payeeName}`,
    `SMS             ${mobile} (codes are printed here when they are sent)`,
    `authenticator   ${totpSecret} (shows ${totp} now)`,
    '',
  ]
}

/** One code of each kind is enough to register with. */
function invitationLines(invitations: readonly DemoInvitation[]): string[] {
  const [friend] = invitations
  const agent = invitations.find(({ affiliateCode }) => affiliateCode !== undefined)
  if (!friend) return []
  return [
    'Codes to register with',
    `referral        ${friend.referralCode} (of ${friend.userName})`,
    ...(agent ? [`affiliate       ${agent.affiliateCode} (of ${agent.userName})`] : []),
    '',
  ]
}

/** Whom the identity providers know, and which member each of them is linked to. */
const identityLines = (identities: readonly DemoIdentity[]): string[] =>
  identities.length === 0
    ? []
    : [
        'Identities that are linked to a member; any other is asked to be linked',
        ...identities.map(
          ({ channel, subject, userName }) => `${channel.padEnd(15)} ${subject} (${userName})`,
        ),
        '',
      ]

const partnerLines = ({ userName, sessionId, env }: DemoPartnerSession, lobby: string): string[] => [
  `Partner login (Maya) of ${userName}, once`,
  `${lobby}?${new URLSearchParams({ sessionId, env })}`,
  '',
]
