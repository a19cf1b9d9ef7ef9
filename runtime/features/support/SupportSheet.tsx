import type { OverlayProps } from '../../contract/feature'
import { useSite, useText } from '../../contract/useSite'
import { outerAddress } from '../../rules/address'
import { EmptyState } from '../../ui/EmptyState'
import { ListGroup } from '../../ui/ListGroup'
import { ListRow } from '../../ui/ListRow'
import { Sheet } from '../../ui/Sheet'

/** Customer service: an https address in a new tab, inside the tap (D17); entries elsewhere are left out (D16). */
export default function SupportSheet({ close, titleId, leaving }: OverlayProps) {
  const site = useSite()
  const t = useText()
  const { customerService = [], hosts } = site.data.manifest
  const entries = customerService.flatMap((entry, index) => {
    const address = outerAddress(entry.url, hosts?.customerService ?? [])
    const title = entry.title?.[site.text.language] ?? t('support.untitled', { number: index + 1 })
    return address === undefined ? [] : [{ id: entry.id, address, title }]
  })
  return (
    <Sheet
      title={t('support.title')}
      titleId={titleId}
      leaving={leaving}
      onClose={() => close()}
      closeLabel={t('common.close')}
    >
      {entries.length === 0 ? (
        <EmptyState icon="support" title={t('support.emptyTitle')} text={t('support.emptyText')} />
      ) : (
        <>
          <p>{t('support.text')}</p>
          <ListGroup>
            {entries.map(({ id, address, title }) => (
              <ListRow
                key={id}
                icon="chat"
                label={<bdi>{title}</bdi>}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => close()}
              />
            ))}
          </ListGroup>
        </>
      )}
    </Sheet>
  )
}
