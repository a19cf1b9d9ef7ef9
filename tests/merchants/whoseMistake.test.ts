import { describe, expect, it } from 'vitest'
import { capabilities, type Fixture, loadFixture } from './fixture'

const theme =
  '"mode": "light", "background": "#ffffff", "surface": "#ffffff", "text": "#111111", "success": "#007700", "warning": "#886600", "danger": "#aa0000"'

/** A preset that two merchants extend, and that leaves two colours and the words to them. */
const preset = {
  brand: `{ "logo": "brand/logo.svg", "icon": "brand/icon.svg", "theme": { ${theme} } }`,
  flags: '{ "REWCEN3": true }',
  routes: `{
    "/m/home": { "page": "lobby" },
    "/m/login": { "page": "login", "guard": "visitor", "otherwise": "/m/home" },
    "/m/changePsw": { "page": "changePassword", "guard": "member", "otherwise": "/m/login" },
    "/m/member/home": { "page": "memberHome", "guard": "member", "otherwise": "/m/login" },
    "/m/rewardCenter": { "page": "rewards" }
  }`,
  navigation: '[{ "id": "rewards", "icon": "gift", "text": "navigation.home", "to": "/m/rewardCenter" }]',
}
const ownTheme = '"primary": "#aa0000", "accent": "#ddaa00"'
const two = { domains: '["two.example"]', brand: `{ "theme": { ${ownTheme} } }` }

async function issuesOf(one: Fixture[string], base: Fixture[string] = preset) {
  const { issues, marked } = await loadFixture({
    '_presets/base.json': base,
    'one/merchant.json': one,
    'two/merchant.json': two,
  })
  return {
    marked,
    issues: issues.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    all: issues,
  }
}

describe('a mistake of a merchant is asked of the merchant', () => {
  it.each([
    {
      name: 'no brand at all',
      one: '«{ "extends": "base", "schemaVersion": 1, "name": "One", "domains": ["one.example"], "languages": ["EN"], "currency": { "code": "USD", "symbol": "$" }, "metadata": { "/m/home": { "title": { "EN": "One" }, "description": { "EN": "One." } } } }',
      messages: ['"primary" is missing in "brand.theme".', '"accent" is missing in "brand.theme".'],
      hint: 'Add "brand": { "theme": { "primary" } } to this file.',
    },
    {
      name: 'a brand without a theme',
      one: { brand: '«{}' },
      messages: ['"primary" is missing in "brand.theme".', '"accent" is missing in "brand.theme".'],
      hint: 'Add "theme": { "primary" } to "brand".',
    },
    {
      name: 'a theme without a colour',
      one: { brand: '{ "theme": «{ "primary": "#aa0000" } }' },
      messages: ['"accent" is missing in "brand.theme".'],
      hint: 'Add "accent".',
    },
    {
      name: 'a misspelled theme',
      one: { brand: `{ «"themes": { ${ownTheme} } }` },
      messages: ['"themes" is not a key of "brand".'],
      hint: 'Rename it to "theme", or remove it.',
    },
    {
      name: 'a misspelled brand',
      one: { brand: null, '«brnad': `{ "theme": { ${ownTheme} } }` },
      messages: ['"brnad" is not a key of a manifest.'],
      hint: 'Rename it to "brand", or remove it.',
    },
    {
      name: 'its colours in the brand',
      one: { brand: `{ «"primary": "#aa0000", "theme": { "accent": "#ddaa00" } }` },
      messages: ['"primary" is not a key of "brand".'],
      hint: 'Move it to "brand.theme" or an item of "navigation".',
    },
    {
      name: 'its theme at the top',
      one: { brand: null, '«theme': `{ ${ownTheme} }` },
      messages: ['"theme" is not a key of a manifest.'],
      hint: 'Move it to "brand" or "download.settings".',
    },
    {
      name: 'a setting among its flags',
      one: { brand: two.brand, flags: '{ «"passwordMinimum": 8 }' },
      messages: ['"passwordMinimum" is not a flag.'],
      hint: 'Move it to "settings".',
    },
    {
      name: 'a flag off that the preset’s bar needs',
      one: { brand: two.brand, flags: '{ "REWCEN3": false }' },
      messages: ['The navigation item "rewards" leads to "/m/rewardCenter", whose feature is switched off.'],
      hint: 'Remove it (with null under its id, if a preset has it), lead to another path, or switch the feature on. Its value comes from merchants/_presets/base.json, line 12: set it in this file.',
    },
    {
      name: 'a background on which the preset’s text is hard to read',
      one: { brand: `{ "theme": { ${ownTheme}, "background": «"#333333" } }` },
      messages: ['The text has a contrast of 1.5 to 1 against the background, which is hard to read.'],
      hint: 'Make the text darker, or the background lighter.',
    },
  ])('with $name', async ({ one, messages, hint }) => {
    const { issues, marked, all } = await issuesOf(one)
    const place = marked ?? 'merchants/one/merchant.json:1:1'
    expect(issues).toEqual(messages.map((message) => `${place} ${message}`))
    expect(all[0]?.hint).toBe(hint)
    expect(all.every(({ merchants }) => merchants.join() === 'one')).toBe(true)
  })

  it('when a picture that a preset names is not in its folder', async () => {
    const { all } = await issuesOf({ brand: `{ "theme": { ${ownTheme} }, "logo": "brand/mark.svg" }` })
    expect(all).toMatchObject([
      { file: 'merchants/one/merchant.json', message: 'There is no file "merchants/one/brand/mark.svg".' },
    ])
    const inherited = await issuesOf(
      { brand: `«{ "theme": { ${ownTheme} } }` },
      { ...preset, brand: preset.brand.replace('brand/logo.svg', 'brand/mark.svg') },
    )
    expect(inherited.issues[0]).toBe(`${inherited.marked} There is no file "merchants/one/brand/mark.svg".`)
  })

  it('and a mistake of the preset is reported there, once', async () => {
    const { issues, all } = await issuesOf(
      { brand: two.brand },
      {
        ...preset,
        navigation: '[{ "id": "home", "icon": "hom", "text": "navigation.home", "to": "/m/home" }]',
      },
    )
    expect(issues).toEqual(['merchants/_presets/base.json:12:42 There is no icon "hom".'])
    expect(all[0]?.merchants).toEqual(['one', 'two'])
  })

  it('and a route of the preset that lacks its page is the preset’s mistake', async () => {
    const { all } = await issuesOf(
      { brand: two.brand },
      { ...preset, routes: preset.routes.replace('{ "page": "rewards" }', '{ "guard": true }') },
    )
    expect(all[0]).toMatchObject({
      file: 'merchants/_presets/base.json',
      message: '"page" is missing in "/m/rewardCenter".',
      merchants: ['one', 'two'],
    })
  })
})

