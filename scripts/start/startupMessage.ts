import { renderUnicodeCompact } from 'uqr'
import type { DemoIdentity, DemoInvitation, DemoMember, DemoPartnerSession } from '../platform'

export interface StartupMessageInput {
  readonly name: string
  readonly code: string
  /** The codes of the other merchants that can be started. */
  readonly otherCodes?: readonly string[]
  /** The page with every merchant is served as well. */
  readonly hasList?: boolean
  readonly origin: string
  readonly networkOrigin: string | undefined
  readonly members: readonly DemoMember[]
  readonly partnerSessions?: readonly DemoPartnerSession[]
  readonly invitations?: readonly DemoInvitation[]
  readonly identities?: readonly DemoIdentity[]
}

/** Printed once the site is running: its addresses, and who can log in. */
export function startupMessage(input: StartupMessageInput): string {
  const { name, code, origin, networkOrigin, members, partnerSessions = [] } = input
  const { invitations = [], identities = [], otherCodes = [], hasList = false } = input
  const lobbyUrl = (from: string): string => `${from}/m/home`
  const lines = [
    `${name} (${code})`,
    '',
    `On this machine   ${lobbyUrl(origin)}`,
    ...(networkOrigin
      ? [
          `On the network    ${lobbyUrl(networkOrigin)}`,
          '',
          ...renderUnicodeCompact(lobbyUrl(networkOrigin)).split('\n'),
        ]
      : []),
    `In any state      ${origin}/preview?code=${code}`,
    ...(hasList ? [listLine(origin)] : []),
    ...(otherCodes.length > 0 && !hasList
      ? [`Other merchants   ${otherCodes.map((other) => `npm start ${other}`).join(', ')}`]
      : []),
    '',
    'Members to log in with',
    ...memberLines(members),
    '',
    ...members.flatMap(secondFactorLines),
    ...partnerSessions.flatMap((session) => partnerLines(session, lobbyUrl(origin))),
    ...invitationLines(invitations),
    ...identityLines(identities),
    'Source changes rebuild the site and reload the page. Ctrl-C stops.',
  ]
  return indented(lines)
}

const indented = (lines: readonly string[]): string =>
  `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`

const listLine = (origin: string): string => `Every merchant    ${origin}/`

/** Printed in its place when the first merchant cannot be built: the others can be opened. */
export const startupProblem = (code: string, problem: string, origin: string): string =>
  `${problem}\n${indented([
    `${code} opens when this is mended.`,
    '',
    listLine(origin),
    '',
    'Source changes rebuild the site and reload the page. Ctrl-C stops.',
  ])}`

function memberLines(members: readonly DemoMember[]): string[] {
  const width = (key: 'userName' | 'password'): number =>
    Math.max(...members.map((member) => member[key].length))
  const names = width('userName')
  const passwords = width('password')
  return members.map(
    ({ userName, password, note }) => `${userName.padEnd(names)}   ${password.padEnd(passwords)}   ${note}`,
  )
}

/** What a member confirms a login with; codes that are sent are printed when that happens. */
function secondFactorLines({ userName, secondFactor }: DemoMember): string[] {
  if (!secondFactor) return []
  const { email, payeeName, mobile, totpSecret, totp } = secondFactor
  return [
    `Second factor of ${userName}`,
    `e-mail          ${email}`,
    `payee name      ${payeeName}`,
    `SMS             ${mobile} (codes are printed here when they are sent)`,
    `authenticator   ${totpSecret} (shows ${totp} now)`,
    '',
  ]
}

/** One code of each kind is enough to try the registration. */
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

/** The identity providers' accounts, and the member that each is linked to. */
const identityLines = (identities: readonly DemoIdentity[]): string[] =>
  identities.length === 0
    ? []
    : [
        'Identities that are linked to a member; any other has to be linked first',
        ...identities.map(
          ({ channel, subject, userName }) => `${channel.padEnd(15)} ${subject} (${userName})`,
        ),
        '',
      ]

const partnerLines = ({ userName, sessionId, env }: DemoPartnerSession, lobbyUrl: string): string[] => [
  `Partner login (Maya) as ${userName}, valid once`,
  `${lobbyUrl}?${new URLSearchParams({ sessionId, env })}`,
  '',
]
