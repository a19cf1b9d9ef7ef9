import { describe, expect, it } from 'vitest'
import { codePattern } from '../../runtime/rules/captcha/captchaPicture'
import { cautions } from '../../scripts/steps/validate/cautions'
import { capabilities, type Fixture, loadFixture } from './fixture'

const sentences = ({ message, hint }: { message: string; hint: string }) => `${message} ${hint}`

interface Mistake {
  readonly name: string
  /** The marker « is at the expected position of the issue. */
  readonly files: Fixture
  readonly code: string
  readonly message: string
  readonly suggestion?: string
}

const one = (parts: Fixture[string]): Fixture => ({ 'one/merchant.json': parts })
const base = (parts: Fixture[string]): Fixture => ({ '_presets/base.json': parts })
const routes = (text: string) => base({ routes: text })
const brand = (text: string) => `{ "logo": "brand/logo.svg", "icon": "brand/icon.svg", ${text} }`
const theme = (text: string) =>
  brand(`"theme": {
  "mode": "light", "primary": "#aa0000", "accent": "#ddaa00", "background": "#ffffff", "surface": "#ffffff",
  "success": "#007700", "warning": "#886600", "danger": "#aa0000", ${text} }`)
const navigationItem = (text: string) =>
  `[{ "id": "home", "icon": "home", "text": "navigation.home", ${text} }]`
const download = (text: string) => `{ "settings": { ${text} } }`

const hero = (file: string, more = '', mode = 'light') =>
  `{ "hero": { "art": { "${mode}": ${file} }, "title": { "EN": "One" }${more && `, ${more}`} } }`
const art = (colour = '#333', box = '0 0 640 280'): Fixture => ({
  'one/brand/art.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="${colour}" d="M0 0h640v360H0z"/></svg>`,
})

const syntaxMistakes: readonly Mistake[] = [
  {
    name: 'a comma that is missing between two keys',
    files: one('{\n  "schemaVersion": 1«\n  "name": "One"\n}\n'),
    code: 'syntax',
    message: 'A comma is missing after 1.',
  },
  {
    name: 'a comma that is missing in a list',
    files: one({ domains: '["a.example"« "b.example"]' }),
    code: 'syntax',
    message: 'A comma is missing after "a.example".',
  },
  {
    name: 'a colon that is missing',
    files: one('{\n  "schemaVersion"« 1\n}\n'),
    code: 'syntax',
    message: 'A colon is missing after "schemaVersion".',
  },
  {
    name: 'an extra comma in an object',
    files: one('{\n  "schemaVersion": 1«,\n}\n'),
    code: 'syntax',
    message: 'There is a comma before a closing brace.',
  },
  {
    name: 'an extra comma in a list',
    files: one({ domains: '["a.example"«,]' }),
    code: 'syntax',
    message: 'There is a comma before a closing bracket.',
  },
  {
    name: 'two commas in an object',
    files: one('{\n  "schemaVersion": 1«,,\n  "name": "A"\n}\n'),
    code: 'syntax',
    message: 'There are two commas in a row.',
  },
  {
    name: 'two commas in a list',
    files: one({ domains: '["a.example"«,, "b.example"]' }),
    code: 'syntax',
    message: 'There are two commas in a row.',
  },
  {
    name: 'a comment',
    files: one('{\n  «// ours\n  "schemaVersion": 1\n}\n'),
    code: 'syntax',
    message: 'Comments are not allowed: manifests are plain JSON.',
  },
  {
    name: 'a brace that is not closed',
    files: one('«{\n  "schemaVersion": 1\n'),
    code: 'syntax',
    message: 'This brace is not closed.',
  },
  {
    name: 'a brace in the middle that is not closed',
    files: one('{\n  "brand": {\n    "theme": «{\n      "mode": "light"\n  },\n  "flags": {}\n}\n'),
    code: 'syntax',
    message: 'This brace is not closed.',
  },
  {
    name: 'a list that a brace closes',
    files: one('{\n  "domains": «["a.example",\n  "languages": ["EN"]\n}\n'),
    code: 'syntax',
    message: 'This bracket is not closed.',
  },
  {
    name: 'a brace too many',
    files: one('{\n  "brand": {\n    "theme": {}\n  }«},\n  "flags": {}\n}\n'),
    code: 'syntax',
    message: 'This brace closes nothing, or too early.',
  },
  {
    name: 'a brace too many in a list',
    files: one('{\n  "navigation": [\n    { "id": "a" }«},\n    { "id": "b" }\n  ]\n}\n'),
    code: 'syntax',
    message: 'This brace closes nothing, or too early.',
  },
  {
    name: 'a bracket that nothing opens',
    files: one('{\n  "domains": "a.example"«],\n  "flags": {}\n}\n'),
    code: 'syntax',
    message: 'This bracket closes nothing, or too early.',
  },
  {
    name: 'a brace that is missing after a key',
    files: one('{\n  "metadata":\n    "/m/home"«: {}\n  },\n  "flags": {}\n}\n'),
    code: 'syntax',
    message: 'There is a colon after "/m/home", where a key is not expected.',
  },
  {
    name: 'lists in each other without end',
    files: one(`{ "flags": ${'['.repeat(63)}«${'['.repeat(20_000)}${']'.repeat(20_063)} }`),
    code: 'too-deep',
    message: 'More than 64 objects and lists are nested here.',
  },
  {
    name: 'objects in each other without end',
    files: one(`{ "a": ${'{"a":'.repeat(63)}«${'{"a":'.repeat(20_000)}`),
    code: 'too-deep',
    message: 'More than 64 objects and lists are nested here.',
  },
  {
    name: 'a text that is not closed',
    files: one('{\n  "name": «"One\n}\n'),
    code: 'syntax',
    message: 'A text has no closing quote.',
  },
  {
    name: 'a word that is not JSON',
    files: one('{\n  "name": «yes\n}\n'),
    code: 'syntax',
    message: 'yes is not JSON.',
  },
  {
    name: 'something after the end',
    files: one('{\n  "schemaVersion": 1\n}\n«}\n'),
    code: 'syntax',
    message: 'Unexpected } after the end of the manifest.',
  },
  {
    name: 'a key that is written twice',
    files: one({ flags: '{ "CHAT3": true, «"CHAT3": false }' }),
    code: 'duplicate-key',
    message: '"CHAT3" appears twice in this object; it is first on line 12.',
  },
  {
    name: 'an id that is given twice',
    files: one({
      customerService:
        '[{ "id": "chat", "csType": "AICAN", "url": "https://a.example" }, { "id": «"chat", "csType": "AICAN", "url": "https://a.example" }]',
      hosts: '{ "customerService": ["a.example"] }',
    }),
    code: 'duplicate-id',
    message: 'The id "chat" appears twice in this list; it is first on line 12.',
  },
]

const presetMistakes: readonly Mistake[] = [
  {
    name: 'a preset that is not there',
    files: one({ extends: '«"bass"' }),
    code: 'unknown-preset',
    message: 'There is no preset "bass".',
    suggestion: 'base',
  },
  {
    name: 'presets that extend each other',
    files: { ...base({ extends: '"more"' }), '_presets/more.json': '{ "extends": «"base" }' },
    code: 'cyclic-extends',
    message: 'Presets extend each other in a circle: base, then more, and back to the first.',
  },
  {
    name: 'a null that removes nothing',
    files: one({ routes: '{ «"/m/hom": null }' }),
    code: 'clears-nothing',
    message: 'null clears "/m/hom", but no preset sets it.',
    suggestion: '/m/home',
  },
  {
    name: 'a null that takes no item out',
    files: {
      ...one({ navigation: '{ «"serch": null }' }),
      ...base({
        navigation:
          '[{ "id": "home", "icon": "home", "text": "navigation.home", "to": "/m/home" }, { "id": "search", "icon": "search", "text": "navigation.home", "opens": "search" }]',
      }),
    },
    code: 'clears-nothing',
    message: 'null clears "serch", but no preset sets it.',
    suggestion: 'search',
  },
  {
    name: 'a misspelled flag in a preset',
    files: base({ flags: '{ «"REWCEN": true }' }),
    code: 'unknown-key',
    message: '"REWCEN" is not a flag.',
    suggestion: 'REWCEN3',
  },
]

