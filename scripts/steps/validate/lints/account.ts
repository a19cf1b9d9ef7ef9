import { matchesHost, pathWithoutQuery } from '../../../../runtime/rules/network/url'
import type { AccountEntry, AccountGroup, Manifest } from '../../../../runtime/schema/manifest.gen'
import { productAccount } from '../../../../runtime/tables/accountEntries'
import { hostOfAddress } from '../../schema/hosts'
import type { Capabilities } from '../capabilities'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'
import { hostNotListed, untranslated } from './findings'
import { linkTargetsExist } from './links'

const accountEntries: readonly string[] = Object.values(productAccount).flat()
const accountGroups: readonly string[] = Object.keys(productAccount)

interface PlacedEntry {
  readonly entry: AccountEntry
  readonly group: AccountGroup
  readonly path: Finding['path']
}

const entriesOf = ({ account = [] }: Manifest): PlacedEntry[] =>
  account.flatMap((group, index) =>
    group.entries.map((entry, place) => ({
      entry,
      group,
      path: ['account', index, 'entries', place],
    })),
  )

const nameOf = ({ id }: AccountEntry): string => `The account's entry "${id}"`

/** An entry is one of the product by its id, or leads to one place, with words of its own (D31). */
export function accountEntriesAreComplete(manifest: Manifest, { capabilities }: LintContext): Finding[] {
  return entriesOf(manifest).flatMap(({ entry, path }): Finding[] => {
    const places = (['to', 'url', 'opens'] as const).filter((key) => entry[key] !== undefined)
    if (places.length > 1)
      return [
        {
          path,
          code: 'place-torn',
          message: `${nameOf(entry)} has ${places.map((key) => `"${key}"`).join(' and ')}.`,
          expected: 'one of "to", "url" and "opens"',
          hint: 'Keep one of them.',
        },
      ]
    if (places.length === 0) return unknownProductEntry(entry, path)
    return entry.text === undefined && !hasTitle(entry, manifest, capabilities)
      ? [
          {
            path,
            code: 'entry-wordless',
            message: `${nameOf(entry)} has no words: what it leads to has no title.`,
            expected: '"text" in each of the languages',
            hint: 'Add "text".',
          },
        ]
      : []
  })
}

/** Whether the page that an entry leads to has a title; of one that is not mounted, something else is wrong. */
function hasTitle(entry: AccountEntry, manifest: Manifest, capabilities: Capabilities | undefined): boolean {
  if (entry.to === undefined) return false
  const path = pathWithoutQuery(entry.to)
  if (manifest.routes[path]?.title) return true
  const route = (capabilities?.features ?? [])
    .flatMap(({ routes = [] }) => routes)
    .find(({ page }) => page === manifest.routes[path]?.page)
  return route === undefined || (route.titles?.[path] ?? route.title) !== undefined
}

function unknownProductEntry(entry: AccountEntry, path: Finding['path']): Finding[] {
  const own = (['icon', 'text'] as const).find((key) => entry[key] !== undefined)
  const isProduct = accountEntries.includes(entry.id)
  if (isProduct && own === undefined) return []
  if (own !== undefined)
    return [
      {
        path,
        code: 'place-torn',
        message: `${nameOf(entry)} has "${own}", but neither "to", "url" nor "opens".`,
        expected: 'one of "to", "url" and "opens"',
        hint: isProduct
          ? `Add one of the three, or remove "${own}": the product's "${entry.id}" has its own.`
          : 'Add one of the three.',
      },
    ]
  const suggestion = closestName(entry.id, accountEntries)
  return [
    {
      path: [...path, 'id'],
      code: 'unknown-entry',
      message: `The product has no entry "${entry.id}" in the account.`,
      expected: `one of ${accountEntries.join(', ')}`,
      ...(suggestion && { suggestion }),
      hint: suggestion
        ? `Write "${suggestion}", or say where your own entry leads: "to", "url" or "opens".`
        : 'Say where your own entry leads: "to", "url" or "opens".',
    },
  ]
}

/** An id is in one group only, so that another file can move or hide it. */
export function accountEntriesAreUnique(manifest: Manifest): Finding[] {
  const groupOf = new Map<string, string>()
  return entriesOf(manifest).flatMap(({ entry: { id }, group, path }): Finding[] => {
    const first = groupOf.get(id)
    groupOf.set(id, first ?? group.id)
    if (first === undefined || first === group.id) return []
    return [
      {
        path: [...path, 'id'],
        code: 'duplicate-id',
        message: `"${id}" is in two groups of the account: "${first}" and "${group.id}".`,
        hint: `To move it, write null for it in "${first}".`,
      },
    ]
  })
}

/** What entries lead to is there: paths, overlays, icons, texts. */
export const accountTargetsExist = (manifest: Manifest, { capabilities }: LintContext): Finding[] =>
  linkTargetsExist(
    entriesOf(manifest).map(({ entry, path }) => ({
      path,
      name: nameOf(entry),
      to: entry.to,
      opens: entry.opens,
      icon: entry.icon,
      text: typeof entry.text === 'string' ? entry.text : undefined,
    })),
    manifest,
    capabilities,
  )

/** Other sites are on the list of hosts, so that a slip of the pen leads nobody to a stranger. */
export function accountHostsAreAllowed(manifest: Manifest): Finding[] {
  const allowed = manifest.hosts?.link ?? []
  return entriesOf(manifest).flatMap(({ entry, path }): Finding[] => {
    const host = entry.url === undefined ? undefined : hostOfAddress(entry.url)
    if (host === undefined || allowed.some((pattern) => matchesHost(pattern, host))) return []
    if (manifest.domains.includes(host)) return []
    return [hostNotListed([...path, 'url'], host, 'link', allowed)]
  })
}

/** The titles of groups, and the words of entries, are in every language that the merchant offers. */
export function accountIsTranslated(manifest: Manifest): Finding[] {
  const groups = (manifest.account ?? []).flatMap(({ id, title }, index): Finding[] => {
    if (title === undefined && !accountGroups.includes(id))
      return [
        {
          path: ['account', index],
          code: 'entry-wordless',
          message: `The account's group "${id}" needs a title: the product has none for it.`,
          expected: `"title", or one of ${accountGroups.join(', ')}`,
          hint: 'Add "title" in each of the languages.',
        },
      ]
    return untranslated(
      ['account', index, 'title'],
      `The title of the account's group "${id}"`,
      title,
      manifest.languages,
    )
  })
  const entries = entriesOf(manifest).flatMap(({ entry: { id, text }, path }) =>
    untranslated(
      [...path, 'text'],
      `The text of the account's entry "${id}"`,
      typeof text === 'string' ? undefined : text,
      manifest.languages,
    ),
  )
  return [...groups, ...entries]
}