describe('a mistake of a preset is reported where it is, once', () => {
  const own = { brand: `{ "theme": { ${ownTheme} } }` }

  it.each([
    {
      name: 'routes that are a list',
      base: { routes: '[]' },
      message: '"routes" is a list, but an object is expected.',
    },
    {
      name: 'misspelled routes',
      base: { routes: null, rotues: preset.routes },
      message: '"rotues" is not a key of a manifest.',
    },
    {
      name: 'a brand that is a text',
      base: { brand: '"base"' },
      message: '"brand" is the text "base", but an object is expected.',
    },
    {
      name: 'a setting that is incomplete',
      base: { settings: '{ "captchaPattern": {} }' },
      message: '"from" is missing in "settings.captchaPattern".',
    },
    {
      name: 'a preset to extend that is a list',
      base: { extends: '["a"]' },
      message: '"extends" is a list, but a text is expected.',
    },
    {
      name: 'a colour with a wrong name',
      base: { brand: preset.brand.replace('"text"', '"txt"') },
      message: '"txt" is not a key of "theme".',
    },
    {
      name: 'a colour of a wrong format',
      base: { brand: preset.brand.replace('#111111', 'black') },
      message: '"black" has the wrong format.',
    },
  ])('$name', async ({ base, message }) => {
    const { issues } = await issuesOf(own, { ...preset, ...base })
    expect(issues).toEqual([expect.stringMatching(/^merchants\/_presets\/base\.json:/)])
    expect(issues[0]?.split(' ').slice(1).join(' ')).toBe(message)
  })

  it('routes that another preset adds to', async () => {
    const { issues } = await loadFixture({
      '_presets/base.json': { ...preset, routes: 'true' },
      '_presets/more.json': '{ "extends": "base", "routes": { "/m/rewardCenter": { "page": "rewards" } } }',
      'one/merchant.json': { ...own, extends: '"more"' },
    })
    expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'merchants/_presets/base.json "routes" is true, but an object is expected.',
    ])
  })

  it('what the merchant would extend, if it named one', async () => {
    const { issues } = await issuesOf({ ...own, extends: '«3' })
    expect(issues).toEqual([expect.stringContaining('"extends" is the number 3, but a text is expected.')])
  })

  it('a list instead of an object', async () => {
    expect((await issuesOf(own, '[]')).issues).toEqual([
      'merchants/_presets/base.json:1:1 the manifest is a list, but an object is expected.',
    ])
  })

  it('a circle', async () => {
    const { issues } = await loadFixture({
      '_presets/base.json': '{ "extends": "more" }',
      '_presets/more.json': '{ "extends": "base" }',
      'one/merchant.json': own,
      'two/merchant.json': { ...two, extends: '"more"' },
    })
    expect(issues).toMatchObject([{ code: 'cyclic-extends', merchants: ['one', 'two'] }])
  })
})

describe('texts that are missing in many languages', () => {
  it('are one issue that names them all', async () => {
    const { issues } = await loadFixture({
      'one/merchant.json': {
        languages: '["EN", "VI", "ES"]',
        compliance: '{ "licence": { "text": { "EN": "7" } } }',
      },
    })
    expect(issues.map(({ message }) => message).sort()).toEqual([
      'The description of "/m/home" is missing in VI and ES.',
      'The licence is not stated in VI and ES.',
      'The title of "/m/home" is missing in VI and ES.',
    ])
  })

  it('are told where to begin when the whole language is missing', async () => {
    const { issues } = await loadFixture({
      'one/merchant.json': {
        languages: '["TH"]',
        metadata: '{ "/m/home": { "title": { "TH": "1" }, "description": { "TH": "1" } } }',
      },
    })
    const texts = Object.keys(capabilities.texts.EN ?? {}).length
    expect(issues.map(({ hint }) => hint)).toEqual([
      `Remove it, or add runtime/text/TH.json, a file of ${texts} texts: begin with a copy of runtime/text/EN.json, and translate each text.`,
    ])
  })
})