const schemaMistakes: readonly Mistake[] = [
  {
    name: 'another version of the schema',
    files: one({ schemaVersion: '«3' }),
    code: 'unknown-value',
    message: '"schemaVersion" cannot be 3.',
  },
  ...['0', '"1"', '1.5', 'true'].map((version) => ({
    name: `a version of the schema that does not exist, ${version}`,
    files: one({ schemaVersion: `«${version}` }),
    code: 'unknown-value',
    message: `"schemaVersion" cannot be ${version}.`,
  })),
  {
    name: 'a version of the schema inside a part',
    files: one({ session: '{ «"schemaVersion": 2 }' }),
    code: 'unknown-key',
    message: '"schemaVersion" is not a key of "session".',
  },
  {
    name: 'a value of an earlier version, in the name that it has there',
    files: one({ platform: '{ "timeout": «500 }' }),
    code: 'out-of-range',
    message: '"timeout" is 500.',
  },
  {
    name: 'a key beside one that an earlier version names otherwise',
    files: one({ platform: '{ «"delay": 500 }' }),
    code: 'unknown-key',
    message: '"delay" is not a key of "platform".',
  },
  {
    name: 'a name of the next version in an earlier one',
    files: one({ platform: '{ «"timeoutMilliseconds": 5000 }' }),
    code: 'later-name',
    message: '"timeoutMilliseconds" is not a key of "platform" in version 1.',
  },
  {
    name: 'both names of a property',
    files: one({ platform: '{ "timeout": 4000, «"timeoutMilliseconds": 5000 }' }),
    code: 'two-names',
    message:
      '"timeout" and "timeoutMilliseconds" are the same property: it has its second name since version 2.',
  },
  {
    name: 'a name of an earlier version',
    files: one({ schemaVersion: '2', chat: '{ «"fallback": "EN" }' }),
    code: 'unknown-key',
    message: '"fallback" is not a key of "chat".',
    suggestion: 'fallbackLanguage',
  },
  {
    name: 'a misspelled flag',
    files: one({ flags: '{ «"GEETEST": true }' }),
    code: 'unknown-key',
    message: '"GEETEST" is not a flag.',
    suggestion: 'GEETEST3',
  },
  {
    name: 'a misspelled setting',
    files: one({ settings: '{ «"passwordMin": 8 }' }),
    code: 'unknown-key',
    message: '"passwordMin" is not a setting.',
    suggestion: 'passwordMinimum',
  },
  {
    name: 'a misspelled key of the manifest',
    files: one({ '«serviceWorkers': 'true' }),
    code: 'unknown-key',
    message: '"serviceWorkers" is not a key of a manifest.',
    suggestion: 'serviceWorker',
  },
  {
    name: 'a misspelled key of a part',
    files: one({ session: '{ «"keeps": "tab" }' }),
    code: 'unknown-key',
    message: '"keeps" is not a key of "session".',
    suggestion: 'keep',
  },
  {
    name: 'an invalid language code',
    files: one({ languages: '["EN", «"VN"]' }),
    code: 'unknown-value',
    message: 'entry 2 of "languages" cannot be "VN".',
    suggestion: 'CN',
  },
  {
    name: 'a text in an invalid language',
    files: one({
      brand: theme('"text": "#111111"').replace('"theme"', '"tagline": { «"PT_BR": "Oi" }, "theme"'),
    }),
    code: 'unknown-key',
    message: '"PT_BR" is not a language.',
    suggestion: 'PT-BR',
  },
  {
    name: 'a flag in quotes',
    files: one({ flags: '{ "CHAT3": «"true" }' }),
    code: 'unknown-value',
    message: '"CHAT3" cannot be "true".',
  },
  {
    name: 'a language that the chat does not speak',
    files: one({ chat: '{ "fallback": «"UR" }' }),
    code: 'unknown-value',
    message: '"fallback" cannot be "UR".',
    suggestion: 'AR',
  },
  {
    name: 'a value that is not allowed',
    files: one({ session: '{ "keep": «"tabs" }' }),
    code: 'unknown-value',
    message: '"keep" cannot be "tabs".',
    suggestion: 'tab',
  },
  {
    name: 'a value of the wrong type',
    files: one({ serviceWorker: '«"no"' }),
    code: 'wrong-type',
    message: '"serviceWorker" is the text "no", but true or false is expected.',
  },
  {
    name: 'a setting of the wrong type',
    files: one({ settings: '{ "passwordMinimum": «"8" }' }),
    code: 'wrong-type',
    message: '"passwordMinimum" is the text "8", which is not valid here.',
  },
  {
    name: 'a setting that is out of range',
    files: one({ settings: '{ "passwordMinimum": «65 }' }),
    code: 'out-of-range',
    message: '"passwordMinimum" is 65.',
  },
  {
    name: 'a setting with an unknown source',
    files: one({ settings: '{ "geetestVersion": { "from": «"sever" } }' }),
    code: 'unknown-value',
    message: '"from" cannot be "sever".',
    suggestion: 'server',
  },
  {
    name: 'an unknown fact',
    files: routes('{ "/m/home": { "page": "lobby", "guard": «"membr" } }'),
    code: 'unknown-value',
    message: '"guard" cannot be "membr".',
    suggestion: 'member',
  },
  {
    name: 'an unknown flag in a nested condition',
    files: routes(
      '{ "/m/home": { "page": "lobby", "guard": { "any": [true, { "not": «"flag.REWCEN" }] } } }',
    ),
    code: 'unknown-value',
    message: '"not" cannot be "flag.REWCEN".',
    suggestion: 'flag.REWCEN3',
  },
  {
    name: 'an unknown operator',
    files: routes('{ "/m/home": { "page": "lobby", "guard": { «"al": ["member"] } } }'),
    code: 'unknown-key',
    message: '"al" is not a key of "guard".',
    suggestion: 'all',
  },
  {
    name: 'a condition of the wrong type',
    files: routes('{ "/m/home": { "page": "lobby", "guard": «3 } }'),
    code: 'wrong-type',
    message: '"guard" is the number 3, which is not valid here.',
  },
  {
    name: 'an invalid colour',
    files: one({ brand: theme('"text": «"red"') }),
    code: 'malformed',
    message: '"red" has the wrong format.',
  },
  {
    name: 'a colour in capitals',
    files: one({ brand: theme('"text": «"#AA0000"') }),
    code: 'malformed',
    message: '"#AA0000" has the wrong format.',
  },
  {
    name: 'a domain with a scheme',
    files: one({ domains: '[«"https://one.example"]' }),
    code: 'malformed',
    message: '"https://one.example" has the wrong format.',
  },
  {
    name: 'a seal without an address',
    files: one({ compliance: '{ "seals": [«{ "name": "Aa" }] }' }),
    code: 'missing-key',
    message: '"url" is missing in entry 1 of "seals".',
  },
  {
    name: 'an unknown kind of payment',
    files: one({ compliance: '{ "payments": [{ "name": "Aa", "kind": «"walet" }] }' }),
    code: 'unknown-value',
    message: '"kind" cannot be "walet".',
    suggestion: 'wallet',
  },
  {
    name: 'hours of support that are neither "always" nor a text by language',
    files: one({ compliance: '{ "supportHours": «"allways" }' }),
    code: 'wrong-type',
    message: '"supportHours" is the text "allways", which is not valid here.',
  },
  {
    name: 'an address without https',
    files: one({ compliance: '{ "selfExclusion": { "url": «"http://help.example/out" } }' }),
    code: 'malformed',
    message: '"http://help.example/out" has the wrong format.',
  },
  ...['«"https://xn--a.example/"', '"https://a.example/x", «"https://a.xn--.example/visit.js"'].map(
    (list) => ({
      name: `an address whose host cannot be read: ${list}`,
      files: one({ pixels: `{ "scripts": [${list}] }`, hosts: '{ "script": ["a.example"] }' }),
      code: 'malformed',
      message: `${list.split('«')[1]} has the wrong format.`,
    }),
  ),
  {
    name: 'the address of a customer service whose host cannot be read',
    files: one({
      customerService: '[{ "id": "chat", "csType": "AICAN", "url": «"https://xn--a.example/chat" }]',
    }),
    code: 'malformed',
    message: '"https://xn--a.example/chat" has the wrong format.',
  },
  ...[
    one({ domains: '[«"xn--a.example"]' }),
    one({ hosts: '{ "frame": [«"*.xn--a.example"] }' }),
    one({ handoff: '{ "trustedHosts": [«"xn--a.example"] }' }),
  ].map((files, index) => ({
    name: `a host that cannot be read, in list ${index + 1}`,
    files,
    code: 'malformed',
    message: `"${index === 1 ? '*.' : ''}xn--a.example" has the wrong format.`,
  })),
  {
    name: 'a path with a slash at the end',
    files: one({ routes: '{ «"/m/news/": { "page": "lobby" } }' }),
    code: 'malformed',
    message: '"/m/news/" has the wrong format.',
  },
  {
    name: 'a manifest that is a list',
    files: one('«[]'),
    code: 'wrong-type',
    message: 'the manifest is a list, but an object is expected.',
  },
  {
    name: 'a route that is a text',
    files: one({ routes: '{ "/m/help": «"lobby" }' }),
    code: 'wrong-type',
    message: '"/m/help" is the text "lobby", which is not valid here.',
  },
  {
    name: 'a key that is missing in a part',
    files: one({ currency: '«{ "code": "USD" }' }),
    code: 'missing-key',
    message: '"symbol" is missing in "currency".',
  },
  {
    name: 'a key that is missing in the manifest',
    files: one('«{ "schemaVersion": 1 }'),
    code: 'missing-key',
    message: '"name" is missing.',
  },
  {
    name: 'a misspelled key that is required, once',
    files: one({ name: null, '«nmae': '"One"' }),
    code: 'unknown-key',
    message: '"nmae" is not a key of a manifest.',
    suggestion: 'name',
  },
  {
    name: 'an empty name',
    files: one({ name: '«""' }),
    code: 'malformed',
    message: '"name" is empty.',
  },
  {
    name: 'a list that names something twice',
    files: one({ languages: '«["EN", "EN"]' }),
    code: 'repeated-entry',
    message: '"languages" lists "EN" twice.',
  },
  {
    name: 'a list that is empty',
    files: one({ domains: '«[]' }),
    code: 'empty',
    message: '"domains" is empty.',
  },
]

