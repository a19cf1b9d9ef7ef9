import { describe, expect, it } from 'vitest'
import { captchaLanguage, captchaServersFor } from '../../runtime/rules/captcha/captchaServers'
import {
  type CaptchaChoice,
  type CaptchaConditions,
  chooseCaptcha,
  isCaptchaRequired,
  isTestMode,
} from '../../runtime/rules/captcha/chooseCaptcha'
import { settingRows } from '../../runtime/rules/settings/settings.gen'
import { captchaLanguages, captchaServers, captchaVersions } from '../../runtime/tables/captcha'
import { isLanguage, type Language, languages } from '../../runtime/tables/languages'

/** GeeTest v3 is on, for a login that requires a captcha. */
const baseConditions: CaptchaConditions = {
  purpose: 'login',
  enabled: true,
  enabledForRegistration: true,
  geetest: true,
  geetestTestOnly: false,
  testMode: false,
  version: 'v3',
  hasGeetestId: true,
  fallback: 'picture',
}

const choiceFor = (facts: Partial<CaptchaConditions>): CaptchaChoice =>
  chooseCaptcha({ ...baseConditions, ...facts })

describe('which captcha a form shows', () => {
  it.each<[string, Partial<CaptchaConditions>, CaptchaChoice]>([
    ['login has its flag off', { enabled: false }, 'none'],
    ['sms has its flag off', { purpose: 'sms', enabled: false }, 'none'],
    ['register has its flag off', { purpose: 'register', enabled: false }, 'none'],
    ['the flag is not known yet', { enabled: undefined }, 'unknown'],
  ])('is none as long as %s (I4.43, I4.44, E2.65, E5.34)', (_when, facts, choice) => {
    expect(choiceFor(facts)).toBe(choice)
  })

  it.each<[string, Partial<CaptchaConditions>, CaptchaChoice]>([
    ['GEETEST3 is on', {}, 'v3'],
    ['GEETEST3 is on and the version is v4', { version: 'v4' }, 'v4'],
    ['GEETEST3 is off', { geetest: false }, 'picture'],
    ['GEETEST3 is not known yet', { geetest: undefined }, 'unknown'],
    ['GeeTest is for tests only, outside of test mode', { geetestTestOnly: true }, 'picture'],
    ['GeeTest is for tests only, in test mode', { geetestTestOnly: true, testMode: true }, 'v3'],
    ['test mode is on and GEETEST3 off', { geetest: false, testMode: true }, 'picture'],
    ['whether it is for tests only is not known yet', { geetestTestOnly: undefined }, 'unknown'],
    ['the version is not known yet', { version: undefined }, 'unknown'],
  ])('is the right one when %s (I5.18, E5.32, E5.33)', (_when, facts, choice) => {
    expect(choiceFor(facts)).toBe(choice)
  })

  it.each<[Partial<CaptchaConditions>, CaptchaChoice]>([
    [{ version: 'v4' }, 'v4'],
    [{ version: 'v3' }, 'notWorking'],
    [{ geetest: false }, 'notWorking'],
    [{ version: 'v4', hasGeetestId: false }, 'notWorking'],
    [{ version: 'v4', geetestTestOnly: true }, 'notWorking'],
    [{ version: 'v4', hasGeetestId: undefined }, 'unknown'],
  ])('is always v4 for an SMS code: %o shows %s (I5.06, I5.07, E5.35)', (facts, choice) => {
    expect(choiceFor({ ...facts, purpose: 'sms' })).toBe(choice)
  })

  it.each<[Partial<CaptchaConditions>, CaptchaChoice]>([
    [{ fallback: 'picture' }, 'picture'],
    [{ fallback: 'later' }, 'later'],
    [{ fallback: 'later', geetest: false }, 'picture'],
  ])('is what the merchant has chosen when GeeTest has no id: %o shows %s (F005)', (facts, choice) => {
    for (const version of captchaVersions)
      expect(choiceFor({ version, hasGeetestId: false, ...facts })).toBe(choice)
  })

  it('waits for the settings of a registration, and is none when they turn it off', () => {
    expect(choiceFor({ purpose: 'register', enabledForRegistration: false })).toBe('none')
    expect(choiceFor({ purpose: 'register', enabledForRegistration: undefined })).toBe('unknown')
    expect(choiceFor({ purpose: 'register' })).toBe('v3')
    expect(choiceFor({ purpose: 'login', enabledForRegistration: false })).toBe('v3')
  })

  it('is known to be required or not before it is known which', () => {
    const facts = { ...baseConditions, geetest: undefined }
    expect(isCaptchaRequired(facts)).toBe(true)
    expect(isCaptchaRequired({ ...facts, enabled: undefined })).toBeUndefined()
  })
})

it.each([
  ['', false],
  ['?isBgeTest', true],
  ['?isBgeTest=1', true],
  ['?isBgeTest=true&r=7', true],
  ['?isBgeTest=0', false],
  ['?isBgeTest=FALSE', false],
  ['?bgetest=1', false],
])('reads test mode from the query "%s" as %s', (search, expected) => {
  expect(isTestMode(search)).toBe(expected)
})

it('uses GeeTest v3 by default (I3.10, I9.24)', () => {
  expect(settingRows.geetestVersion.fallback).toBe('v3')
})

describe('the languages of the captcha', () => {
  const codesOf = (version: 'v3' | 'v4') => new Set(Object.values(captchaLanguages[version]))

  it('are at least nine, under the codes that the vendor documents (E9.34)', () => {
    const documented = {
      v3: 'zh-cn zh-hk zh-tw en ja ko id ru ar es pt-pt fr de th tr vi ta it bn mr',
      v4: 'zho zho-tw zho-hk eng jpn kor ind rus ara spa por fra deu',
    }
    for (const version of captchaVersions) {
      expect(codesOf(version).size).toBeGreaterThanOrEqual(9)
      expect([...codesOf(version)].filter((code) => !documented[version].split(' ').includes(code))).toEqual(
        [],
      )
    }
    expect(Object.keys(captchaLanguages.v3).every(isLanguage)).toBe(true)
  })

  it.each<[Language, string, string]>([
    ['VI', 'vi', 'eng'],
    ['CN', 'zh-cn', 'zho'],
    ['TW', 'zh-tw', 'zho-tw'],
    ['PT-BR', 'pt-pt', 'por'],
    ['UR', 'en', 'eng'],
    ['TH', 'th', 'eng'],
    ['ES', 'es', 'spa'],
  ])('map %s to %s for v3 and to %s for v4 (E9.34)', (language, v3, v4) => {
    expect(captchaLanguage('v3', language)).toBe(v3)
    expect(captchaLanguage('v4', language)).toBe(v4)
  })

  it('leave no language without a code', () => {
    for (const language of Object.keys(languages) as Language[])
      for (const version of captchaVersions) expect(captchaLanguage(version, language)).not.toBe('')
  })
})

describe('the servers', () => {
  it("are the vendor's own in its order, unless the manifest lists others", () => {
    expect(captchaServersFor('v4')).toEqual({
      apiServers: ['gcaptcha4.geetest.com', 'gcaptcha4.geevisit.com', 'gcaptcha4.gsensebot.com'],
      staticServers: ['static.geetest.com', 'static.geevisit.com', 'dn-staticdown.qbox.me'],
    })
    expect(captchaServersFor('v3', { staticServers: ['one.example'] })).toEqual({
      apiServers: captchaServers.v3.api,
      staticServers: ['one.example'],
    })
    expect(captchaServersFor('v3', { apiServers: [] }).apiServers).toEqual(['api.geetest.com'])
  })
})
