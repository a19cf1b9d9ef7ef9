import { useAtomValue } from 'jotai/react'
import { useOfferApp } from '../../kit/useOfferApp'
import { useSite, useText } from '../../kit/useSite'
import { pathOfPage } from '../../rules/network/url'
import { sessionAtom } from '../../state/session'
import { Button } from '../../ui/actions/Button'
import * as icons from '../../ui/media/icons'

/** What an announcement of this type is about (E3.17); nothing for other types, and for whom it is not. */
export function ArticleAction({ type }: { type: string }) {
  const site = useSite()
  const t = useText()
  const offerApp = useOfferApp()
  const isVisitor = useAtomValue(sessionAtom) === undefined
  if (type === 'APP_DOWNLOAD' && offerApp)
    return (
      <Button wide icon={icons.phone} onClick={offerApp}>
        {t('download.app')}
      </Button>
    )
  const canRegister = pathOfPage(site.data.manifest.routes, 'register') !== undefined
  if (type === 'REGISTER' && isVisitor && canRegister)
    return (
      <Button wide onClick={() => void site.openOverlay('register')}>
        {t('shell.register')}
      </Button>
    )
  return null
}