const lintMistakes: readonly Mistake[] = [
  {
    name: 'a page that is not there',
    files: one({ routes: '{ "/m/help": { "page": «"loby" } }' }),
    code: 'unknown-page',
    message: 'There is no page "loby".',
    suggestion: 'lobby',
  },
  {
    name: 'a site without a start page',
    files: base({ routes: '«{ "/m/homes": { "page": "lobby" } }' }),
    code: 'start-missing',
    message: 'Nothing is mounted on "/m/home", where every visit starts.',
  },
  {
    name: 'a site where nobody can log in',
    files: one({ routes: '«{ "/m/login": null, "/m/enter": { "page": "login" } }' }),
    code: 'landing-missing',
    message:
      'The page "login" is not mounted on "/m/login", but every session that has ended leads there (D4).',
  },
  {
    name: 'a member page on another path',
    files: one({ routes: '{ "/m/member/home": { "page": «"lobby" } }' }),
    code: 'landing-missing',
    message:
      'The page "memberHome" is not mounted on "/m/member/home", but members log out there, and nowhere else (D5).',
    suggestion: 'memberHome',
  },
  {
    name: 'a site without the page that a forced change of the password leads to',
    files: one({ routes: '«{ "/m/changePsw": null }' }),
    code: 'landing-missing',
    message:
      'The page "changePassword" is not mounted on "/m/changePsw", but a login may end in a forced change of the password (I4.06).',
  },
  ...[
    '/m/index',
    '/m/404',
    '/m/unsupported',
    '/m/Unsupported.html',
    '/m/captcha',
    '/m/sw.js',
    '/m/icons/icon.svg',
    '/m/asset-manifest.json',
    '/m/assets/news',
  ].map((path) => ({
    name: `a page at the reserved path ${path}`,
    files: one({ routes: `{ «"${path}": { "page": "lobby" } }` }),
    code: 'path-taken',
    message: `"${path}" is reserved for the site itself.`,
  })),
  {
    name: 'paths that differ in case only',
    files: one({ routes: '{ «"/m/Home": { "page": "lobby" } }' }),
    code: 'path-twice',
    message: '"/m/Home" and "/m/home" are the same path: letter case is ignored.',
  },
  {
    name: 'a page on another path than that of its links',
    files: one({ routes: '{ «"/m/feedbak": { "page": "feedback" } }' }),
    code: 'page-moved',
    message: 'The page "feedback" is mounted on "/m/feedbak", but links lead to "/m/feedback".',
    suggestion: '/m/feedback',
  },
  {
    name: 'the page of a game on another path than that of its rules',
    files: one({ routes: '{ «"/m/play": { "page": "launchGame" } }' }),
    code: 'page-moved',
    message: 'The page "launchGame" is mounted on "/m/play", but links lead to "/m/launchGame".',
    suggestion: '/m/launchGame',
  },
  {
    name: 'an embedded page without an address',
    files: one({ routes: '{ «"/m/withdraw": { "page": "embed" } }' }),
    code: 'embed-incomplete',
    message: '"/m/withdraw" embeds a page, but says not which.',
  },
  {
    name: 'an embedded page without a title, on a path that the product does not know',
    files: one({
      routes: '{ «"/m/wheel": { "page": "embed", "url": "https://pay.one.example/a" } }',
      hosts: '{ "frame": ["pay.one.example"] }',
    }),
    code: 'embed-incomplete',
    message: 'The page on "/m/wheel" needs a title: the product has none for this path.',
  },
  {
    name: 'an embedded page whose title is not translated',
    files: one({
      languages: '["EN", "ES"]',
      routes:
        '{ "/m/wheel": { "page": "embed", "url": "https://pay.one.example/a", «"title": { "EN": "Wheel" } } }',
      hosts: '{ "frame": ["pay.one.example"] }',
    }),
    code: 'title-untranslated',
    message: 'The title of "/m/wheel" is missing in ES.',
  },
  {
    name: 'an embedded page on a host that may not be in a frame',
    files: one({
      routes: '{ "/m/withdraw": { "page": "embed", "url": «"https://pay.one.example/a" } }',
      hosts: '{ "frame": ["pai.one.example"] }',
    }),
    code: 'host-not-allowed',
    message: 'The host "pay.one.example" is not in "hosts.frame", so the page would not be shown.',
    suggestion: 'pai.one.example',
  },
  {
    name: 'an embedded page on a domain of the site itself',
    files: one({
      routes: '{ "/m/withdraw": { "page": "embed", "url": «"https://one.example/cashier" } }',
      hosts: '{ "frame": ["one.example"] }',
    }),
    code: 'host-not-allowed',
    message:
      '"one.example" is a domain of the site itself: an embedded page must have a host of its own (D148).',
  },
  {
    name: 'a session that is handed over to a host that is not trusted',
    files: one({
      routes:
        '{ "/m/withdraw": { "page": "embed", "url": "https://pay.one.example/a", "handoff": «"session" } }',
      hosts: '{ "frame": ["pay.one.example"] }',
      handoff: '{ "trustedHosts": ["events.one.example"] }',
    }),
    code: 'handoff-not-trusted',
    message:
      '"/m/withdraw" hands the session over to "pay.one.example", which is not in "handoff.trustedHosts" (D9).',
  },
  {
    name: 'an address on a page that is not embedded',
    files: one({ routes: '{ "/m/home": { «"url": "https://pay.one.example/a" } }' }),
    code: 'embed-only',
    message: '"url" has no effect on the page "lobby": it is for "embed".',
  },
  {
    name: 'a guard that leads to a path that is not mounted',
    files: routes(
      '{ "/m/home": { "page": "lobby", "guard": "member", "otherwise": «"/m/logn" }, "/m/login": { "page": "login" } }',
    ),
    code: 'guard-leads-nowhere',
    message: 'The guard of "/m/home" redirects to "/m/logn", which is not mounted.',
    suggestion: '/m/login',
  },
  {
    name: 'a guard that leads to a page that is switched off',
    files: one({
      routes: '{ "/m/rewardCenter": { "page": "rewards" }, "/m/login": { "otherwise": «"/m/rewardCenter" } }',
    }),
    code: 'guard-leads-nowhere',
    message: 'The guard of "/m/login" redirects to "/m/rewardCenter", whose feature is switched off.',
  },
  {
    name: 'guards that redirect in a loop',
    files: routes(
      '{ "/m/home": { "page": "lobby", "guard": "member", "otherwise": «"/m/login" }, "/m/login": { "page": "login", "guard": "member", "otherwise": "/m/home" } }',
    ),
    code: 'guard-loop',
    message: 'The guards redirect a visitor in a loop: from "/m/home" to "/m/login" to "/m/home".',
  },
  {
    name: 'guards that redirect in a loop when the platform switches a flag on',
    files: base({
      flags: '{ "CHAT3": "server" }',
      routes: '{ "/m/home": { "page": "lobby", "guard": { "not": "flag.CHAT3" }, "otherwise": «"/m/home" } }',
    }),
    code: 'guard-loop',
    message: 'The guards redirect a visitor in a loop: from "/m/home" to "/m/home".',
  },
  {
    name: 'a registration method that can never be used',
    files: one({ registration: '{ "methods": ["username", «"mobile"] }' }),
    code: 'way-closed',
    message:
      'Nobody can register by mobile number here: members choose no password, and there is no default one (I5.02).',
  },
  {
    name: 'a flag without what it needs (captcha)',
    files: one({ flags: '{ «"GEETEST3": "server" }' }),
    code: 'flag-needs',
    message: 'GEETEST3 is on, but GeeTest loads nothing without the merchant’s id (E3.43, F005).',
  },
  {
    name: 'a flag without what it needs (automatic login)',
    files: one({ flags: '{ «"AUTOLOGIN3": true }', rememberLogin: '"absent"' }),
    code: 'flag-needs',
    message:
      'AUTOLOGIN3 is on, but it signs in with the remembered login, and "rememberLogin" is "absent" (I4.11).',
  },
  {
    name: 'a flag without what it needs (chat)',
    files: one({ flags: '{ «"CHAT3": true }', hosts: '{ "customerService": ["chat.one.example"] }' }),
    code: 'flag-needs',
    message:
      'CHAT3 is on, but the chat is a page in a frame, and "hosts.frame" lists no host for it (E5.10).',
  },
  {
    name: 'a flag without what it needs (new account of a social identity)',
    files: one({ flags: '{ "GOOGLELOGIN3": false, «"FIREBASECREATEACC3": true }' }),
    code: 'flag-needs',
    message:
      'FIREBASECREATEACC3 is on, but it creates accounts for unlinked social identities, and no social login is on (I2.20).',
  },
  {
    name: 'a client id of Google’s prompt whose hosts are not allowed',
    files: one({
      flags: '{ "GOOGLELOGIN3": true }',
      settings: `{ "firebase": {
        "appId": "a", "apiKey": "k", "authDomain": "sign-in.one.example", "projectId": "p", "googleWebClientId": «"c" } }`,
      hosts: '{ "script": ["accounts.google.com"], "connect": ["accounts.google.com"] }',
    }),
    code: 'one-tap-needs',
    message:
      'Google\'s one-tap prompt is on, but "accounts.google.com" is not in "hosts.frame", so it would never appear.',
  },
  {
    name: 'push notifications whose hosts are not allowed',
    files: one({
      settings: '{ «"push": { "from": "server" } }',
      hosts: '{ "connect": ["fcmregistrations.googleapis.com"] }',
    }),
    code: 'push-needs',
    message:
      'Push notifications are on, but "firebaseinstallations.googleapis.com" is not in "hosts.connect", so no device could be registered (D144).',
  },
  {
    name: 'push notifications with sessions that end with the tab',
    files: one({
      settings: '{ «"push": { "from": "server" } }',
      hosts: '{ "connect": ["*.googleapis.com"] }',
      session: '{ "keep": "tab" }',
    }),
    code: 'push-needs',
    message: 'Push notifications are on, but sessions end with the tab, so that none would be sent (E4.61).',
  },
  {
    name: 'push notifications without the service worker that shows them',
    files: one({
      settings: '{ «"push": { "from": "server" } }',
      hosts: '{ "connect": ["*.googleapis.com"] }',
      serviceWorker: 'false',
    }),
    code: 'push-needs',
    message:
      'Push notifications are on, but "serviceWorker" is false, and nothing else can show them (E4.61).',
  },
  {
    name: 'two mini games at once',
    files: {
      ...one({ flags: '{ «"SEALOTTMINIGAME3": true }' }),
      ...base({ flags: '{ "LOTTMINIGAME3": true }' }),
    },
    code: 'flags-conflict',
    message:
      'SEALOTTMINIGAME3 and LOTTMINIGAME3 are both on, but there is one mini game: members would get the script of the one as the variant of the other (E4.71, E4.72).',
  },
  {
    name: 'a captcha for testers only',
    files: one({
      flags: '{ "GEETEST3": true, «"GEETESTTEST3": true }',
      settings: '{ "geetestId": "abc" }',
    }),
    code: 'test-mode',
    message:
      'GEETESTTEST3 is true, so only testers would get GeeTest, and members the plain captcha (I5.18).',
  },
  {
    name: 'a preset that trusts every host',
    files: base({ handoff: '{ "trustedHosts": [«"*"] }' }),
    code: 'trust-inherited',
    message:
      'A preset trusts every host ("*") with the members’ tokens, which only a merchant may write (D9).',
  },
  {
    name: 'a rule of the download prompt for a foreign domain',
    files: one({
      download: download(
        '"domains_switch": { "enabled": true, "value": 3 }, "domains": { "enabled": true, "value": [«"onn.example"] }',
      ),
    }),
    code: 'foreign-domain',
    message:
      '"onn.example" is not a domain of this merchant, so the rule of the download prompt would never apply to it (E4.18).',
    suggestion: 'one.example',
  },
  {
    name: 'a rule of the download prompt for an address',
    files: one({
      download: download('"domains": { "enabled": true, "value": [«"http://one.example"] }'),
    }),
    code: 'malformed',
    message: '"http://one.example" has the wrong format.',
  },
  {
    name: 'social sign-in without a Firebase project',
    files: one({ social: '{ «"channels": ["line"] }' }),
    code: 'social-needs',
    message: 'Social sign-in is offered, but there is no Firebase project for it (I4.37).',
  },
  {
    name: 'social sign-in whose pages are not allowed',
    files: one({
      social: '{ «"channels": ["google", "line"] }',
      settings:
        '{ "firebase": { "appId": "a", "apiKey": "k", "authDomain": "sign-in.one.example", "projectId": "p" } }',
      hosts: '{ "script": ["apis.google.com"], "connect": ["*.googleapis.com"], "frame": ["one.example"] }',
    }),
    code: 'social-needs',
    message:
      'Social sign-in is offered, but "sign-in.one.example" is not in "hosts.frame", so it could not be reached (D144).',
  },
  {
    name: 'social sign-in whose library is not allowed',
    files: one({
      social: '{ «"channels": ["line"] }',
      settings: '{ "firebase": { "from": "server" } }',
      hosts: '{ "connect": ["identitytoolkit.googleapis.com", "securetoken.googleapis.com"] }',
    }),
    code: 'social-needs',
    message:
      'Social sign-in is offered, but "apis.google.com" is not in "hosts.script", so it could not be reached (D144).',
  },
  {
    name: 'a flag without what it needs (captcha of SMS)',
    files: one({
      flags: '{ "GEETEST3": true, «"SMSCAPTCHA3": true }',
      settings: '{ "geetestId": "abc", "geetestVersion": "v3" }',
    }),
    code: 'flag-needs',
    message: 'SMSCAPTCHA3 is on, but the captcha of SMS codes is GeeTest v4 and no other (I5.06).',
  },
  {
    name: 'a flag without what it needs (captcha in test mode)',
    files: one({ flags: '{ «"GEETESTTEST3": true }' }),
    code: 'flag-needs',
    message: 'GEETESTTEST3 is on, but it only restricts GEETEST3 to test mode, and that is off (I5.18).',
  },
  {
    name: 'a fallback that is missing in a language',
    files: one({
      languages: '["EN", "VI"]',
      metadata: '{ "/m/home": { "title": «{ "EN": "One" }, "description": { "EN": "One.", "VI": "Một." } } }',
    }),
    code: 'metadata-fallback',
    message: 'The title of "/m/home" is missing in VI.',
  },
  {
    name: 'a fallback that is missing altogether',
    files: one({ metadata: '«{ "/m/login": { "title": { "EN": "Log in" } } }' }),
    code: 'metadata-fallback',
    message: 'The metadata of "/m/home" is missing.',
  },
  {
    name: 'metadata of a path that is not mounted',
    files: one({
      metadata:
        '{ "/m/home": { "title": { "EN": "One" }, "description": { "EN": "One." } }, «"/m/logn": { "title": { "EN": "In" } } }',
    }),
    code: 'metadata-unused',
    message: 'Nothing is mounted on "/m/logn".',
    suggestion: '/m/login',
  },
  {
    name: 'metadata of a foreign domain',
    files: one({ metadataByDomain: '{ «"two.example": {} }' }),
    code: 'foreign-domain',
    message: '"two.example" is not a domain of this merchant.',
    suggestion: 'one.example',
  },
  ...['metadata', 'metadataByDomain'].map((key) => {
    const own = '"title": { "EN": "One" }, "description": { "EN": "One." }'
    const page = `"/m/home": { ${own}, "canonical": «"https://www.two.example/m/home" }`
    return {
      name: `a canonical URL on a foreign domain in ${key}`,
      files: one({ [key]: key === 'metadata' ? `{ ${page} }` : `{ "one.example": { ${page} } }` }),
      code: 'foreign-domain',
      message: 'The canonical URL is on "www.two.example", which is not a domain of this merchant.',
    }
  }),
  ...[
    { part: 'compliance', text: '{ "terms": { "url": «"https://two.example/terms" } }' },
    { part: 'hosts', text: '{ "frame": [«"two.example"] }' },
    { part: 'handoff', text: '{ "trustedHosts": [«"two.example"] }' },
  ].map(({ part, text }) => ({
    name: `a host of another merchant in ${part}`,
    files: { ...one({ [part]: text }), 'two/merchant.json': { domains: '["two.example"]' } },
    code: 'foreign-domain',
    message: '"two.example" is a domain of the merchant "two".',
  })),
  {
    name: 'the terms in a language that is not offered',
    files: one({
      compliance: '{ "terms": { "url": "https://a.example/terms", "text": { «"VI": "Điều khoản" } } }',
    }),
    code: 'language-not-offered',
    message: 'VI is not among the merchant’s languages.',
  },
  {
    name: 'a licence that is not stated in every language',
    files: one({
      languages: '["EN", "VI"]',
      metadata:
        '{ "/m/home": { "title": { "EN": "One", "VI": "Một" }, "description": { "EN": "One.", "VI": "Một." } } }',
      compliance: '{ "licence": { "text": «{ "EN": "Licence 7." } } }',
    }),
    code: 'licence-unstated',
    message: 'The licence is not stated in VI.',
  },
  {
    name: 'hours of support that are not stated in every language',
    files: one({
      languages: '["EN", "VI"]',
      metadata:
        '{ "/m/home": { "title": { "EN": "One", "VI": "Một" }, "description": { "EN": "One.", "VI": "Một." } } }',
      compliance: '{ "supportHours": «{ "EN": "9 to 18" } }',
    }),
    code: 'hours-unstated',
    message: 'The hours of customer service are not stated in VI.',
  },
  {
    name: 'a number of the licence that its statement does not contain',
    files: one({
      compliance: '{ "licence": { "text": { "EN": "Licence ON-7." }, "number": «"ON-8" } }',
    }),
    code: 'licence-number-differs',
    message: 'The licence’s statement in EN does not contain the number "ON-8".',
  },
  ...['payments', 'seals'].map((list) => {
    const mark = (name: string) => `{ "name": ${name}, "url": "https://safe.example/" }`
    const entry = (name: string) => (list === 'seals' ? mark(name) : `{ "name": ${name} }`)
    return {
      name: `a mark that is twice in ${list}`,
      files: one({ compliance: `{ "${list}": [${entry('"Aa"')}, ${entry('«"Aa"')}] }` }),
      code: 'mark-twice',
      message: `The mark "Aa" is already in "${list}".`,
    }
  }),
  {
    name: 'an image of a mark that is not there',
    files: one({ compliance: '{ "payments": [{ "name": "Aa", "image": «"brand/aa.svg" }] }' }),
    code: 'picture-missing',
    message: 'There is no file "merchants/one/brand/aa.svg".',
  },
  {
    name: 'a text in a language that is not offered',
    files: one({
      metadata: '{ "/m/home": { "title": { "EN": "One", «"VI": "Một" }, "description": { "EN": "One." } } }',
    }),
    code: 'language-not-offered',
    message: 'VI is not among the merchant’s languages.',
  },
  {
    name: 'a language without texts',
    files: one({
      languages: '["EN", «"TH"]',
      metadata:
        '{ "/m/home": { "title": { "EN": "One", "TH": "หนึ่ง" }, "description": { "EN": "One.", "TH": "หนึ่ง" } } }',
    }),
    code: 'language-without-texts',
    message: 'There are no texts in TH yet.',
  },
  {
    name: 'a navigation item whose path does not exist',
    files: one({ navigation: navigationItem('"to": «"/m/hom"') }),
    code: 'navigation-leads-nowhere',
    message: 'The navigation item "home" leads to "/m/hom", which is not mounted.',
    suggestion: '/m/home',
  },
  {
    name: 'a navigation item whose section does not exist',
    files: one({ navigation: navigationItem('"to": «"/m/home#loterry"') }),
    code: 'unknown-section',
    message: 'The navigation item "home" leads to "#loterry", but "/m/home" has no such section.',
    suggestion: 'lottery',
  },
  {
    name: 'a section of a page that has none',
    files: one({ navigation: navigationItem('"to": «"/m/login#lottery"') }),
    code: 'unknown-section',
    message: 'The navigation item "home" leads to "#lottery", but "/m/login" has no such section.',
  },
  {
    name: 'a navigation item whose page is switched off',
    files: one({
      routes: '{ "/m/rewardCenter": { "page": "rewards" } }',
      flags: '{ "REWCEN3": false }',
      navigation: navigationItem('"to": «"/m/rewardCenter"'),
    }),
    code: 'navigation-leads-nowhere',
    message: 'The navigation item "home" leads to "/m/rewardCenter", whose feature is switched off.',
  },
  {
    name: 'a navigation item whose overlay does not exist',
    files: one({ navigation: navigationItem('"opens": «"serch"') }),
    code: 'unknown-overlay',
    message: 'There is no overlay "serch".',
    suggestion: 'search',
  },
  {
    name: 'a navigation item whose overlay is switched off',
    files: one({ navigation: navigationItem('"opens": «"phoneCode"') }),
    code: 'navigation-leads-nowhere',
    message: 'The navigation item "home" opens "phoneCode", whose feature is switched off.',
  },
  {
    name: 'a navigation item without a target',
    files: one({ navigation: '[«{ "id": "home", "icon": "home", "text": "navigation.home" }]' }),
    code: 'place-torn',
    message: 'The navigation item "home" has neither "to" nor "opens".',
  },
  {
    name: 'an icon that is not there',
    files: one({
      navigation: navigationItem('"to": "/m/home"')
        .replace('"icon": ', '"icon": «')
        .replace('"home", "text"', '"hom", "text"'),
    }),
    code: 'unknown-icon',
    message: 'There is no icon "hom".',
    suggestion: 'home',
  },
  {
    name: 'two primary navigation items',
    files: one({
      navigation:
        '[{ "id": "a", "icon": "home", "text": "navigation.home", "to": "/m/home", "primary": true }, { "id": "b", "icon": "home", "text": "navigation.home", "to": "/m/home", "primary": «true }]',
    }),
    code: 'primary-twice',
    message: 'Only one navigation item can be primary: "a" already is.',
  },
  {
    name: 'a forced prompt before the optional one',
    files: one({
      download: download(
        '"reg_days": { "enabled": true, "value": 7 }, "reg_days_forced": { "enabled": true, "value": «3 }',
      ),
    }),
    code: 'threshold',
    message:
      '"reg_days" (7) is more than "reg_days_forced" (3): the forced prompt would come before the optional one.',
  },
  {
    name: 'a minimum above the count',
    files: one({
      download: download(
        '"deposit_times": { "enabled": true, "value": 2 }, "deposit_least_times": { "enabled": true, "value": «5 }',
      ),
    }),
    code: 'threshold',
    message:
      '"deposit_least_times" (5) is more than "deposit_times" (2): every count is below the first or reaches the second, so everybody would always be prompted.',
  },
  {
    name: 'a domain rule without domains',
    files: one({ download: download('"domains_switch": { "enabled": true, "value": «3 }') }),
    code: 'threshold',
    message: 'Rule 3 applies to the listed domains, but "domains" lists none.',
  },
  {
    name: 'a threshold without a number',
    files: one({ download: download('"reg_days": «{ "enabled": true }') }),
    code: 'threshold',
    message: '"reg_days" is enabled without a value.',
  },
  {
    name: 'a picture that is not there',
    files: one({ brand: theme('"text": "#111111"').replace('"brand/logo.svg"', '«"brand/wordmark.svg"') }),
    code: 'picture-missing',
    message: 'There is no file "merchants/one/brand/wordmark.svg".',
  },
  {
    name: 'art that is not there',
    files: one({ lobby: hero('«"brand/art.svg"') }),
    code: 'picture-missing',
    message: 'There is no file "merchants/one/brand/art.svg".',
  },
  {
    name: 'no art for the mode of the theme',
    files: {
      ...one({ lobby: hero('"brand/art.svg"', '', 'dark').replace('"art": ', '"art": «') }),
      ...art(),
    },
    code: 'art-of-mode-missing',
    message: 'The theme is light, and there is no light art.',
  },
  {
    name: 'art of another shape',
    files: { ...one({ lobby: hero('«"brand/art.svg"') }), ...art('#333', '0 0 640 360') },
    code: 'picture-unfit',
    message: 'The picture is 640 wide and 360 high, so its edges would be cut off.',
  },
  {
    name: 'art on which the words cannot be read',
    files: { ...one({ lobby: hero('«"brand/art.svg"') }), ...art('#fff') },
    code: 'contrast',
    message: 'The words have a contrast of 3.2 to 1 on the left side of this picture, which is hard to read.',
  },
  {
    name: 'a first slide that leads nowhere',
    files: { ...one({ lobby: hero('"brand/art.svg"', '"to": «"/m/nowhere"') }), ...art() },
    code: 'hero-leads-nowhere',
    message: 'The first picture leads to "/m/nowhere", which is not mounted or switched off.',
  },
  {
    name: 'a first slide that leads to a host that is not allowed',
    files: { ...one({ lobby: hero('"brand/art.svg"', '"to": «"https://other.example/win"') }), ...art() },
    code: 'host-not-allowed',
    message: 'The host "other.example" is not in "hosts.banner", so the site would not open this address.',
  },
  {
    name: 'words of the first slide in a language that is not offered',
    files: {
      ...one({ lobby: hero('"brand/art.svg"', '"text": { "EN": "One", «"TH": "หนึ่ง" }') }),
      ...art(),
    },
    code: 'language-not-offered',
    message: 'TH is not among the merchant’s languages.',
  },
  {
    name: 'a text colour with too little contrast',
    files: one({ brand: theme('"text": «"#999999"') }),
    code: 'contrast',
    message: 'The text has a contrast of 2.8 to 1 against the background, which is hard to read.',
  },
  {
    name: 'a customer service that is not on the allow-list',
    files: one({
      customerService: '[{ "id": "chat", "csType": "AICAN", "url": «"https://chat.example/a" }]',
      hosts: '{ "customerService": ["chats.example"] }',
    }),
    code: 'host-not-allowed',
    message:
      'The host "chat.example" is not in "hosts.customerService", so the site would not open this address.',
    suggestion: 'chats.example',
  },
  {
    name: 'a trusted host that no banner may open',
    files: one({
      handoff: '{ "trustedHosts": [«"event.example"] }',
      hosts: '{ "banner": ["events.example"] }',
    }),
    code: 'host-not-allowed',
    message:
      'The host "event.example" is not in "hosts.banner", so no banner would open it, and no page on it is embedded.',
    suggestion: 'events.example',
  },
  {
    name: 'a page for members that visitors could open',
    files: one({ routes: '{ "/m/voucherCenter": «{ "page": "lobby", "guard": "online" } }' }),
    code: 'member-page-open',
    message: 'Visitors could open "/m/voucherCenter", which is for members only (E5.19).',
  },
  ...['/m/withdraw', '/m/securityCenter/addBankCard', '/m/feedback', '/m/changePsw'].map((path) => ({
    name: `"${path}" open to visitors`,
    files: one({ routes: `{ "${path}": «{ "page": "lobby", "guard": true } }` }),
    code: 'member-page-open',
    message: `Visitors could open "${path}", which is for members only (E5.19).`,
  })),
  {
    name: 'customer service for nobody but VIP members',
    files: one({
      customerService:
        '«[{ "id": "vip", "csType": "AICAN", "url": "https://chat.example/a", "labelIds": ["gold"] }]',
      hosts: '{ "customerService": ["chat.example"] }',
    }),
    code: 'support-for-nobody',
    message: 'Every customer service entry is for VIP labels, so visitors would have none.',
  },
  {
    name: 'an unknown call',
    files: one({ platform: '{ "endpoints": { «"logOff": "/wps/off" } }' }),
    code: 'unknown-call',
    message: 'There is no call "logOff".',
    suggestion: 'logout',
  },
  {
    name: 'a text that does not exist',
    files: one({ texts: '{ "EN": { «"lobby.greting": "Hi {{name}}" } }' }),
    code: 'unknown-text',
    message: 'There is no text "lobby.greting" in EN.',
    suggestion: 'lobby.greeting',
  },
  ...['constructor', '__proto__', 'toString'].map((key) => ({
    name: `a text with a name that every object has: ${key}`,
    files: one({ texts: `{ "EN": { «"${key}": "Hi" } }` }),
    code: 'unknown-text',
    message: `There is no text "${key}" in EN.`,
  })),
  {
    name: 'a plural that the language does not have',
    files: one({ texts: '{ "VI": { «"lobby.games_one": "{{count}} trò chơi" } }' }),
    code: 'unknown-text',
    message: 'There is no text "lobby.games_one" in VI.',
    suggestion: 'lobby.games_other',
  },
  {
    name: 'a text without its placeholder',
    files: one({ texts: '{ "EN": { "lobby.greeting": «"Hi {{user}}" } }' }),
    code: 'placeholders',
    message: 'The placeholders differ from those of the original text.',
  },
  {
    name: 'local hosts',
    files: one({ '«development': '{ "hosts": { "connect": ["127.0.0.1:9000"] } }' }),
    code: 'development',
    message: '"development" opens the site to local hosts, and a release refuses it.',
  },
  {
    name: 'a domain of another merchant',
    files: { 'two/merchant.json': { name: '"Two"', domains: '["two.example", «"one.example"]' } },
    code: 'domain-twice',
    message: 'The domain "one.example" already belongs to the merchant "one".',
  },
  ...[
    { name: 'blanks', text: '   ', problem: 'is blank' },
    { name: 'a space without width', text: '\\u200b', problem: 'is blank' },
    { name: 'a control character', text: 'O«\\u0007ne', problem: 'contains a control character, U+0007' },
    {
      name: 'an overridden direction',
      text: 'One«\u202eenO',
      problem: 'contains a character that overrides the direction of the text, U+202E RIGHT-TO-LEFT OVERRIDE',
    },
    {
      name: 'half a character',
      text: 'One«\\ud83d',
      problem: 'contains half of a character (a lone surrogate), U+D83D',
    },
    {
      name: 'a replacement character',
      text: 'H«\ufffdng',
      problem:
        'contains a character that could not be read when the file was saved, U+FFFD REPLACEMENT CHARACTER',
    },
    {
      name: 'an isolate without its end',
      text: '«\u2067One',
      problem: 'contains an isolate of the text’s direction without its end',
    },
  ].map(({ name, text, problem }) => ({
    name: `a name with ${name}`,
    files: one({ name: text.includes('«') ? `"${text}"` : `«"${text}"` }),
    code: 'characters',
    message: `This text ${problem}.`,
  })),
  {
    name: 'a folder that a command writes',
    files: { 'gallery/merchant.json': `«${JSON.stringify({ extends: 'base' })}` },
    code: 'merchant-code',
    message: 'The merchant code "gallery" is taken: a command writes dist/gallery.',
  },
  {
    name: 'a folder whose name is not a merchant code',
    files: { 'Two_2/merchant.json': `«${JSON.stringify({ extends: 'base' })}` },
    code: 'merchant-code',
    message: 'The folder\'s name "Two_2" is not a merchant code.',
  },
]

