import { useAtomValue } from 'jotai/react'
import type { SiteAccountEntry } from '../../browser/start/siteData'
import type { TextKey, Translate } from '../../contract/text'
import { linkProps } from '../../kit/pages/Link'
import { OutsideRow } from '../../kit/pages/OutsideRow'
import { useSite, useText } from '../../kit/useSite'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import {
  type AccountEntryId,
  type AccountGroupId,
  groupsOfTiles,
  ownGroupTitle,
  productAccount,
} from '../../tables/accountEntries'
import { isOverlay } from '../../tables/overlays'
import { ListGroup } from '../../ui/lists/ListGroup'
import { ListRow } from '../../ui/lists/ListRow'
import type { IconName } from '../../ui/media/Icon'
import { productEntries } from './productEntries'

/** The titles of the product's groups; what a member does with money needs none. */
const groupTitles: Readonly<Record<AccountGroupId, TextKey | undefined>> = {
  actions: undefined,
  money: 'member.groupMoney',
  play: 'member.groupPlay',
  offers: 'member.groupOffers',
  security: 'member.groupSecurity',
  help: 'infoPages.help',
  limits: 'shell.responsibleGaming',
}

/** A title that the manifest gives is the key of its text. */
function titleOf(title: string, t: Translate): string | undefined {
  const key = Object.hasOwn(groupTitles, title) ? groupTitles[title as AccountGroupId] : (title as TextKey)
  return key && t(key)
}

/** The groups of the account, as the manifest orders them (D31). */
export function AccountGroups() {
  const { data } = useSite()
  const t = useText()
  return data.account.map(([title, entries = productAccount[title as AccountGroupId]]) => (
    <ListGroup
      key={title}
      title={titleOf(title, t)}
      tiles={groupsOfTiles.includes(title.replace(ownGroupTitle, ''))}
    >
      {entries.map((entry) =>
        typeof entry === 'string' ? (
          <ProductEntry key={entry} id={entry} />
        ) : (
          <ConditionalEntry key={entry.id} entry={entry} />
        ),
      )}
    </ListGroup>
  ))
}

function ProductEntry({ id }: { readonly id: AccountEntryId }) {
  const site = useSite()
  const t = useText()
  return productEntries[id]({ site, t })
}

function ConditionalEntry({ entry }: { readonly entry: SiteAccountEntry }) {
  const facts = useAtomValue(factsAtom)
  if (evaluate(entry.when ?? true, facts) !== 'yes') return null
  return entry.text === undefined ? (
    <ProductEntry id={entry.id as AccountEntryId} />
  ) : (
    <OwnEntry {...entry} text={entry.text as TextKey} />
  )
}

/** An entry of the merchant's own: a page, another site, or an overlay. */
function OwnEntry({ to, url, opens, icon: name = '', text }: SiteAccountEntry & { readonly text: TextKey }) {
  const site = useSite()
  const t = useText()
  const icon = site.data.icons?.[name] ?? (name as IconName)
  if (url !== undefined) return <OutsideRow icon={icon} label={t(text)} url={url} />
  const action =
    to !== undefined
      ? linkProps(site, to)
      : { onClick: () => isOverlay(opens) && void site.openOverlay(opens) }
  return <ListRow icon={icon} label={t(text)} {...action} />
}
