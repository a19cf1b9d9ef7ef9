import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/ListRow'

/** The way to a new password from the member's home; only where the manifest mounts the page. */
export default function PasswordRow() {
  const site = useSite()
  const t = useText()
  const path = Object.entries(site.data.manifest.routes).find(
    ([, { page }]) => page === 'changePassword',
  )?.[0]
  if (path === undefined) return null
  return (
    <ListRow
      icon="lock"
      label={t('password.title')}
      href={path}
      onClick={(event) => {
        event.preventDefault()
        site.go(path)
      }}
    />
  )
}
