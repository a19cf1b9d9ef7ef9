import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/ListRow'

/** The way to the reward center from the member's home; only where the manifest mounts it. */
export default function RewardsRow() {
  const site = useSite()
  const t = useText()
  const path = Object.entries(site.data.manifest.routes).find(([, { page }]) => page === 'rewards')?.[0]
  if (path === undefined) return null
  return (
    <ListRow
      icon="gift"
      label={t('member.rewards')}
      href={path}
      onClick={(event) => {
        event.preventDefault()
        site.go(path)
      }}
    />
  )
}
