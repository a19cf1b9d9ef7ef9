import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/ListRow'

/** A link from the member's home to the reward center, if the manifest mounts it. */
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
