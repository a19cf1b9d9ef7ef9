import { expect, it } from 'vitest'
import { factNames } from '../../runtime/rules/settings/facts'
import { settingRows } from '../../runtime/rules/settings/settings.gen'
import { flagNames } from '../../runtime/tables/flags'

it('has the whitelabel flags that the specification names, and one for chat (I3.36)', () => {
  for (const name of [
    'GOOGLELOGIN3',
    'FIREBASECREATEACC3',
    'UPDATEMOBILEICC3',
    'GEETEST3',
    'STARTGAMEINAPP3',
    'CHAT3',
  ])
    expect(flagNames).toContain(name)
})

it('has an auto-login flag, and settings for mobile registration, captcha and DISABLEDMOBILEICC3 (I3.37)', () => {
  expect(flagNames).toContain('AUTOLOGIN3')
  expect(Object.keys(settingRows)).toEqual(
    expect.arrayContaining(['mobileNumberPassword', 'captchaPattern', 'disabledMobileIcc']),
  )
})

it('has no name that is both a flag and a setting', () => {
  const settings: string[] = Object.keys(settingRows)
  expect(flagNames.filter((name) => settings.includes(name))).toEqual([])
  expect(new Set([...flagNames, ...factNames]).size).toBe(flagNames.length + factNames.length)
})

it('has the defaults of the specification', () => {
  const { passwordMinimum, profileIconCount, geetestVersion, captchaPattern, defaultPassword } = settingRows
  expect([passwordMinimum.fallback, profileIconCount.fallback, geetestVersion.fallback]).toEqual([6, 9, 'v3'])
  expect([captchaPattern.fallback, defaultPassword.fallback]).toEqual([undefined, undefined])
})
