import { describe, expect, it } from 'vitest'
import { parseBoolean } from '../../../runtime/rules/network/boolean'
import { type FlagSource, flagValue, keepPrevious, readFlags } from '../../../runtime/rules/settings/flags'
import { flagNames } from '../../../runtime/tables/flags'
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
