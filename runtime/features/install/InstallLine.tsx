import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import type { InstallService } from '../../contract/services'
import { useSite, useText } from '../../kit/useSite'
import { readInstallCount, showsInstallLine } from '../../rules/device/installOffer'
import { isConsentDue } from '../../rules/tracking/consent'
import { consentAtom } from '../../state/consent'
import { downloadBarAtom, installedAtom } from '../../state/download'
import { pathAtom } from '../../state/page'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { useInset } from '../../ui/layout/useInset'
import { storeDismissal } from './installMemory'
import { SiteIcon } from './SiteIcon'

/** One line above the bottom bar of the lobby that offers to install the site (E2.22). */
export default function InstallLine() {
  const site = useSite()
  const service = useInstallService()
  const path = useAtomValue(pathAtom) ?? ''
  const downloadBar = useAtomValue(downloadBarAtom)
  const installed = useAtomValue(installedAtom)
  const asksForConsent = isConsentDue(site.data.manifest, useAtomValue(consentAtom))
  const [dismissed, setDismissed] = useState(false)
  if (!service || installed || dismissed || asksForConsent) return null
  const { storage } = site.browser
  const isShown = showsInstallLine({
    path,
    canInstall: service.isOffered(),
    dismissed: storage.read('installDismissed') === true,
    count: readInstallCount(storage.read('installCount')),
    downloadClosed: storage.has('downloadClosed'),
    downloadBar,
  })
  return isShown ? <Line service={service} onDone={() => setDismissed(true)} /> : null
}

/** The service, once the browser's prompt is there or will not come (E4.08, E4.09). */
function useInstallService(): InstallService | undefined {
  const site = useSite()
  const [service, setService] = useState<InstallService>()
  useEffect(() => {
    let isGone = false
    async function load(): Promise<void> {
      const install = await site.service('install')
      await install?.waitForSystemPrompt()
      if (!isGone) setService(install)
    }
    load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [site])
  return service
}

function Line({ service, onDone }: { service: InstallService; onDone: () => void }) {
  const site = useSite()
  const t = useText()
  const line = useRef<HTMLElement>(null)
  useInset('--strip', line)
  const { name } = site.data.manifest

  async function install(): Promise<void> {
    const outcome = await service.install()
    // Who has read the guide may want to try it; the line stays for this visit.
    if (outcome !== 'guided') onDone()
  }

  function dismiss(): void {
    storeDismissal(site)
    onDone()
  }

  return (
    <section className="InstallLine" aria-label={t('install.label', { name })} ref={line}>
      <SiteIcon />
      <p className="InstallLine-text">{t('install.line', { name })}</p>
      <Button size="s" onClick={() => void install()}>
        {t('install.install')}
      </Button>
      <IconButton icon="close" label={t('common.close')} onClick={dismiss} />
    </section>
  )
}