describe.each([
  { kind: 'of syntax', mistakes: syntaxMistakes },
  { kind: 'of presets', mistakes: presetMistakes },
  { kind: 'of the schema', mistakes: schemaMistakes },
  { kind: 'that only lints find', mistakes: lintMistakes },
])('mistakes $kind', ({ mistakes }) => {
  it.each(mistakes)('points at $name', async ({ files, code, message, suggestion }) => {
    const { issues, marked } = await loadFixture(files)
    const found = issues.filter((issue) => issue.code === code && issue.message === message)
    const seen = issues.map(
      (issue) => `${issue.file}:${issue.line}:${issue.column} ${issue.code} ${issue.message}`,
    )
    expect(seen).toContain(`${marked} ${code} ${message}`)
    expect(found.map((issue) => issue.suggestion)).toEqual([suggestion])
  })
})

describe('regular expressions', () => {
  it.each([
    { pattern: '^[0-9]{4}$', code: undefined },
    { pattern: '^[0-9', code: 'bad-pattern' },
    { pattern: '(?<=x)[0-9]{4}', code: 'bad-pattern' },
    { pattern: '[(]?(?<!x)[0-9]{4}', code: 'bad-pattern' },
    { pattern: '^\\(?<=[(?<=]{4}$', code: undefined },
    { pattern: '^(?<code>[0-9]{4})$', code: undefined },
    { pattern: '^(?:[A-Z]|[0-9]){4}$', code: undefined },
    { pattern: '^(?:[A-Z]|[0-9])+$', code: 'slow-pattern' },
    { pattern: '^([0-9]+)+$', code: 'slow-pattern' },
    { pattern: '^(x|xx)+$', code: 'slow-pattern' },
  ])('with the pattern $pattern are checked before a page uses them', async ({ pattern, code }) => {
    const { issues } = await loadFixture(
      one({ settings: `{ "captchaPattern": ${JSON.stringify(pattern)} }` }),
    )
    expect(issues.map((issue) => issue.code)).toEqual(code ? [code] : [])
    // The site accepts what the check accepts.
    if (code === undefined) expect(codePattern(pattern)).toEqual(new RegExp(pattern))
  })

  it.each([
    { pattern: '(?:App|Shell)+/([0-9.]+)', code: undefined },
    { pattern: '(?<=WLApp/)([0-9.]+)', code: 'bad-pattern' },
  ])('of the native app are checked as well: $pattern (I4.01)', async ({ pattern, code }) => {
    const { issues } = await loadFixture(one({ nativeApp: `{ "userAgent": ${JSON.stringify(pattern)} }` }))
    expect(issues.map((issue) => issue.code)).toEqual(code ? [code] : [])
  })
})

