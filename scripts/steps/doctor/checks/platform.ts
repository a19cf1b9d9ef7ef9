import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { isLeftToPlatform } from '../../validate/leftToPlatform'
import { listWords, quote } from '../../validate/words'
import type { ManifestFinding } from '../finding'
import type { Subject } from '../subject'

/** Settings that are left to the platform, by name. */
export const settingsOfPlatform = ({ settings = {} }: Manifest): string[] =>
  Object.entries(settings).flatMap(([name, value]) => (isLeftToPlatform(value) ? [name] : []))

/** What each of these settings switches off as long as the platform does not send it. */
const useless: Readonly<Record<string, string>> = {
  geetestId: 'GeeTest shows no captcha, and forms fall back to what "captcha.fallback" says',
  firebase: 'nobody can sign in with Google and others, or by a code of Firebase',
  push: 'no device gets push messages',
}

/** What the platform must have before the launch, because the manifest leaves it to it. */
export const platformIsAsked = ({ code, manifest }: Subject): ManifestFinding[] => [
  ...settingsOfPlatform(manifest).flatMap((name): ManifestFinding[] => {
    const consequence = useless[name]
    // Without its flag, nobody asks for the id.
    const isIdle = name === 'geetestId' && !manifest.flags?.GEETEST3
    if (consequence === undefined || isIdle) return []
    return [
      {
        level: 'should',
        code: 'setting-of-platform',
        path: ['settings', name],
        message: `"${name}" is left to the platform, so its team must have entered this brand’s.`,
        why: `Until then ${consequence}.`,
        fix: `Have it entered, and ask the deployed site: npm run doctor -- ${code} --live https://…. Or write the value into "settings.${name}".`,
      },
    ]
  }),
  ...flagsOfPlatform(manifest),
]

function flagsOfPlatform({ flags = {} }: Manifest): ManifestFinding[] {
  const names = Object.entries(flags).flatMap(([name, value]) => (value === 'server' ? [name] : []))
  if (names.length === 0) return []
  return [
    {
      level: 'note',
      code: 'flags-of-platform',
      path: ['flags'],
      message: `The platform decides about ${listWords(names.map(quote))}.`,
      why: 'As long as it does not answer for a flag, the feature is not there.',
      fix: 'Have the platform’s team set each of them for this brand, or pin it to true or false.',
    },
  ]
}

/** The forms that a captcha can protect, and the flag of each (I4.43, I4.44). */
const protectedForms = { LOGINCAPTCHA3: 'the login', REGISTERCAPTCHA3: 'the registration' } as const

/** Forms that nothing protects from programs: GeeTest or a picture, a form without its flag asks for none. */
export function formsAreProtected({ manifest: { flags = {} } }: Subject): ManifestFinding[] {
  const open = (Object.keys(protectedForms) as (keyof typeof protectedForms)[]).filter((flag) => !flags[flag])
  if (open.length === 0) return []
  return [
    {
      level: 'should',
      code: 'captcha-missing',
      path: ['flags'],
      message: `No captcha is on for ${listWords(open.map((flag) => protectedForms[flag]))}.`,
      why: 'Programs can try passwords and open accounts.',
      fix: `Set ${listWords(open.map(quote))} to true or "server"; "GEETEST3" only says which captcha it is.`,
    },
  ]
}
