import { useState } from 'react'
import { languageName } from '../../browser/start/siteData'
import type { OverlayProps } from '../../contract/feature'
import { ChunkLoadError, notifyChunkLoadError } from '../../kit/code/lazyCode'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useSite, useText } from '../../kit/useSite'
import { isLanguage, languages } from '../../tables/languages'
import { Message } from '../../ui/feedback/Message'
import { LanguageList } from '../../ui/lists/LanguageList'

/** Every language in its own script; a tap switches to it and stores the choice (E3.52). */
export default function LanguageSheet(overlay: OverlayProps) {
  const { close } = overlay
  const site = useSite()
  const t = useText()
  const [failed, setFailed] = useState(false)

  async function choose(code: string) {
    if (!isLanguage(code)) return
    setFailed(false)
    try {
      await site.changeLanguage(code)
      // Otherwise another one has been chosen meanwhile.
      if (site.text.language === code) close()
    } catch (error) {
      if (error instanceof ChunkLoadError && error.remedy === 'offerUpdate')
        void notifyChunkLoadError(site, 'offerUpdate')
      else setFailed(true)
    }
  }

  return (
    <OverlaySheet overlay={overlay} title={t('language.title')}>
      {failed && (
        <Message tone="danger" live>
          {t('language.failed')}
        </Message>
      )}
      <LanguageList
        label={t('language.title')}
        current={site.text.language}
        onSelect={(code) => void choose(code)}
        languages={site.data.manifest.languages.map((code) => {
          const { tag, direction } = languages[code]
          return { code, name: languageName(site.data, code), lang: tag, dir: direction }
        })}
      />
    </OverlaySheet>
  )
}
