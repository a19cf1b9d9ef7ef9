import { useSite, useText } from '../../kit/useSite'
import { ListRow } from '../../ui/ListRow'

/** Link to the change-password page on the member's home, if the manifest has that page. */
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
