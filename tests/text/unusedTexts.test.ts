import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { errors } from '../../runtime/tables/errors'
import { moneyPages } from '../../runtime/tables/moneyPages'
import { baseKeys } from '../support/catalogues'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Whether a file may use texts. Catalogues contain every key, and the simulator's error codes look like keys. */
const mayUseTexts = (path: string): boolean =>
  /\.(?:tsx?|json)$/.test(path) && !/\.gen\.ts$|^runtime\/text\/|^scripts\/platform\//.test(path)

const sources = ['runtime', 'merchants', 'scripts']
  .flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  )
  .filter(mayUseTexts)
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const categories: readonly string[] = JSON.parse(
  readFileSync(join(root, 'schemas/values.schema.json'), 'utf8'),
).$defs.category.enum

/** A key in quotes, but not as the name of a JSON property: that is a merchant's own text for it. */
const quotedKey = /(?<=['"`])[a-z]\w*\.\w+(?=['`]|"(?!\s*:))/g

/** Keys that are built at run time, or that merchants choose; all others appear literally in the code. */
const dynamicKeys: readonly { keys: readonly string[]; pattern: RegExp; reason: string }[] = [
  {
    keys: [
      ...errors.flatMap(({ actions }) =>
        actions.flatMap((verb) =>
          ['text' in verb && verb.text, 'fallback' in verb && verb.fallback].filter(
            (text) => text && text !== 'server',
          ),
        ),
      ),
      'unknown',
      'encryption',
    ].map((text) => `errors.${text}`),
    pattern: /`errors\.\$\{/,
    reason:
      'the error table chooses; unknown and encrypting stand in for a message that the platform did not send',
  },
  {
    keys: categories.map((category) => `lobby.${category}`),
    pattern: /`lobby\.\$\{category\}`/,
    reason: 'the manifest lists the categories',
  },
  {
    keys: ['payeeName', 'email', 'authCode', 'mobileNum', 'verificationCode'].map(
      (field) => `secondFactor.${field}Missing`,
    ),
    pattern: /`secondFactor\.\$\{field\}Missing`/,
    reason: 'the field that was left empty decides',
  },
  {
    keys: Object.keys(moneyPages).map((page) => `member.${page}`),
    pattern: /`member\.\$\{page\}`/,
    reason: 'the pages that the manifest mounts',
  },
  {
    keys: ['lobby.new', 'lobby.hot'],
    pattern: /`lobby\.\$\{badge\}`/,
    reason: 'the platform marks a game as new or hot',
  },
  {
    keys: ['home', 'search', 'rewards', 'support', 'account', ...categories].map(
      (place) => `navigation.${place}`,
    ),
    pattern: /"navigation\.\w+"/,
    reason: 'a manifest lists the items of its bottom bar',
  },
  {
    keys: ['shell.noScript'],
    pattern: /\.shell\?\.noScript\b/,
    reason: 'the build writes it into the page in every language of the site',
  },
]

it.each(dynamicKeys)('has the keys that are built at run time: $reason', ({ keys, pattern }) => {
  expect(pattern.test(sources)).toBe(true)
  expect(keys.filter((key) => !baseKeys.includes(key))).toEqual([])
})

it('has no unused texts', () => {
  const written = new Set(sources.match(quotedKey))
  const later = new Set(dynamicKeys.flatMap(({ keys }) => keys))
  expect(baseKeys.filter((key) => !written.has(key) && !later.has(key))).toEqual([])
})
