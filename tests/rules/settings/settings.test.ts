import { describe, expect, it } from 'vitest'
import {
  readSettings,
  type SettingName,
  type SettingValues,
  settingValue,
} from '../../../runtime/rules/settings/settings'

describe("the platform's settings", () => {
  it.each<[SettingName, unknown, unknown]>([
    ['disabledMobileIcc', '1', true],
    ['mobileNumberPassword', 0, false],
    ['captchaPattern', '^[0-9]+$', '^[0-9]+$'],
    ['passwordMinimum', 8, 8],
    ['profileIconCount', 12, 12],
    ['geetestVersion', 'v4', 'v4'],
    ['geetestId', 'abc', 'abc'],
    ['defaultPassword', 'secret1', 'secret1'],
    ['forceChangeExpiredPassword', true, true],
  ])('read %s %j as %j (I3.37)', (name, raw, value) => {
    expect(readSettings({ [name]: raw })).toEqual({ settings: { [name]: value }, dropped: [] })
  })

  it.each<[SettingName, unknown]>([
    ['disabledMobileIcc', 'maybe'],
    ['captchaPattern', ''],
    ['captchaPattern', 7],
    ['passwordMinimum', 5],
    ['passwordMinimum', 65],
    ['passwordMinimum', 8.5],
    ['passwordMinimum', '8'],
    ['profileIconCount', 0],
    ['geetestVersion', 'v5'],
    ['geetestId', null],
    ['defaultPassword', ''],
    ['defaultPassword', 7],
  ])('drop and report %s %j', (name, raw) => {
    expect(readSettings({ [name]: raw })).toEqual({ settings: {}, dropped: [name] })
  })

  it.each<[unknown, unknown]>([
    [{ firebase: true }, true],
    [{ firebase: 'true' }, true],
    [{ firebase: 0 }, false],
    [{ firebase: 'perhaps' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])(
    'with %j decide who sends SMS codes, also after being stored and read again: %j (I3.34)',
    (sms, smsFirebase) => {
      const { settings } = readSettings({ sms })
      expect(settings.smsFirebase).toBe(smsFirebase)
      expect(readSettings(settings).settings).toEqual(settings)
    },
  )

  it.each<[unknown, SettingValues | undefined, boolean, boolean, unknown]>([
    // manifest, from the platform, settled -> known, value
    [8, undefined, false, true, 8],
    [8, { passwordMinimum: 10 }, true, true, 8],
    [undefined, { passwordMinimum: 10 }, true, true, 6],
    [{ from: 'server' }, undefined, false, false, 6],
    [{ from: 'server' }, undefined, true, true, 6],
    [{ from: 'server' }, {}, false, false, 6],
    [{ from: 'server' }, {}, true, true, 6],
    [{ from: 'server' }, { passwordMinimum: 10 }, false, true, 10],
  ])(
    'with %j in the manifest and %j from the platform (settled %s): known %s, %j (I3.37)',
    (source, values, settled, known, value) => {
      expect(settingValue(source, 'passwordMinimum', { values, settled })).toEqual({ known, value })
    },
  )
})