describe('pictures', () => {
  const svg = (inner: string, attributes = 'viewBox="0 0 512 512"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inner}</svg>`
  const whole = '<path d="M0 0h999v999H0z"/>'
  const withPicture = (name: string, text: string, parts = {}) =>
    loadFixture({ 'one/merchant.json': parts, [`one/brand/${name}.svg`]: text })

  it('that cannot be used are named with their own file, line and cause', async () => {
    const { issues } = await withPicture('icon', svg('  <script>go()</script>'))
    expect(issues).toMatchObject([
      {
        code: 'picture-unfit',
        file: 'merchants/one/brand/icon.svg',
        line: 2,
        column: 3,
        length: '<script>'.length,
        message: 'The picture has a <script>, which could run code.',
        hint: 'Export it without.',
        merchants: ['one'],
      },
    ])
  })

  it('that a preset names are still the file’s mistake', async () => {
    const brand =
      '{ "theme": { "mode": "light", "primary": "#aa0000", "background": "#ffffff", "surface": "#ffffff", "text": "#111111", "accent": "#ddaa00", "success": "#007700", "warning": "#886600", "danger": "#aa0000" } }'
    const { issues } = await loadFixture({
      '_presets/base.json': { brand: '{ "logo": "brand/logo.svg", "icon": "brand/icon.svg" }' },
      'one/merchant.json': { brand },
      'one/brand/logo.svg': svg('<text>One</text>'),
    })
    expect(issues).toMatchObject([{ file: 'merchants/one/brand/logo.svg', line: 2, column: 1 }])
    expect(issues[0]?.hint).not.toContain('preset')
  })

  it.each([
    { name: 'a shape that is not square', text: svg(whole, 'viewBox="0 0 512 400"') },
    { name: 'a size that is not square', text: svg(whole, 'viewBox="0 0 512 512" width="512" height="40"') },
    { name: 'nothing that is drawn', text: svg('<path fill="none" d="M0 0h9v9z"/>') },
    { name: '3 MB', text: svg('<path d="M0 0h9v9z"/>'.repeat(150_000)) },
  ])('with $name are rejected as icons', async ({ text }) => {
    const { issues } = await withPicture('icon', text)
    expect(issues.map((issue) => issue.code)).toEqual(['picture-unfit'])
  })

  it.each([
    { name: '10 times as high as wide', box: '40 400', rejected: true },
    { name: '20 times as wide as high', box: '800 40', rejected: true },
    { name: 'a wordmark', box: '160 40', rejected: false },
    { name: 'square', box: '40 40', rejected: false },
  ])('that are $name may be logos or not', async ({ box, rejected }) => {
    const { issues } = await withPicture('logo', svg(whole, `viewBox="0 0 ${box}"`))
    expect(issues.map(({ code }) => code)).toEqual(rejected ? ['picture-unfit'] : [])
  })

  const dark = brand(
    '"theme": { "mode": "dark", "primary": "#ff6b1f", "accent": "#ffc24a", "background": "#110b09", "surface": "#1d1411", "text": "#fbeee6", "success": "#3ccf8a", "warning": "#ffb224", "danger": "#ff5c5c" }',
  )
  const letters = (colour: string) =>
    `<path fill="${colour}" d="M0 0h9v40H0zM20 0h9v40h-9zM40 0h9v40h-9zM150 0h9v40h-9z"/>`
  const box = 'viewBox="0 0 160 40"'
  const onDark = (logo: string) => withPicture('logo', svg(logo, box), { brand: dark })
  const onWhite = (logo: string) => withPicture('logo', svg(logo, box))

  it.each([
    ['black on a dark page', onDark, letters('#000'), true],
    ['of no colour on a dark page', onDark, '<path d="M0 0h160v40H0z"/>', true],
    [
      'black with a speck of gold on a dark page',
      onDark,
      `${letters('#000')}<path fill="#fc4" d="M0 0h3v3H0z"/>`,
      true,
    ],
    [
      'black beside a golden symbol on a dark page',
      onDark,
      `${letters('#000')}<path fill="#fc4" d="M80 0h40v40H80z"/>`,
      false,
    ],
    ['black with a white edge on a dark page', onDark, letters('#000" stroke="#fff'), false],
    [
      'white on a ground of its own on a dark page',
      onDark,
      `<path d="M0 0h160v40H0z"/>${letters('#fff')}`,
      false,
    ],
    ['gold on a dark page', onDark, letters('#fc4'), false],
    ['white on a white page', onWhite, letters('#fff'), true],
    ['nearly transparent on a white page', onWhite, letters('#000" fill-opacity="0.12'), true],
    ['pale yellow on a white page', onWhite, letters('#fff6c0'), true],
    ['antique gold on a white page', onWhite, letters('#c9a227'), false],
    ['black on a white page', onWhite, letters('#000'), false],
  ])('that are %s may not be seen', async (_, load, logo, isUnseen) => {
    const { issues } = await load(logo)
    expect(issues.map(({ code, file, line }) => [code, file, line])).toEqual(
      isUnseen ? [['picture-unseen', 'merchants/one/brand/logo.svg', 1]] : [],
    )
    if (load === onDark && isUnseen)
      expect(issues[0]?.message).toContain('the background of the page, #110b09')
  })

  it('of marks are seen on the footer', async () => {
    const image = svg(letters('#000'), box)
    const { issues } = await loadFixture({
      'one/merchant.json': {
        brand: dark,
        compliance: '{ "payments": [{ "name": "Aa", "image": "brand/aa.svg" }] }',
      },
      'one/brand/aa.svg': image,
      'one/brand/logo.svg': svg(letters('#fff'), box),
      'one/brand/icon.svg': svg('<path fill="#fff" d="M0 0h512v512H0z"/>'),
    })
    expect(issues).toMatchObject([{ code: 'picture-unseen', file: 'merchants/one/brand/aa.svg' }])
    expect(issues[0]?.message).toContain('the background of the footer, #')
  })

  it('may have a declaration, comments, prefixes that are declared, and what only editors read', async () => {
    const text = `<?xml version="1.0"?>\n<!-- made by hand -->\n${svg(
      '<metadata><a:b c="d"/></metadata><title>A &amp; B &#38; C</title><defs><linearGradient id="a"><stop/></linearGradient></defs><use xlink:href="#a"/><path fill="url(#a)" d="M0 0h512v512z"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:a=\'x\' viewBox="0 0 512 512"',
    )}\n`
    const { issues } = await withPicture('icon', text)
    expect(issues).toEqual([])
  })
})

describe('a check', () => {
  it('finds no issues in a valid merchant', async () => {
    const { issues, merchants } = await loadFixture({})
    expect(issues).toEqual([])
    expect(merchants.map(({ code, manifest }) => [code, manifest.name])).toEqual([['one', 'One']])
  })

  it.each([
    { name: 'the platform decides about', flags: '{ "FIREBASECREATEACC3": "server" }', preset: '{}' },
    { name: 'a preset switches on', flags: '{ "CHAT3": false }', preset: '{ "FIREBASECREATEACC3": true }' },
    { name: 'a preset remembers for', flags: '{ "CHAT3": false }', preset: '{ "AUTOLOGIN3": true }' },
  ])('accepts a useless flag that $name (D1)', async ({ flags, preset }) => {
    const { issues } = await loadFixture({
      ...one({ flags, rememberLogin: '"absent"' }),
      ...base({ flags: preset }),
    })
    expect(issues).toEqual([])
  })

  it.each([
    {
      name: 'both mini games, of which the platform chooses one',
      flags: '{ "LOTTMINIGAME3": "server", "SEALOTTMINIGAME3": true }',
    },
    {
      name: 'a mini game instead of a preset’s',
      flags: '{ "LOTTMINIGAME3": false, "SEALOTTMINIGAME3": true }',
    },
    {
      name: 'a test of the captcha that the platform begins',
      flags: '{ "GEETEST3": "server", "GEETESTTEST3": "server" }',
    },
  ])('accepts $name', async ({ flags }) => {
    const hosts = [
      ...['api.geetest.com', 'static.geetest.com', 'monitor.geetest.com', 'dn-staticdown.qbox.me'],
      ...[
        'static.geevisit.com',
        'gcaptcha4.geetest.com',
        'gcaptcha4.geevisit.com',
        'gcaptcha4.gsensebot.com',
      ],
    ]
    const { issues } = await loadFixture({
      ...one({ flags, settings: '{ "geetestId": "abc" }', hosts: JSON.stringify({ captcha: hosts }) }),
      ...base({ flags: '{ "LOTTMINIGAME3": true }' }),
    })
    expect(issues).toEqual([])
  })

  it('accepts that a merchant trusts every host, and says what that means (D9)', async () => {
    const { issues, merchants } = await loadFixture(
      one({ handoff: '{ "trustedHosts": ["*"] }', hosts: '{ "banner": ["events.example"] }' }),
    )
    expect(issues).toEqual([])
    expect(merchants.flatMap(({ manifest }) => cautions(manifest).map(sentences))).toEqual([
      'handoff.trustedHosts has "*", so the member\'s token goes to every embedded page that gets the session, and to every site that a banner opens (events.example). Name the hosts instead (D9).',
    ])
  })

  it.each<[string, boolean]>([
    ['*.co.uk', true],
    ['*.com.br', true],
    ['*.net.vn', true],
    ['*.or.jp', true],
    ['*.web.id', true],
    ['*.github.io', true],
    ['*.web.app', true],
    ['*.pages.dev', true],
    ['*.cloudfront.net', true],
    ['*.amazonaws.com', true],
    ['*.s3.eu-west-1.amazonaws.com', true],
    ['*.windows.net', true],
    ['one.github.io', false],
    ['*.one.github.io', false],
    ['*.one.co.uk', false],
    ['*.images.example', false],
    ['*.web.de', false],
    ['co.uk', false],
  ])(
    'accepts %s in a list of hosts, and says whether strangers have sites there: %s',
    async (host, isSaid) => {
      const { issues, merchants } = await loadFixture(one({ hosts: JSON.stringify({ image: [host] }) }))
      expect(issues).toEqual([])
      expect(merchants.flatMap(({ manifest }) => cautions(manifest).map(sentences))).toEqual(
        isSaid
          ? [
              `hosts.image has "${host}", below which everybody can have a site, so the page would use those of strangers, too. Name the hosts instead.`,
            ]
          : [],
      )
    },
  )

  it('takes an item out of a preset’s navigation, also through another preset', async () => {
    const item = (id: string) =>
      `{ "id": "${id}", "icon": "home", "text": "navigation.home", "to": "/m/home" }`
    const { issues, merchants } = await loadFixture({
      ...one({ extends: '"more"', navigation: '{ "a": null, "b": { "icon": "gift" } }' }),
      '_presets/more.json': '{ "schemaVersion": 1, "extends": "base", "navigation": { "c": null } }',
      ...base({ navigation: `[${item('a')}, ${item('b')}, ${item('c')}]` }),
    })
    expect(issues).toEqual([])
    expect(merchants[0]?.manifest.navigation).toEqual([{ ...JSON.parse(item('b')), icon: 'gift' }])
  })

  it('knows the plural forms of each language', async () => {
    const { issues } = await loadFixture(
      one({
        languages: '["EN", "ES"]',
        metadata:
          '{ "/m/home": { "title": { "EN": "One", "ES": "Uno" }, "description": { "EN": "One.", "ES": "Uno." } } }',
        texts:
          '{ "EN": { "lobby.games_one": "{{count}} bet" }, "ES": { "lobby.games_many": "{{count}} de apuestas" } }',
      }),
    )
    expect(issues).toEqual([])
  })

  it('reports the mistakes of all files in one run, even if one file cannot be parsed', async () => {
    const { issues } = await loadFixture({
      'one/merchant.json': '{ "schemaVersion": 1 "name": "One" }',
      'two/merchant.json': {
        domains: '["two.example"]',
        flags: '{ "CHAT": true }',
        session: '{ "keep": "never" }',
      },
      'three/merchant.json': { domains: '["three.example"]', routes: '{ "/m/help": { "page": "helf" } }' },
    })
    expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'merchants/one/merchant.json syntax',
      'merchants/three/merchant.json unknown-page',
      'merchants/two/merchant.json unknown-key',
      'merchants/two/merchant.json unknown-value',
    ])
  })

  it('reports a missing quote once', async () => {
    const { issues } = await loadFixture(
      one('{\n  "languages": ["EN", VI", "CN", "ES"],\n  "name": "One"\n}\n'),
    )
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual(['2 VI is not JSON.'])
  })

  it('reports a mistake in a preset once, with the merchants that it affects', async () => {
    const { issues } = await loadFixture({
      '_presets/base.json': { flags: '{ "CHAT": true }' },
      'two/merchant.json': { domains: '["two.example"]' },
    })
    expect(issues).toMatchObject([{ file: 'merchants/_presets/base.json', merchants: ['one', 'two'] }])
  })

  it('finds a mistake in an unused preset', async () => {
    const { issues } = await loadFixture({ '_presets/spare.json': '{ "schemaVersion": 1, "flag": {} }' })
    expect(issues).toMatchObject([
      { file: 'merchants/_presets/spare.json', suggestion: 'flags', merchants: [] },
    ])
  })

  it('names the merchants that an invalid preset affects', async () => {
    const { issues, merchants, codes } = await loadFixture({ '_presets/base.json': '{ "schemaVersion" 1 }' })
    expect(issues).toMatchObject([{ code: 'syntax', merchants: ['one'] }])
    expect({ merchants, codes }).toEqual({ merchants: [], codes: ['one'] })
  })

  it('only reports the requested merchants', async () => {
    const files = {
      ...one({ flags: '{ "CHAT": true }' }),
      'two/merchant.json': { domains: '["two.example"]' },
    }
    const check = async (codes: string[]) => {
      const { issues, merchants } = await loadFixture(files, { capabilities, codes })
      return { issues: issues.map(({ code }) => code), merchants: merchants.map(({ code }) => code) }
    }
    expect(await check(['two'])).toEqual({ issues: [], merchants: ['two'] })
    expect(await check(['one'])).toEqual({ issues: ['unknown-key'], merchants: [] })
    expect(await check(['tow'])).toEqual({ issues: ['unknown-merchant'], merchants: [] })
  })

  it('lets the development overrides allow local hosts, but not for a release', async () => {
    const overrides = { development: { hosts: { connect: ['http://127.0.0.1:9000'] } } }
    const open = await loadFixture({}, { capabilities, overrides })
    expect(open.issues).toEqual([])
    expect(open.merchants[0]?.manifest.development).toEqual(overrides.development)
    const release = await loadFixture({}, { capabilities, overrides, release: true })
    expect(release.issues).toMatchObject([{ code: 'development', file: 'the development overrides' }])
  })
})
