import { captchaConditions, purposeFlags } from '../../../../runtime/rules/captcha/captchaConditions'
import {
  type CaptchaChoice,
  type CaptchaConditions,
  type CaptchaPurpose,
  captchaPurposes,
  chooseCaptcha,
} from '../../../../runtime/rules/captcha/chooseCaptcha'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { alignColumns } from '../alignColumns'
import { readChoice } from '../options/readOptions'
import { readPlace } from '../options/readPlace'
import { type PlatformReplies, platformOptions, readPlatform } from '../options/readPlatform'
import { pageOption } from '../options/sharedOptions'
import { factsOf, printFact } from '../options/visit'
import { type OptionValues, subject } from '../subject'

const options = {
  action: {
    type: 'string',
    value: 'name',
    help: `${captchaPurposes.join(', ')}; by default each of them`,
  },
  page: { ...pageOption, help: `${pageOption.help}; its query may turn on the test mode (?isBgeTest=1)` },
  'no-id': { type: 'boolean', default: false, help: "the platform's configuration for GeeTest v3 has no id" },
  ...platformOptions,
} as const

export type CaptchaOptions = OptionValues<typeof options>

const choiceTexts: Readonly<Record<CaptchaChoice, string>> = {
  none: 'none is asked for',
  unknown: 'not known yet: a placeholder stands there',
  v3: 'the slider of GeeTest v3',
  v4: 'the slider of GeeTest v4',
  picture: 'the plain captcha, a picture with a code',
  later: 'none can be passed: the member is asked to try later',
  notWorking: 'none can be passed: "Geetest service not work"',
}

export interface ExplainedCaptcha {
  readonly action: CaptchaPurpose
  readonly choice: CaptchaChoice
  /** The statements that the reason is from. */
  readonly statements: readonly string[]
  readonly reason: string
  readonly conditions: CaptchaConditions
}

/** Which captcha each action gets, and why. Throws an OptionError for options that describe no possible case. */
export function explainCaptcha(manifest: Manifest, values: CaptchaOptions): ExplainedCaptcha[] {
  const { search } = readPlace(manifest, values.page)
  const platform = readPlatform(values)
  const actions =
    values.action === undefined ? captchaPurposes : [readChoice('action', values.action, captchaPurposes)]
  return actions.map((action) => explainAction(manifest, search, action, platform, values['no-id']))
}

function explainAction(
  manifest: Manifest,
  search: string,
  action: CaptchaPurpose,
  platform: PlatformReplies,
  idMissing: boolean,
): ExplainedCaptcha {
  const facts = factsOf(manifest, { memberType: -1, runMode: 'browser', search, platform })
  const conditions = captchaConditions(manifest, search, action, {
    facts,
    settings: platform.settings,
    idMissing,
  })
  const choice = chooseCaptcha(conditions)
  return { action, choice, ...reasonOf(choice, conditions), conditions }
}

type Reason = Pick<ExplainedCaptcha, 'reason' | 'statements'>

function reasonOf(choice: CaptchaChoice, conditions: CaptchaConditions): Reason {
  const flag = purposeFlags[conditions.purpose]
  if (choice === 'none')
    return conditions.enabled === false
      ? { reason: `${flag} is off.`, statements: ['I4.44'] }
      : {
          reason: 'The platform has switched it off for the registration (settings.register.captcha).',
          statements: ['E3.41'],
        }
  if (choice === 'unknown')
    return {
      reason: `The platform has not said ${unknownsOf(conditions).join(', ')}.`,
      statements: ['I4.43'],
    }
  if (choice === 'v3' || choice === 'v4')
    return { reason: `${flag} and GEETEST3 are on, and geetestVersion is ${choice}.`, statements: ['I5.18'] }
  const why = withoutGeetest(conditions)
  if (choice === 'notWorking')
    return { reason: `The captcha of text messages is GeeTest v4 only, and ${why}.`, statements: ['I5.06'] }
  const isFallback = why === withoutId
  return isFallback
    ? {
        reason: `${why[0]?.toUpperCase()}${why.slice(1)}: captcha.fallback is "${conditions.fallback}".`,
        statements: ['F005'],
      }
    : { reason: `${flag} is on, and ${why}.`, statements: ['I5.18'] }
}

const withoutId = 'there is no GeeTest id'

/** Why the slider does not come. */
function withoutGeetest({
  geetest,
  geetestTestOnly,
  testMode,
  version,
  hasGeetestId,
}: CaptchaConditions): string {
  if (geetest === false) return 'GEETEST3 is off'
  if (geetestTestOnly && !testMode) return 'GEETESTTEST3 keeps GeeTest for the test mode'
  if (hasGeetestId === false) return withoutId
  return `geetestVersion is ${version}`
}

const conditionNames: readonly (readonly [keyof CaptchaConditions, (one: CaptchaConditions) => string])[] = [
  ['enabled', ({ purpose }) => purposeFlags[purpose]],
  ['enabledForRegistration', () => 'settings.register.captcha'],
  ['geetest', () => 'GEETEST3'],
  ['geetestTestOnly', () => 'GEETESTTEST3'],
  ['version', () => 'geetestVersion'],
  ['hasGeetestId', () => 'geetestId'],
]

const unknownsOf = (conditions: CaptchaConditions): string[] =>
  conditionNames.flatMap(([field, name]) =>
    conditions[field] === undefined &&
    (field !== 'enabledForRegistration' || conditions.purpose === 'register')
      ? name(conditions)
      : [],
  )

function formatCaptcha(code: string, explained: readonly ExplainedCaptcha[]): string {
  const [first] = explained
  const rows = explained.map(({ action, choice, statements, reason }) => [
    action,
    choiceTexts[choice],
    `${reason} (${statements.join(', ')})`,
  ])
  const known = first ? first.conditions : undefined
  return [
    `${code}: which captcha an action gets:`,
    ...alignColumns(rows),
    '',
    'What decides:',
    ...alignColumns([
      ...explained.map(({ action, conditions }) => [purposeFlags[action], printFact(conditions.enabled)]),
      ...(known
        ? [
            ['settings.register.captcha', printFact(known.enabledForRegistration)],
            ['GEETEST3', printFact(known.geetest)],
            ['GEETESTTEST3', printFact(known.geetestTestOnly)],
            ['test mode (?isBgeTest)', printFact(known.testMode)],
            ['geetestVersion', known.version ?? 'unknown'],
            [
              'GeeTest id',
              known.hasGeetestId === undefined ? 'unknown' : known.hasGeetestId ? 'there' : 'missing',
            ],
            ['captcha.fallback', known.fallback],
          ]
        : []),
    ]),
  ].join('\n')
}

export const captcha = subject({
  name: 'captcha',
  summary: 'Says which captcha the login, a text message and the registration get, and why (I4.43).',
  options,
  table: () => ['What can come of it:', ...alignColumns(Object.entries(choiceTexts))],
  explain({ code, manifest }, values) {
    const explained = explainCaptcha(manifest, values)
    return { text: formatCaptcha(code, explained), json: { captcha: explained } }
  },
})
