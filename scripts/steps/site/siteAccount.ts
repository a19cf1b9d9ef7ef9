import type {
  SiteAccountEntry,
  SiteAccountGroup,
  SiteManifest,
} from '../../../runtime/browser/start/siteData'
import { pathWithoutQuery } from '../../../runtime/rules/network/url'
import type { When } from '../../../runtime/rules/settings/conditions'
import type { AccountEntry, AccountGroup, Localized, Manifest } from '../../../runtime/schema/manifest.gen'
import {
  type AccountEntryId,
  type AccountGroupId,
  ownGroupTitle,
  productAccount,
} from '../../../runtime/tables/accountEntries'
import type { TextOverrides } from '../assets/catalogues'
import type { BuildFeature } from '../bundle/features'

/** What the account needs of a feature: who has it, and the titles of its pages. */
type AccountFeature = Pick<BuildFeature, 'when' | 'pages'>

type AccountManifest = Pick<Manifest, 'account' | 'routes'>

/** The icon of an entry that names none. */
export const defaultIcon = 'cards'

/** Whether an entry is one of the merchant's own, and not of the product. */
const isOwnEntry = ({ to, url, opens }: AccountEntry): boolean =>
  to !== undefined || url !== undefined || opens !== undefined

/** What a manifest without `account` shows. */
export const defaultAccount: readonly AccountGroup[] = Object.entries(productAccount).map(
  ([id, entries]) => ({
    id,
    entries: entries.map((entry) => ({ id: entry })),
  }),
)

/** The groups of the account for the page. What leads to a page that this site has not is left out. */
export const siteAccount = (
  manifest: AccountManifest,
  features: readonly AccountFeature[],
): SiteAccountGroup[] =>
  withActions(manifest.account ?? defaultAccount).map((group) => {
    const title = titleOf(group)
    const entries = group.entries.flatMap((entry) => siteEntry(entry, manifest, features))
    const isProducts = isProductGroup(title) && entries.join() === productAccount[title].join()
    return isProducts ? [title] : [title, entries]
  })

/** A list that was written before there were actions has them too: no member is left without a way to pay in. */
const withActions = (groups: readonly AccountGroup[]): readonly AccountGroup[] =>
  groups.some(({ id }) => id === 'actions')
    ? groups
    : [...defaultAccount.filter(({ id }) => id === 'actions'), ...groups]

function siteEntry(
  entry: AccountEntry,
  manifest: AccountManifest,
  features: readonly AccountFeature[],
): (AccountEntryId | SiteAccountEntry)[] {
  const { id, to, url, opens, icon = defaultIcon } = entry
  if (!isOwnEntry(entry))
    return [entry.when === undefined ? (id as AccountEntryId) : { id, when: entry.when }]
  const target = to === undefined ? undefined : targetOf(to, manifest, features)
  if (to !== undefined && !target) return []
  const text = isLocalized(entry.text) ? entryKey(id) : (entry.text ?? target?.title ?? '')
  const when = allOf([entry.when, target?.guard, target?.when])
  return [
    {
      id,
      ...(to !== undefined && { to }),
      ...(url !== undefined && { url }),
      ...(opens !== undefined && { opens }),
      icon,
      text,
      ...(when !== true && { when }),
    },
  ]
}

/** The page that a path leads to, and who may see it. */
function targetOf(to: string, manifest: AccountManifest, features: readonly AccountFeature[]) {
  const path = pathWithoutQuery(to)
  const route = manifest.routes[path]
  const feature = features.find(({ pages }) => pages.some(({ page }) => page === route?.page))
  const page = feature?.pages.find((one) => one.page === route?.page)
  return (
    page && {
      guard: route?.guard,
      when: feature?.when,
      title: routeTitle(manifest, path) ?? page.titles?.[path] ?? page.title,
    }
  )
}

/** All conditions; who sees the account is a member. */
function allOf(conditions: readonly (When | undefined)[]): When {
  const all = conditions.filter((when) => when !== undefined && when !== true && when !== 'member') as When[]
  return all.length > 1 ? { all } : (all[0] ?? true)
}

const isLocalized = (text: AccountEntry['text']): text is Localized =>
  text !== undefined && typeof text !== 'string'

const entryKey = (id: string): string => `member.entry-${id}`

const isProductGroup = (id: string): id is AccountGroupId => Object.hasOwn(productAccount, id)

/** The id of a group whose title the product has; else the key of the manifest's. */
const titleOf = ({ id, title }: AccountGroup): string =>
  title === undefined && isProductGroup(id) ? id : `${ownGroupTitle}${id}`

/** The key of the title that the manifest gives to an embedded page. */
function routeTitle({ routes }: AccountManifest, path: string): string | undefined {
  return routes[path]?.title && `shell.page-${Object.keys(routes).indexOf(path)}`
}

/** The routes for the page, with the keys of their titles: it has the words in one language only. */
export const siteRoutes = (manifest: AccountManifest): SiteManifest['routes'] =>
  Object.fromEntries(
    Object.entries(manifest.routes).map(([path, { title: _, ...route }]) => {
      const title = routeTitle(manifest, path)
      return [path, { ...route, ...(title && { title }) }]
    }),
  )

/** The manifest's own words of the account and of embedded pages in a language, which become a part of its texts. */
export function accountTexts(manifest: AccountManifest, language: string): TextOverrides {
  const titles = Object.entries(manifest.routes).map(
    ([path, { title }]) => [routeTitle(manifest, path) ?? '', title] as const,
  )
  const groups = (manifest.account ?? []).flatMap((group) => [
    [titleOf(group), group.title] as const,
    ...group.entries.map(({ id, text }) => [entryKey(id), isLocalized(text) ? text : undefined] as const),
  ])
  const words = [...titles, ...groups]
  return Object.fromEntries(words.flatMap(([key, text]) => (text ? [[key, inLanguage(text, language)]] : [])))
}

/** English is a site's last resort, also where it does not offer it (D24). */
export const inLanguage = (text: Localized, language: string): string =>
  (text as Readonly<Record<string, string>>)[language] ?? text.EN ?? Object.values(text)[0] ?? ''
