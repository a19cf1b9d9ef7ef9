import { describe, expect, it } from 'vitest'
import { parseBoolean } from '../../../runtime/rules/network/boolean'
import {
  type FlagSource,
  flagValue,
  keepPrevious,
  readFlags,
  readSettings,
  settingValue,
} from '../../../runtime/rules/settings/flags'
import { flagNames, type SettingName } from '../../../runtime/tables/flags'
import fc from '../../support/properties'

describe('booleans in all their forms', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [' TRUE ', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['yes', undefined],
    [2, undefined],
    [[], undefined],
    [{}, undefined],
  ])('reads %j as %s (F003)', (raw, value) => {
    expect(parseBoolean(raw)).toBe(value)
  })
})

describe("the platform's flags", () => {
  it('are read one by one: invalid values are dropped and reported, unknown names ignored (F003)', () => {
    expect(
      readFlags({ REWCEN3: '1', CHAT3: 'perhaps', GEETEST3: null, NEWFLAG: true, AUTOLOGIN3: 0 }),
    ).toEqual({
      flags: { REWCEN3: true, AUTOLOGIN3: false },
      dropped: ['GEETEST3', 'CHAT3'],
    })
  })

  it.each<[string[], Record<string, boolean> | undefined, Record<string, boolean>]>([
    [[], { GEETEST3: true }, { REWCEN3: true }],
    [['GEETEST3'], { GEETEST3: true, CHAT3: true }, { REWCEN3: true, GEETEST3: true }],
    [['GEETEST3'], {}, { REWCEN3: true }],
    [['GEETEST3'], undefined, { REWCEN3: true }],
  ])('keep previous values for %j from %j: %j (F003)', (dropped, before, values) => {
    expect(keepPrevious<Record<string, boolean>>({ REWCEN3: true }, dropped, before)).toEqual(values)
  })

  it('are read from anything without an error (F003)', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const name of Object.keys(readFlags(raw).flags)) expect(flagNames).toContain(name)
      }),
    )
  })

  it.each<[FlagSource | undefined, boolean | undefined, boolean, boolean, boolean | undefined]>([
    // manifest, server's value, anything from the server, settled -> value
    [true, undefined, false, false, true],
    [true, false, true, true, true],
    [false, true, true, true, false],
    [undefined, true, true, true, false],
    ['server', undefined, false, false, undefined],
    ['server', undefined, false, true, false],
    ['server', undefined, true, false, undefined],
    ['server', undefined, true, true, false],
    ['server', true, true, false, true],
    ['server', true, true, true, true],
    ['server', false, true, true, false],
  ])(
    '%s in the manifest, %s from the platform (any %s, settled %s) is %s (I1.03, I3.36)',
    (source, value, any, settled, expected) => {
      const values = any ? (value === undefined ? {} : { REWCEN3: value }) : undefined
      expect(flagValue(source, 'REWCEN3', { values, settled })).toBe(expected)
    },
  )
})

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

  it.each<[unknown, Record<string, unknown> | undefined, boolean, boolean, unknown]>([
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
