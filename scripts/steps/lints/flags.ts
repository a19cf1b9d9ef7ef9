import type { Flag, Flags, Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { Surroundings } from '../lint'

interface Need {
  /** A flag that is not off. */
  readonly flag: keyof Flags
  readonly met: (manifest: Manifest) => boolean
  readonly reason: string
  readonly hint: string
  /** Without what it needs it only does nothing: no mistake where a preset or the platform decides. */
  readonly idle?: true
}

/** A flag that is pinned off, or not named at all (D1). */
const isOff = (flag: Flag | undefined): boolean => flag === undefined || flag === false

/** Flags that mean nothing without something else. */
const needs: readonly Need[] = [
  {
    flag: 'GEETEST3',
    met: ({ settings }) => settings?.geetestId !== undefined,
    reason: 'GeeTest loads nothing without the merchant’s id (E3.43, F005)',
    hint: 'Add "geetestId" to "settings", as a text or as { "from": "server" }.',
  },
  {
    flag: 'GEETESTTEST3',
    met: ({ flags }) => !isOff(flags?.GEETEST3),
    reason: 'it only restricts GEETEST3 to test mode, and that is off (I5.18)',
    hint: 'Switch GEETEST3 on, or take GEETESTTEST3 out.',
  },
  {
    flag: 'SMSCAPTCHA3',
    met: ({ flags, settings }) =>
      !isOff(flags?.GEETEST3) && settings?.geetestVersion !== 'v3' && settings?.geetestVersion !== undefined,
    reason: 'the captcha of SMS codes is GeeTest v4 and no other (I5.06)',
    hint: 'Switch GEETEST3 on and set "geetestVersion" to "v4" or { "from": "server" }.',
  },
  {
    flag: 'FIREBASECREATEACC3',
    met: ({ flags, settings }) =>
      settings?.firebase !== undefined || !isOff(flags?.GOOGLELOGIN3) || !isOff(flags?.FBAUTOREGISTER3),
    reason: 'only a social identity can be unbound, and no social login is on (I2.20)',
    hint: 'Switch GOOGLELOGIN3 or FBAUTOREGISTER3 on, or take FIREBASECREATEACC3 out.',
    idle: true,
  },
  {
    flag: 'AUTOLOGIN3',
    met: ({ rememberLogin }) => rememberLogin !== 'absent',
    reason: 'it signs in with the remembered login, and "rememberLogin" is "absent" (I4.11)',
    hint: 'Set "rememberLogin" to "ticked" or "unticked", or switch AUTOLOGIN3 off.',
    idle: true,
  },
]

/** A flag that is on, or may be switched on by the platform, has what it cannot do without. */
export function flagsHaveWhatTheyNeed(manifest: Manifest, { isOwn }: Surroundings): Finding[] {
  const isPinnedHere = (flag: keyof Flags): boolean =>
    manifest.flags?.[flag] === true && isOwn(['flags', flag])
  return needs
    .filter(({ flag, met }) => !isOff(manifest.flags?.[flag]) && !met(manifest))
    .filter(({ flag, idle }) => !idle || isPinnedHere(flag))
    .map(({ flag, reason, hint }) => ({
      path: ['flags', flag],
      on: 'key' as const,
      code: 'flag-needs',
      message: `${flag} is on, but ${reason}.`,
      hint,
    }))
}
