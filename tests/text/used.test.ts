import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { errors } from '../../runtime/tables/errors'
import { stems } from './catalogues'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where a text can be asked for. The catalogues name every key, and the simulator's error codes look like keys. */
const asks = (path: string): boolean =>
  /\.(?:tsx?|json)$/.test(path) && !/\.gen\.ts$|^runtime\/text\/|^scripts\/platform\//.test(path)

const sources = ['runtime', 'merchants', 'scripts']
  .flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  )
  .filter(asks)
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const categories: readonly string[] = JSON.parse(
  readFileSync(join(root, 'schemas/categories.schema.json'), 'utf8'),
).items.enum

/** A key in quotation marks; not the name of a JSON property, which is a merchant's own wording of it. */
const quotedKey = /(?<=['"`])[a-z]\w*\.\w+(?=['`]|"(?!\s*:))/g

/** Keys that are put together while the product runs, or that merchants may choose; everything else is written out. */
const chosenLater: readonly { keys: readonly string[]; named: RegExp; because: string }[] = [
  {
    keys: [
      ...errors.flatMap(({ actions }) =>
        actions.flatMap((verb) => ('text' in verb && verb.text !== 'server' ? [verb.text] : [])),
      ),
      'unknown',
      'sealing',
    ].map((text) => `errors.${text}`),
    named: /`errors\.\$\{/,
    because:
      'the error table chooses; unknown and sealing stand in for a message that the platform did not send',
  },
  {
    keys: categories.map((category) => `lobby.${category}`),
    named: /`lobby\.\$\{category\}`/,
    because: 'the manifest chooses the categories',
  },
  {
    keys: ['payeeName', 'email', 'authCode', 'mobileNum', 'verificationCode'].map(
      (field) => `secondFactor.${field}Missing`,
    ),
    named: /`secondFactor\.\$\{field\}Missing`/,
    because: 'the field that was left empty chooses',
  },
  {
    keys: ['lobby.new', 'lobby.hot'],
    named: /`lobby\.\$\{badge\}`/,
    because: 'the platform marks a game as new or hot',
  },
  {
    keys: ['home', 'search', 'rewards', 'support', 'account', ...categories].map(
      (place) => `navigation.${place}`,
    ),
    named: /"navigation\.\w+"/,
    because: 'a manifest chooses the places of its bottom bar',
  },
  {
    keys: ['shell.noScript'],
    named: /\.shell\?\.noScript\b/,
    because: 'the build writes it into the page in every language of the site',
  },
]

it.each(chosenLater)('still has the keys that are chosen later: $because', ({ keys, named }) => {
  expect(named.test(sources)).toBe(true)
  expect(keys.filter((key) => !stems.includes(key))).toEqual([])
})

it('has no text that nobody asks for', () => {
  const written = new Set(sources.match(quotedKey))
  const later = new Set(chosenLater.flatMap(({ keys }) => keys))
  expect(stems.filter((key) => !written.has(key) && !later.has(key))).toEqual([])
})
