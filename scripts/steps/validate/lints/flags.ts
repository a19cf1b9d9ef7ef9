import type { Flag, Flags, Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'

interface Requirement {
  /** A flag that is on, or left to the platform. */
  readonly flag: keyof Flags
  readonly isMet: (manifest: Manifest) => boolean
  readonly reason: string
  readonly hint: string
  /** An unmet requirement only makes the flag useless: not an issue where a preset or the platform decides. */
  readonly isHarmless?: true
}

/** A flag that is pinned off or not set (D1). */
const isOff = (flag: Flag | undefined): boolean => flag === undefined || flag === false

/** Flags that are useless without something else. */
const requirements: readonly Requirement[] = [
  {
    flag: 'GEETEST3',
    isMet: ({ settings }) => settings?.geetestId !== undefined,
    reason: 'GeeTest loads nothing without the merchant’s id (E3.43, F005)',
    hint: 'Add "geetestId" to "settings", as a text or as { "from": "server" }.',
  },
  {
    flag: 'GEETESTTEST3',
    isMet: ({ flags }) => !isOff(flags?.GEETEST3),
    reason: 'it only restricts GEETEST3 to test mode, and that is off (I5.18)',
    hint: 'Switch GEETEST3 on, or remove GEETESTTEST3.',
  },
  {
    flag: 'SMSCAPTCHA3',
    isMet: ({ flags, settings }) =>
      !isOff(flags?.GEETEST3) && settings?.geetestVersion !== 'v3' && settings?.geetestVersion !== undefined,
    reason: 'the captcha of SMS codes is GeeTest v4 and no other (I5.06)',
    hint: 'Switch GEETEST3 on and set "geetestVersion" to "v4" or { "from": "server" }.',
  },
  {
    flag: 'FIREBASECREATEACC3',
    isMet: ({ flags, settings }) =>
      settings?.firebase !== undefined || !isOff(flags?.GOOGLELOGIN3) || !isOff(flags?.FBAUTOREGISTER3),
    reason: 'it creates accounts for unlinked social identities, and no social login is on (I2.20)',
    hint: 'Switch GOOGLELOGIN3 or FBAUTOREGISTER3 on, or remove FIREBASECREATEACC3.',
    isHarmless: true,
  },
  {
    flag: 'CHAT3',
    isMet: ({ hosts }) => (hosts?.frame ?? []).length > 0,
    reason: 'the chat is a page in a frame, and "hosts.frame" lists no host for it (E5.10)',
    hint: 'Add the host of the chat to "hosts.frame", or switch CHAT3 off.',
    isHarmless: true,
  },
  {
    flag: 'AUTOLOGIN3',
    isMet: ({ rememberLogin }) => rememberLogin !== 'absent',
    reason: 'it signs in with the remembered login, and "rememberLogin" is "absent" (I4.11)',
    hint: 'Set "rememberLogin" to "ticked" or "unticked", or switch AUTOLOGIN3 off.',
    isHarmless: true,
  },
]

/** Every flag that is on, or that the platform may switch on, has what it requires. */
export function flagRequirementsAreMet(manifest: Manifest, { isOwn }: LintContext): Finding[] {
  const isPinnedByMerchant = (flag: keyof Flags): boolean =>
    manifest.flags?.[flag] === true && isOwn(['flags', flag])
  return requirements
    .filter(({ flag, isMet }) => !isOff(manifest.flags?.[flag]) && !isMet(manifest))
    .filter(({ flag, isHarmless }) => !isHarmless || isPinnedByMerchant(flag))
    .map(needFinding)
}

/** Those that are no mistake, because the platform decides, but that do nothing here whatever it says. */
export function idleFlags(manifest: Manifest): Finding[] {
  return requirements
    .filter(
      ({ flag, isMet, isHarmless }) => isHarmless && manifest.flags?.[flag] === 'server' && !isMet(manifest),
    )
    .map((requirement) => ({ ...needFinding(requirement), level: 'warning', code: 'flag-idle' }))
}

const needFinding = ({ flag, reason, hint }: Requirement): Finding => ({
  path: ['flags', flag],
  on: 'key',
  code: 'flag-needs',
  message: `${flag} is on, but ${reason}.`,
  hint,
})

/** The two mini games are not on at once: members would get the script of one in the place of the other. */
export function flagsAgree({ flags }: Manifest): Finding[] {
  if (flags?.LOTTMINIGAME3 !== true || flags.SEALOTTMINIGAME3 !== true) return []
  return [
    {
      path: ['flags', 'SEALOTTMINIGAME3'],
      on: 'key',
      code: 'flags-conflict',
      message:
        'SEALOTTMINIGAME3 and LOTTMINIGAME3 are both on, but there is one mini game: members would get the script of the one as the variant of the other (E4.71, E4.72).',
      expected: 'one of the two',
      hint: 'Set one of them to false.',
    },
  ]
}

/** Without the query of testers, nobody would see the captcha that the merchant has (I5.18). */
export function testModeIsNotReleased({ flags }: Manifest, { development }: LintContext): Finding[] {
  if (flags?.GEETESTTEST3 !== true || isOff(flags.GEETEST3) || development) return []
  return [
    {
      path: ['flags', 'GEETESTTEST3'],
      on: 'key',
      code: 'test-mode',
      message:
        'GEETESTTEST3 is true, so only testers would get GeeTest, and members the plain captcha (I5.18).',
      expected: 'false or "server" in a release',
      hint: 'Remove it, or write "server": the platform can then switch it on for a test.',
    },
  ]
}
