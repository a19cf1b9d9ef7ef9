import { useSite, useText } from '../../kit/useSite'
import { consentBarOpenAtom } from '../../state/consent'

/** Reopens the consent bar, from the footer (D13). */
export default function ConsentLink() {
  const { store } = useSite()
  const t = useText()
  return (
    <li>
      <button type="button" className="Footer-link" onClick={() => store.set(consentBarOpenAtom, true)}>
        {t('consent.choices')}
      </button>
    </li>
  )
}
